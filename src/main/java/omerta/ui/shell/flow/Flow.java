package omerta.ui.shell.flow;

import java.util.Optional;
import omerta.engine.Decision;
import omerta.engine.House;
import omerta.engine.Player;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Table;
import omerta.engine.Turn;

/// Computes which way the screen stands next.
///
/// @param house how friendly the table is
/// @param locked the seats whose curtain asks for a PIN; it stays even where the house wants no curtain
public record Flow(House house, SeatSet locked) {

    /// The flow of this table.
    public static Flow of(Table table) {
        SeatSet locked = SeatSet.NONE;
        for (Seat seat : table.seats()) {
            Player player = table.player(seat);
            if (!player.pin().isEmpty()) {
                locked = locked.with(seat);
            }
        }
        return new Flow(table.house(), locked);
    }

    /// Where a match stands when it is opened: always the curtain of the seat that decides, or the open table; before
    /// either comes the moment for all where the deal was one.
    ///
    /// @param moment whether something happened that is shown to all, and nobody has seen it yet
    public Stand begin(Turn turn, boolean moment) {
        if (moment) {
            return new Stand.Moment();
        }
        return asked(turn, seat -> openHanded(seat) ? new Stand.InHand(seat, false) : turnCurtain(seat));
    }

    /// Where play goes on when nobody is in hand any more.
    public Stand next(Turn turn) {
        return asked(turn, seat -> enter(seat, Stand.Reason.TURN));
    }

    /// Where play goes on after an action.
    ///
    /// @param now how the screen stood when it was done
    /// @param turn who must decide afterwards
    /// @param moment whether something happened that is shown to all
    /// @param free whether the action can still be taken back
    public Stand after(Stand now, Turn turn, boolean moment, boolean free) {
        if (moment) {
            return new Stand.Moment();
        }
        if (!(now instanceof Stand.InHand(Seat seat, var _))) {
            return next(turn);
        }
        if (staysInHand(turn, seat)) {
            return new Stand.InHand(seat, false);
        }
        Stand next = next(turn);
        boolean same = next.actor().equals(Optional.of(seat));
        return free && !same && !turn.isOver() ? new Stand.InHand(seat, true) : next;
    }

    /// Where play goes on after an action was taken back or made again.
    public Stand rewound(Stand now, Turn turn) {
        return now instanceof Stand.InHand(Seat seat, var _) && staysInHand(turn, seat)
                ? new Stand.InHand(seat, false)
                : next(turn);
    }

    /// The seat lifts its curtain; where it has nothing left to decide it can but hand over.
    public Stand lift(Stand.Curtain curtain, Turn turn) {
        return new Stand.InHand(curtain.seat(), turn.of(curtain.seat()).isEmpty());
    }

    /// Private things are covered at once; nothing changes where there are none on the screen.
    public Stand cover(Stand now) {
        return switch (now) {
            case Stand.InHand(Seat seat, var _) -> new Stand.Curtain(seat, Stand.Reason.COVERED);
            case Stand.Peek(var _), Stand.Open(var _), Stand.Moment(), Stand.Curtain(var _, var _), Stand.Over() -> now;
        };
    }

    /// A seat wants to act out of turn, or, where it acts at the open table already, to choose something hidden; nothing
    /// changes where the turn does not let it.
    public Stand choose(Stand now, Turn turn, Seat seat) {
        if (!(now instanceof Stand.Open)) {
            return now;
        }
        Optional<Decision> decision = turn.of(seat);
        if (decision.isEmpty()) {
            return now;
        }
        return switch (decision.get().privacy()) {
            case OPEN -> new Stand.Open(Optional.of(seat));
            case MIXED ->
                now.actor().equals(Optional.of(seat))
                        ? enter(seat, Stand.Reason.CHOICE)
                        : new Stand.Open(Optional.of(seat));
            case IN_HAND -> enter(seat, Stand.Reason.CHOICE);
        };
    }

    /// A seat looks at its own things while the table lies open.
    public Stand peek(Stand now, Seat seat) {
        return now instanceof Stand.Open ? new Stand.Peek(seat) : now;
    }

    private interface Entry {
        Stand of(Seat seat);
    }

    private static Stand asked(Turn turn, Entry entry) {
        if (turn.isOver()) {
            return new Stand.Over();
        }
        Decision decision = turn.decisions().getFirst();
        return switch (decision.privacy()) {
            case OPEN, MIXED -> new Stand.Open(Optional.of(decision.seat()));
            case IN_HAND -> entry.of(decision.seat());
        };
    }

    private Stand enter(Seat seat, Stand.Reason reason) {
        boolean bare = openHanded(seat) || (house.noCurtain() && !locked.contains(seat));
        return bare ? new Stand.InHand(seat, false) : new Stand.Curtain(seat, reason);
    }

    private boolean openHanded(Seat seat) {
        return house.openHands() && !locked.contains(seat);
    }

    private static Stand turnCurtain(Seat seat) {
        return new Stand.Curtain(seat, Stand.Reason.TURN);
    }

    /// Whether a seat in hand goes on in hand: because it must, or because it may need its hand and nobody waits for the
    /// open table to break in.
    public static boolean staysInHand(Turn turn, Seat seat) {
        return turn.decisions().stream()
                .filter(decision -> decision.seat().equals(seat))
                .anyMatch(decision -> switch (decision.privacy()) {
                    case IN_HAND -> true;
                    case MIXED -> turn.interrupts().isEmpty();
                    case OPEN -> false;
                });
    }
}
