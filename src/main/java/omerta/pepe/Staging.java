package omerta.pepe;

import java.util.Optional;
import omerta.engine.Seat;

/// How events are staged: whose sign stands beside them, and which are shown to all before play goes on.
final class Staging {

    private Staging() {}

    /// Whose event it is; empty where it is nobody's but the mover's.
    static Optional<Seat> doer(DonPepeEvent event) {
        return switch (event) {
            case DonPepeEvent.SeatingBegan(Seat first) -> Optional.of(first);
            case DonPepeEvent.TurnBegan(Seat seat, int _) -> Optional.of(seat);
            case DonPepeEvent.Exploded exploded -> Optional.of(exploded.by());
            case DonPepeEvent.Looted looted -> Optional.of(looted.seat());
            case DonPepeEvent.WentOut out -> Optional.of(out.seat());
            case DonPepeEvent.TookBank(Seat seat, int _) -> Optional.of(seat);
            case DonPepeEvent.Seated _,
                    DonPepeEvent.Stabbed _,
                    DonPepeEvent.Shot _,
                    DonPepeEvent.CakeSet _,
                    DonPepeEvent.CakePassed _,
                    DonPepeEvent.Drugged _,
                    DonPepeEvent.Raided _,
                    DonPepeEvent.Moved _,
                    DonPepeEvent.Discarded _,
                    DonPepeEvent.Passed _,
                    DonPepeEvent.Drew _,
                    DonPepeEvent.Reshuffled _,
                    DonPepeEvent.Woke _,
                    DonPepeEvent.Ended _ -> Optional.empty();
        };
    }

    /// Whether everyone looks at it.
    static boolean isMoment(DonPepeEvent event) {
        return switch (event) {
            case DonPepeEvent.Looted looted -> looted.paid() > 0;
            case DonPepeEvent.Exploded _,
                    DonPepeEvent.Raided _,
                    DonPepeEvent.WentOut _,
                    DonPepeEvent.TookBank _,
                    DonPepeEvent.Ended _ -> true;
            case DonPepeEvent.SeatingBegan _,
                    DonPepeEvent.Seated _,
                    DonPepeEvent.TurnBegan _,
                    DonPepeEvent.Stabbed _,
                    DonPepeEvent.Shot _,
                    DonPepeEvent.CakeSet _,
                    DonPepeEvent.CakePassed _,
                    DonPepeEvent.Drugged _,
                    DonPepeEvent.Moved _,
                    DonPepeEvent.Discarded _,
                    DonPepeEvent.Passed _,
                    DonPepeEvent.Drew _,
                    DonPepeEvent.Reshuffled _,
                    DonPepeEvent.Woke _ -> false;
        };
    }
}
