package omerta.dacapo;

import static omerta.dacapo.DaCapoAction.NEW_PILE;

import java.util.List;
import omerta.dacapo.DaCapoAction.Source;
import omerta.engine.Pile;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Says whether an action is legal, and which clause forbids it where it is not. What everybody can see is looked at
/// first, what only the seat knows (its hand) last.
final class Judge {

    private Judge() {}

    static Ruling of(DaCapoState state, Seat seat, DaCapoAction action) {
        if (state.phase() == DaCapoPhase.OVER) {
            return Ruling.illegal("DC-3.1", "da-capo.refusal.over");
        }
        if (state.active().index() != seat.index()) {
            return state.phase() == DaCapoPhase.DEAL
                    ? Ruling.illegal("DC-9.3", "da-capo.refusal.dealer-deals", state.active())
                    : Ruling.illegal("DC-3.1", "da-capo.refusal.turn", state.active());
        }
        return switch (action) {
            case DaCapoAction.Refill() -> refill(state);
            case DaCapoAction.Place(Source from, int pile) -> place(state, seat, from, pile);
            case DaCapoAction.Discard(int card, int pile) -> discard(state, seat, card, pile);
            case DaCapoAction.Deal() ->
                state.phase() == DaCapoPhase.DEAL
                        ? Ruling.LEGAL
                        : Ruling.illegal("DC-9.3", "da-capo.refusal.still-playing");
        };
    }

    private static Ruling refill(DaCapoState state) {
        return switch (state.phase()) {
            case REFILL -> Ruling.LEGAL;
            case PLACE -> Ruling.illegal("DC-4.1", "da-capo.refusal.no-refill");
            case DEAL, OVER -> Ruling.illegal("DC-9.3", "da-capo.refusal.deal-first");
        };
    }

    private static Ruling place(DaCapoState state, Seat seat, Source from, int pile) {
        if (state.phase() != DaCapoPhase.PLACE) {
            return tooEarly(state);
        }
        return switch (from) {
            case Source.Stack(Seat of) -> placeStack(state, seat, of, pile);
            case Source.Auxiliary(int number) -> placeAuxiliary(state, seat, number, pile);
            case Source.Hand(int card) -> {
                Ruling ruling = target(state.middle(), card, pile);
                yield ruling.isLegal() ? held(state, seat, card) : ruling;
            }
        };
    }

    private static Ruling tooEarly(DaCapoState state) {
        return state.phase() == DaCapoPhase.REFILL
                ? Ruling.illegal("DC-4.1", "da-capo.refusal.refill-first")
                : Ruling.illegal("DC-9.3", "da-capo.refusal.deal-first");
    }

    private static Ruling placeStack(DaCapoState state, Seat seat, Seat of, int pile) {
        if (of.index() >= state.seats()) {
            return Ruling.illegal("DC-5.2", "da-capo.refusal.no-seat");
        }
        Pile stack = state.area(of).stack();
        if (of.index() != seat.index() && stack.size() == 1) {
            return Ruling.illegal("DC-5.6", "da-capo.refusal.last-card", of);
        }
        return target(state.middle(), stack.top(), pile);
    }

    private static Ruling placeAuxiliary(DaCapoState state, Seat seat, int number, int pile) {
        List<Pile> auxiliary = state.area(seat).auxiliary();
        return Places.lies(auxiliary, number)
                ? target(state.middle(), Places.pile(auxiliary, number).top(), pile)
                : Ruling.illegal("DC-5.4", "da-capo.refusal.no-auxiliary", number);
    }

    private static Ruling target(List<Pile> middle, int card, int pile) {
        if (pile == NEW_PILE) {
            if (!Places.hasFree(middle)) {
                return Ruling.illegal("DC-5.8", "da-capo.refusal.middle-full", middle.size());
            }
            return Fit.at(card, 1)
                    ? Ruling.LEGAL
                    : Ruling.illegal("DC-5.9", "da-capo.refusal.start", Phrases.card(card));
        }
        if (!Places.lies(middle, pile)) {
            return Ruling.illegal("DC-5.11", "da-capo.refusal.no-pile", pile);
        }
        int height = Places.pile(middle, pile).size() + 1;
        return Fit.at(card, height)
                ? Ruling.LEGAL
                : Ruling.illegal("DC-5.10", "da-capo.refusal.not-next", Phrases.card(card), pile, height);
    }

    private static Ruling held(DaCapoState state, Seat seat, int card) {
        return card > 0 && card <= DaCapoTables.JOKER && state.area(seat).hand().contains((byte) card)
                ? Ruling.LEGAL
                : Ruling.illegal("DC-5.2", "da-capo.refusal.not-held", Phrases.card(card));
    }

    private static Ruling discard(DaCapoState state, Seat seat, int card, int pile) {
        if (state.phase() != DaCapoPhase.PLACE) {
            return tooEarly(state);
        }
        DaCapoArea own = state.area(seat);
        if (own.hand().isEmpty()) {
            return Ruling.illegal("DC-7.1", "da-capo.refusal.must-place");
        }
        if (pile == NEW_PILE) {
            if (!Places.hasFree(own.auxiliary())) {
                return Ruling.illegal(
                        "DC-6.2",
                        "da-capo.refusal.auxiliary-full",
                        own.auxiliary().size());
            }
        } else if (!Places.lies(own.auxiliary(), pile)) {
            return Ruling.illegal("DC-6.2", "da-capo.refusal.no-auxiliary", pile);
        }
        return held(state, seat, card);
    }
}
