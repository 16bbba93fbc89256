package omerta.peperoni;

import java.util.List;
import java.util.function.ToIntFunction;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// Who has paid most.
final class Highest {

    private Highest() {}

    /// The seats of a set with the highest sum; none where all sums are 0.
    static SeatSet of(SeatSet seats, ToIntFunction<Seat> sum) {
        int most = 0;
        SeatSet highest = SeatSet.NONE;
        for (Seat seat : seats.seats()) {
            int paid = sum.applyAsInt(seat);
            if (paid > most) {
                most = paid;
                highest = SeatSet.NONE;
            }
            if (paid == most && paid > 0) {
                highest = highest.with(seat);
            }
        }
        return highest;
    }

    /// What each seat has paid that has paid anything.
    static List<DonPeperoniSum> sums(int seats, ToIntFunction<Seat> sum) {
        return Seat.first(seats).stream()
                .filter(seat -> sum.applyAsInt(seat) > 0)
                .map(seat -> new DonPeperoniSum(seat, sum.applyAsInt(seat)))
                .toList();
    }
}
