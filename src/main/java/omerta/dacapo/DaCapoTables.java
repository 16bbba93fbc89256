package omerta.dacapo;

import omerta.engine.BadTables;
import omerta.engine.Seat;

/// The printed figures of Da Capo!, checked.
///
/// @param highest the highest number on a card; the numbers run from 1 to it, and it ends a building pile
/// @param copies how many cards there are of each number
/// @param jokers how many jokers there are
/// @param stack how many cards a player stack has at the start
/// @param hand how many cards a full hand has
/// @param piles how many building piles may lie in the middle at once
/// @param auxiliary how many auxiliary piles a player may have at once
/// @param leastSeats the fewest players
/// @param mostSeats the most players
/// @param circle how many reshuffles in a row without a card from any player stack end a game
/// @param scoreless how many games in a row without points end a match
/// @param target how many points a match may be played to
public record DaCapoTables(
        int highest,
        int copies,
        int jokers,
        int stack,
        int hand,
        int piles,
        int auxiliary,
        int leastSeats,
        int mostSeats,
        int circle,
        int scoreless,
        Target target) {

    /// The code of a joker in a pile; the code of a number card is its number.
    public static final byte JOKER = 11;

    private static final int MOST_CARDS = 1000;
    private static final int MOST_PILES = 6;

    /// How many points a match may be played to.
    ///
    /// @param least the fewest
    /// @param most the most
    /// @param step what one click adds
    /// @param standard what holds where nothing was said
    public record Target(int least, int most, int step, int standard) {}

    /// Refuses figures that no game can be played with.
    ///
    /// @throws BadTables naming the figure
    public DaCapoTables {
        within("highest", highest, 2, JOKER - 1);
        within("copies", copies, 1, MOST_CARDS);
        within("jokers", jokers, 0, MOST_CARDS);
        within("stack", stack, 1, MOST_CARDS);
        within("hand", hand, 1, MOST_CARDS);
        within("piles", piles, 1, MOST_PILES);
        within("auxiliary", auxiliary, 1, MOST_PILES);
        within("leastSeats", leastSeats, 2, Seat.MOST);
        within("mostSeats", mostSeats, leastSeats, Seat.MOST);
        within("circle", circle, 1, MOST_CARDS);
        within("scoreless", scoreless, 1, MOST_CARDS);
        within("target.least", target.least, 1, MOST_CARDS);
        within("target.most", target.most, target.least, MOST_CARDS);
        within("target.step", target.step, 1, MOST_CARDS);
        within("target.standard", target.standard, target.least, target.most);
        int cards = highest * copies + jokers;
        if (cards > MOST_CARDS) {
            throw new BadTables("copies", cards + " cards are more than " + MOST_CARDS);
        }
        int dealt = mostSeats * (stack + hand);
        if (dealt > cards) {
            throw new BadTables("mostSeats", mostSeats + " players need " + dealt + " of " + cards + " cards");
        }
    }

    private static void within(String key, int figure, int least, int most) {
        if (figure < least || figure > most) {
            throw new BadTables(key, figure + " is not from " + least + " to " + most);
        }
    }

    /// How many cards the box holds.
    public int cards() {
        return highest * copies + jokers;
    }

    /// How many cards of this face the box holds; none of a face that is not printed.
    public int printed(int card) {
        if (card == JOKER) {
            return jokers;
        }
        return card >= 1 && card <= highest ? copies : 0;
    }
}
