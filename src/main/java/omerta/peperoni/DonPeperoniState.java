package omerta.peperoni;

import java.util.List;
import java.util.Optional;
import omerta.engine.Seat;

/// Where a match of Don Peperoni stands.
///
/// @param terms what the table agreed on
/// @param clock whose turn it is
/// @param stage what has been done in this turn
/// @param board the village
/// @param screens what is behind each seat's screen
/// @param looks on which chit each seat's spy has looked; empty while he is behind the screen
/// @param auction the bidding for the police
public record DonPeperoniState(
        DonPeperoniTerms terms,
        DonPeperoniClock clock,
        DonPeperoniStage stage,
        DonPeperoniBoard board,
        List<DonPeperoniScreen> screens,
        List<Optional<DonPeperoniLook>> looks,
        DonPeperoniAuction auction) {
    /// Keeps copies.
    public DonPeperoniState {
        screens = List.copyOf(screens);
        looks = List.copyOf(looks);
    }

    /// How many seats there are.
    public int seats() {
        return screens.size();
    }

    /// What is to be decided.
    public DonPeperoniPhase phase() {
        return clock.phase();
    }

    /// Who decides; where all is over, who acted last.
    public Seat active() {
        return clock.active();
    }

    /// What is behind a seat's screen.
    public DonPeperoniScreen screen(Seat seat) {
        return screens.get(seat.index());
    }

    /// Whether a seat still has its spy.
    public boolean hasSpy(Seat seat) {
        return looks.get(seat.index()).isEmpty();
    }

    /// How many agents a seat has left, the spy among them.
    public int agentsLeft(Seat seat) {
        return screen(seat).agents().size() + (hasSpy(seat) ? 1 : 0);
    }

    /// How many police markers lie before a seat.
    public int markers(Seat seat) {
        int markers = 0;
        for (DonPeperoniMarker marker : board.markers()) {
            markers += marker instanceof DonPeperoniMarker.Held(Seat by) && by.equals(seat) ? 1 : 0;
        }
        return markers;
    }

    /// The canvasser of a seat that a police marker lies under, 1 or 2; 0 where there is none.
    public int frisked(Seat seat) {
        for (DonPeperoniMarker marker : board.markers()) {
            if (marker instanceof DonPeperoniMarker.Frisking(Seat of, int canvasser, var _) && of.equals(seat)) {
                return canvasser;
            }
        }
        return 0;
    }

    /// Whether there is a raid in a house, by its number as a place.
    public boolean isRaided(int house) {
        for (DonPeperoniMarker marker : board.markers()) {
            if (marker instanceof DonPeperoniMarker.Raiding(var _, int at) && at == house) {
                return true;
            }
        }
        return false;
    }

    /// The street that is closed, from 1; 0 where none is.
    public int closed() {
        for (DonPeperoniMarker marker : board.markers()) {
            if (marker instanceof DonPeperoniMarker.Closing(var _, int street)) {
                return street;
            }
        }
        return 0;
    }

    /// How many turns a seat comes after the start player in a round.
    int order(Seat seat) {
        return Math.floorMod(seat.index() - clock.start().index(), seats());
    }
}
