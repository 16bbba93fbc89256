package omerta.capollo;

import omerta.engine.Pile;
import omerta.engine.Seat;

/// Whose turn it is, and how far the turn has come.
///
/// @param turn the turn, counted from 1
/// @param active whose turn it is; where all is over, who had the last one
/// @param acted whether the main action was done
/// @param bought how many cards were bought in this turn
/// @param offers how many offers each seat has made in this turn
/// @param last whether the pile has run out for the second time, so that this turn is the last
/// @param over whether all is over
public record DonCapolloClock(
        int turn, Seat active, boolean acted, int bought, Pile offers, boolean last, boolean over) {

    /// A new turn.
    static DonCapolloClock begun(int turn, Seat active, int seats) {
        return new DonCapolloClock(turn, active, false, 0, Pile.faceDown(seats), false, false);
    }

    DonCapolloClock acting() {
        return new DonCapolloClock(turn, active, true, bought, offers, last, over);
    }

    DonCapolloClock buying() {
        return new DonCapolloClock(turn, active, acted, bought + 1, offers, last, over);
    }

    DonCapolloClock offering(Seat seat) {
        byte made = (byte) (offers.at(seat.index()) + 1);
        return new DonCapolloClock(turn, active, acted, bought, offers.with(seat.index(), made), last, over);
    }

    DonCapolloClock runOut() {
        return new DonCapolloClock(turn, active, acted, bought, offers, true, over);
    }

    DonCapolloClock ended() {
        return new DonCapolloClock(turn, active, acted, bought, offers, last, true);
    }
}
