package omerta.pepe;

import java.util.List;
import omerta.engine.Pile;

/// Where the cards are. They are codes of [DonPepeCard].
///
/// @param hands the hand of each seat, the newest card last
/// @param draw the draw pile, face down, the next card on top
/// @param discards the discard pile, open to all, the last card on top
/// @param removed cards that have left the game
public record DonPepeCards(List<Pile> hands, Pile draw, Pile discards, Pile removed) {

    /// Keeps a copy of the hands.
    public DonPepeCards {
        hands = List.copyOf(hands);
    }

    Pile hand(int seat) {
        return hands.get(seat);
    }
}
