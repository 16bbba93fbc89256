package omerta.dacapo;

import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;

/// Where a match of Da Capo! stands.
///
/// @param rng what reshuffles and deals are drawn from
/// @param terms what the table agreed on
/// @param sheet the games that are over
/// @param dealer who dealt the game
/// @param round the round of the game, counted from 1; each begins with the seat left of the dealer
/// @param active who decides; in `DEAL` the next dealer, in `OVER` whoever acted last
/// @param phase what is to be decided
/// @param areas what lies before each seat, by seat
/// @param middle the places of the building piles, an empty pile where a place is free
/// @param draw the draw pile, face down, the next card on top
/// @param aside the completed building piles, in the order in which they were set aside
/// @param reshuffles how many reshuffles there were since a card was placed from any player stack
public record DaCapoState(
        Rng rng,
        DaCapoTerms terms,
        DaCapoSheet sheet,
        Seat dealer,
        int round,
        Seat active,
        DaCapoPhase phase,
        List<DaCapoArea> areas,
        List<Pile> middle,
        Pile draw,
        Pile aside,
        int reshuffles) {

    /// Keeps copies of the lists.
    public DaCapoState {
        areas = List.copyOf(areas);
        middle = List.copyOf(middle);
    }

    /// How many seats there are.
    public int seats() {
        return areas.size();
    }

    /// What lies before a seat.
    public DaCapoArea area(Seat seat) {
        return areas.get(seat.index());
    }

    /// The number of the game being played, or of the last one where none is; counted from 1.
    public int game() {
        return isPlaying() ? sheet.games() + 1 : sheet.games();
    }

    /// Whether a game is being played.
    public boolean isPlaying() {
        return phase == DaCapoPhase.REFILL || phase == DaCapoPhase.PLACE;
    }

    /// The seat that began the game.
    public Seat starter() {
        return dealer.next(seats());
    }

    /// Whether a card can be drawn, at need after a reshuffle.
    public boolean canDraw() {
        return !draw.isEmpty() || !aside.isEmpty();
    }
}
