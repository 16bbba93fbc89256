package omerta.peperoni;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Message;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Warnings before what is legal but may be unwise.
final class Advice {

    private final DonPeperoniTables tables;
    private final Village village;
    private final Reach reach;

    Advice(DonPeperoniTables tables, Village village, Reach reach) {
        this.tables = tables;
        this.village = village;
        this.reach = reach;
    }

    List<Message> of(DonPeperoniState view, Seat seat, DonPeperoniAction action) {
        if (action instanceof DonPeperoniAction.Done && view.phase() == DonPeperoniPhase.CANVASS) {
            return done(view, seat);
        }
        return action instanceof DonPeperoniAction.LeaveAgent(int canvasser, DonPeperoniAgent agent)
                ? agent(view, seat, view.board().place(seat, canvasser), agent)
                : List.of();
    }

    private List<Message> done(DonPeperoniState view, Seat seat) {
        List<Message> advice = new ArrayList<>();
        boolean walks = false;
        for (int canvasser = 1; canvasser <= DonPeperoniTables.CANVASSERS; canvasser++) {
            walks |= canWalk(view, canvasser);
            if (isShutIn(view, seat, canvasser)) {
                advice.add(Message.of("don-peperoni.advice.shut-in", canvasser));
            }
        }
        if (walks) {
            advice.add(Message.of("don-peperoni.advice.points", reach.left(view)));
        }
        int markers = view.markers(seat);
        if (markers > 0 && view.clock().round() == tables.rounds()) {
            advice.add(Message.of("don-peperoni.advice.marker", markers));
        }
        return advice;
    }

    /// Whether a canvasser of the active seat can step anywhere.
    boolean canWalk(DonPeperoniState view, int canvasser) {
        for (int to : village.beside(view.board().place(view.active(), canvasser))) {
            if (reach.walk(view, canvasser, to).isLegal()) {
                return true;
            }
        }
        return false;
    }

    /// Whether a closed street keeps a canvasser where it is.
    boolean isShutIn(DonPeperoniState view, Seat seat, int canvasser) {
        int closed = view.closed();
        int place = view.board().place(seat, canvasser);
        if (closed == 0 || place == 0) {
            return false;
        }
        for (int to : village.beside(place)) {
            if (village.isOpen(view.seats(), to) && village.street(to) != closed) {
                return false;
            }
        }
        return true;
    }

    private List<Message> agent(DonPeperoniState view, Seat seat, int place, DonPeperoniAgent agent) {
        Pile own = reach.house(view, place).agents(seat);
        boolean useless =
                agent == DonPeperoniAgent.LAWYER ? !own.isEmpty() : own.contains(DonPeperoniAgent.LAWYER.code());
        return useless
                ? List.of(Message.of("don-peperoni.advice.own-lawyer", Phrases.in(village.id(place))))
                : List.of();
    }
}
