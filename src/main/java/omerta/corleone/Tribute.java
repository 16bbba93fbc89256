package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Tribute to the Don: allies come back, hands are discarded down to the limit.
final class Tribute {

    private final Desk desk;

    Tribute(Desk desk) {
        this.desk = desk;
    }

    void begin() {
        desk.set(desk.clock().in(CorleonePhase.TRIBUTE));
        desk.tell(new CorleoneCourse.PhaseBegan(CorleonePhase.TRIBUTE));
        for (Seat seat : Seat.first(desk.seats())) {
            takeBack(seat);
        }
    }

    private void takeBack(Seat seat) {
        CorleoneFamily family = desk.family(seat);
        Pile played = family.played();
        if (played.isEmpty()) {
            return;
        }
        Pile hand = family.hand();
        List<String> names = new ArrayList<>(played.size());
        for (int i = 0; i < played.size(); i++) {
            hand = hand.insert(played.at(i));
            names.add(desk.city().ally(played.at(i)).id());
        }
        desk.set(seat, family.playing(hand, Pile.EMPTY));
        desk.tell(new CorleoneCourse.AlliesBack(seat, names));
    }

    /// Who has to discard next; empty where nobody has.
    static Optional<Seat> due(CorleoneState state, CorleoneTables tables) {
        Seat seat = state.clock().head();
        for (int i = 0; i < state.seats(); i++) {
            if (excess(state, seat, tables) > 0) {
                return Optional.of(seat);
            }
            seat = seat.next(state.seats());
        }
        return Optional.empty();
    }

    /// How many cards a seat has over the limit.
    static int excess(CorleoneState state, Seat seat, CorleoneTables tables) {
        return state.hand(seat).size() - tables.act(state.clock().act()).handLimit();
    }
}
