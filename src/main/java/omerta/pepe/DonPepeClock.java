package omerta.pepe;

import omerta.engine.Pile;
import omerta.engine.Seat;

/// Whose turn it is, and how far the turn has come.
///
/// @param round the round, counted from 1; 0 while the men are seated for the first time
/// @param first who began the first round; while the men are seated for the first time, who seats the first one
/// @param turn whose turn it is
/// @param active who decides; another seat than that of the turn only while men are seated
/// @param phase what is to be decided
/// @param played the cards played in this turn
/// @param discarded whether a card was discarded instead
/// @param quiet how many turns in a row have passed without income or death; -1 if there was some in this turn
public record DonPepeClock(
        int round, Seat first, Seat turn, Seat active, DonPepePhase phase, Pile played, boolean discarded, int quiet) {

    /// Instead of a number of quiet turns: in this turn there was income or death.
    static final int LOUD = -1;

    /// Whether nothing was played or discarded in this turn.
    public boolean isUntouched() {
        return played.isEmpty() && !discarded;
    }

    /// Whether an action card may still be played.
    public boolean allowsAction() {
        return isUntouched();
    }

    /// Whether a Movement may still be played.
    public boolean allowsMovement() {
        return played.size() < 2 && !discarded;
    }

    DonPepeClock with(Pile playedNow, boolean discardedNow, int quietNow) {
        return new DonPepeClock(round, first, turn, active, phase, playedNow, discardedNow, quietNow);
    }
}
