package omerta.pepe;

import java.util.Optional;
import omerta.engine.Seat;

/// How events are staged: whose sign stands beside them, and which are shown to all before play goes on.
final class Staging {

    private Staging() {}

    /// Whose event it is; empty where it is nobody's but the mover's.
    static Optional<Seat> doer(DonPepeEvent event) {
        return switch (event) {
            case DonPepeCourse.SeatingBegan(Seat first) -> Optional.of(first);
            case DonPepeCourse.TurnBegan(Seat seat, int _) -> Optional.of(seat);
            case DonPepeDeed.Exploded exploded -> Optional.of(exploded.by());
            case DonPepeReckoning.Looted looted -> Optional.of(looted.seat());
            case DonPepeReckoning.WentOut out -> Optional.of(out.seat());
            case DonPepeReckoning.TookBank(Seat seat, int _) -> Optional.of(seat);
            case DonPepeCourse.Seated _,
                    DonPepeDeed.Stabbed _,
                    DonPepeDeed.Shot _,
                    DonPepeDeed.CakeSet _,
                    DonPepeDeed.CakePassed _,
                    DonPepeDeed.Drugged _,
                    DonPepeDeed.Raided _,
                    DonPepeDeed.Moved _,
                    DonPepeCourse.Discarded _,
                    DonPepeCourse.Passed _,
                    DonPepeCourse.Drew _,
                    DonPepeCourse.Reshuffled _,
                    DonPepeCourse.Woke _,
                    DonPepeReckoning.Ended _ -> Optional.empty();
        };
    }

    /// Whether everyone looks at it.
    static boolean isMoment(DonPepeEvent event) {
        return switch (event) {
            case DonPepeReckoning.Looted looted -> looted.paid() > 0;
            case DonPepeDeed.Exploded _,
                    DonPepeDeed.Raided _,
                    DonPepeReckoning.WentOut _,
                    DonPepeReckoning.TookBank _,
                    DonPepeReckoning.Ended _ -> true;
            case DonPepeCourse.SeatingBegan _,
                    DonPepeCourse.Seated _,
                    DonPepeCourse.TurnBegan _,
                    DonPepeDeed.Stabbed _,
                    DonPepeDeed.Shot _,
                    DonPepeDeed.CakeSet _,
                    DonPepeDeed.CakePassed _,
                    DonPepeDeed.Drugged _,
                    DonPepeDeed.Moved _,
                    DonPepeCourse.Discarded _,
                    DonPepeCourse.Passed _,
                    DonPepeCourse.Drew _,
                    DonPepeCourse.Reshuffled _,
                    DonPepeCourse.Woke _ -> false;
        };
    }
}
