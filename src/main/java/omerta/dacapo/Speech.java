package omerta.dacapo;

import java.util.List;
import java.util.Optional;
import omerta.dacapo.DaCapoAction.Source;
import omerta.engine.Message;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.engine.Telling;
import omerta.engine.Viewer;

/// What Da Capo! says to its players.
final class Speech implements Telling<DaCapoState, DaCapoAction> {

    private static final DaCapoAction REFILL = new DaCapoAction.Refill();

    private final DaCapoTables tables;

    Speech(DaCapoTables tables) {
        this.tables = tables;
    }

    @Override
    public Message progress(DaCapoState view) {
        return switch (view.phase()) {
            case REFILL, PLACE ->
                view.terms().isMatch()
                        ? Message.of("da-capo.progress.match", view.game(), view.round())
                        : Message.of("da-capo.progress.single", view.round());
            case DEAL -> Message.of("da-capo.progress.between", view.game());
            case OVER -> Message.of("da-capo.progress.over", view.game());
        };
    }

    @Override
    public Message prompt(DaCapoState view, Viewer viewer) {
        Seat active = view.active();
        return switch (view.phase()) {
            case REFILL -> viewer.is(active) ? refill(view) : Message.of("da-capo.prompt.wait", active);
            case PLACE -> place(view, viewer);
            case DEAL ->
                viewer.is(active)
                        ? Message.of("da-capo.prompt.deal", view.game() + 1)
                        : Message.of("da-capo.prompt.wait-deal", active);
            case OVER -> Message.of("da-capo.prompt.over");
        };
    }

    private Message refill(DaCapoState view) {
        int missing = tables.hand() - view.area(view.active()).hand().size();
        return Message.of(
                "da-capo.prompt.refill",
                Math.min(missing, view.draw().size() + view.aside().size()));
    }

    private static Message place(DaCapoState view, Viewer viewer) {
        Seat active = view.active();
        boolean empty = view.area(active).hand().isEmpty();
        if (!viewer.is(active)) {
            return Message.of(empty ? "da-capo.prompt.wait-forced" : "da-capo.prompt.wait", active);
        }
        if (empty) {
            return Message.of("da-capo.prompt.forced");
        }
        return Message.of(canPlace(view, active) ? "da-capo.prompt.place" : "da-capo.prompt.discard");
    }

    private static boolean canPlace(DaCapoState view, Seat seat) {
        Pile hand = view.area(seat).hand();
        for (int i = 0; i < hand.size(); i++) {
            if (Fit.anywhere(view.middle(), hand.at(i))) {
                return true;
            }
        }
        return Fit.anyOpenCard(view.areas(), view.middle(), seat.index());
    }

    @Override
    public Message describe(DaCapoState view, Seat seat, DaCapoAction action) {
        return switch (action) {
            case DaCapoAction.Refill() -> Message.of("da-capo.action.refill");
            case DaCapoAction.Deal() -> Message.of("da-capo.action.deal");
            case DaCapoAction.Discard(int card, int pile) ->
                pile == DaCapoAction.NEW_PILE
                        ? Message.of("da-capo.action.discard-new", Phrases.card(card))
                        : Message.of("da-capo.action.discard", Phrases.card(card), pile);
            case DaCapoAction.Place(Source from, int pile) -> place(view, seat, from, pile);
        };
    }

    private static Message place(DaCapoState view, Seat seat, Source from, int pile) {
        int height = Places.lies(view.middle(), pile)
                ? Places.pile(view.middle(), pile).size() + 1
                : 1;
        Message card = Phrases.cardAs(Sources.card(view, seat, from), height);
        return pile == DaCapoAction.NEW_PILE
                ? Message.of("da-capo.action.start", card, Phrases.from(seat, from))
                : Message.of("da-capo.action.place", card, Phrases.from(seat, from), pile);
    }

    @Override
    public List<Message> advice(DaCapoState view, Seat seat, DaCapoAction action) {
        return action instanceof DaCapoAction.Place(Source from, int pile)
                        && from instanceof Source.Stack(Seat of)
                        && !of.equals(seat)
                        && !Reach.needs(view, seat, from, pile)
                ? List.of(Message.of("da-capo.advice.helps", of))
                : List.of();
    }

    @Override
    public Optional<DaCapoAction> automatic(DaCapoState view, Seat seat) {
        return view.phase() == DaCapoPhase.REFILL && view.active().equals(seat)
                ? Optional.of(REFILL)
                : Optional.empty();
    }
}
