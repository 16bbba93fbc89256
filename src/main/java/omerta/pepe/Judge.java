package omerta.pepe;

import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Says whether an action is legal, and which clause forbids it where it is not. What everybody can see is looked at
/// first, what only the seat knows (its hand) last.
final class Judge {

    private final Targets targets;

    Judge(Targets targets) {
        this.targets = targets;
    }

    Ruling of(DonPepeState state, Seat seat, DonPepeAction action) {
        Ruling turn = turn(state, seat);
        return turn.isLegal() ? act(state, seat.index(), action) : turn;
    }

    private static Ruling turn(DonPepeState state, Seat seat) {
        DonPepeClock clock = state.clock();
        if (clock.phase() == DonPepePhase.OVER) {
            return Ruling.illegal(DonPepeEnd.of(state.ledger()).clause(), "don-pepe.refusal.over");
        }
        if (clock.active().index() == seat.index()) {
            return Ruling.LEGAL;
        }
        return switch (clock.phase()) {
            case SEATING -> Ruling.illegal("DP-3.6", "don-pepe.refusal.seats", clock.active());
            case RAID -> Ruling.illegal("DP-11.4", "don-pepe.refusal.seats", clock.active());
            case CARDS, OVER -> Ruling.illegal("DP-4.1", "don-pepe.refusal.turn", clock.active());
        };
    }

    private Ruling act(DonPepeState state, int seat, DonPepeAction action) {
        if (action instanceof DonPepeAction.Place place) {
            return place(state, seat, place.role(), place.chair());
        }
        Ruling seated = seated(state.phase());
        if (!seated.isLegal()) {
            return seated;
        }
        return switch (action) {
            case DonPepeAction.Done() -> Ruling.LEGAL;
            case DonPepeAction.Discard(DonPepeCard card) -> discard(state, seat, card);
            case DonPepeAction.Place _,
                    DonPepeAction.Stab _,
                    DonPepeAction.Shoot _,
                    DonPepeAction.SetCake _,
                    DonPepeAction.PassCake _,
                    DonPepeAction.KaBoom _,
                    DonPepeAction.Drug _,
                    DonPepeAction.Raid _,
                    DonPepeAction.Move _ -> play(state, seat, action);
        };
    }

    private static Ruling place(DonPepeState state, int seat, DonPepeRole role, int chair) {
        boolean raid = state.phase() == DonPepePhase.RAID;
        if (!raid && state.phase() != DonPepePhase.SEATING) {
            return Ruling.illegal("DP-3.6", "don-pepe.refusal.all-seated");
        }
        if (!Layout.isChair(chair)) {
            return Targets.noChair(chair);
        }
        if (!state.board().isFree(chair)) {
            return Ruling.illegal(raid ? "DP-11.4" : "DP-3.6", "don-pepe.refusal.taken", chair);
        }
        return state.board().waiting().contains(DonPepeMan.code(seat, role))
                ? Ruling.LEGAL
                : Ruling.illegal("DP-3.10", "don-pepe.refusal.none-waiting", Phrases.role(role));
    }

    private static Ruling discard(DonPepeState state, int seat, DonPepeCard card) {
        if (!state.clock().isUntouched()) {
            return Ruling.illegal("DP-7.7", "don-pepe.refusal.no-discard");
        }
        return state.cards().hand(seat).contains(card.code())
                ? Ruling.LEGAL
                : Ruling.illegal("DP-7.6", "don-pepe.refusal.not-held", Phrases.card(card));
    }

    private Ruling play(DonPepeState state, int seat, DonPepeAction action) {
        DonPepeCard card = Menu.card(action).orElseThrow();
        Ruling time = time(state.clock(), card);
        if (!time.isLegal()) {
            return time;
        }
        Ruling target = targets.of(state.board(), seat, action);
        return target.isLegal() ? held(state, seat, card) : target;
    }

    /// Whether it is the time for a card.
    private static Ruling time(DonPepeClock clock, DonPepeCard card) {
        if (clock.discarded()) {
            return Ruling.illegal("DP-7.7", "don-pepe.refusal.discarded");
        }
        if (!card.isAction()) {
            return clock.allowsMovement()
                    ? Ruling.LEGAL
                    : Ruling.illegal("DP-7.1", "don-pepe.refusal.two-played", Phrases.card(card));
        }
        if (clock.allowsAction()) {
            return Ruling.LEGAL;
        }
        return onlyMovements(clock.played())
                ? Ruling.illegal("DP-7.3", "don-pepe.refusal.after-movement", Phrases.card(card))
                : Ruling.illegal("DP-7.2", "don-pepe.refusal.second-action", Phrases.card(card));
    }

    private static boolean onlyMovements(Pile played) {
        return played.count(DonPepeCard.MOVEMENT.code()) == played.size();
    }

    private static Ruling held(DonPepeState state, int seat, DonPepeCard card) {
        return state.cards().hand(seat).contains(card.code())
                ? Ruling.LEGAL
                : Ruling.illegal("DP-7.1", "don-pepe.refusal.not-held", Phrases.card(card));
    }

    /// Whether a seat can play a card of this kind now, whatever for.
    Ruling card(DonPepeState state, Seat seat, DonPepeCard card) {
        for (Ruling ruling : List.of(turn(state, seat), seated(state.phase()), time(state.clock(), card))) {
            if (!ruling.isLegal()) {
                return ruling;
            }
        }
        Ruling any = targets.any(state.board(), seat.index(), card);
        return any.isLegal() ? held(state, seat.index(), card) : any;
    }

    private static Ruling seated(DonPepePhase phase) {
        return switch (phase) {
            case SEATING -> Ruling.illegal("DP-3.6", "don-pepe.refusal.seat-first");
            case RAID -> Ruling.illegal("DP-11.4", "don-pepe.refusal.seat-first");
            case CARDS, OVER -> Ruling.LEGAL;
        };
    }
}
