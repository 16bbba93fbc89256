package omerta.corleone;

import java.util.List;
import omerta.engine.Pile;

/// What lies beside the city.
///
/// @param stock how many cards lie on the pile of each good and of each bill, in the order of their codes
/// @param deck the job deck
/// @param discards the discarded jobs
/// @param row the open jobs
/// @param blue the blue tiles to come
/// @param red the red tiles to come
/// @param later for each act with allies those that lie face down
/// @param allies the open allies
/// @param gone the allies that have left the game
public record CorleoneSupply(
        Pile stock, Pile deck, Pile discards, Pile row, Pile blue, Pile red, List<Pile> later, Pile allies, Pile gone) {
    /// Keeps a copy.
    public CorleoneSupply {
        later = List.copyOf(later);
    }

    /// How many cards lie on the pile of a good or a bill, by its code.
    public int inStock(int code) {
        return stock.at(code - 1);
    }

    /// The tiles of a kind that are to come.
    public Pile tiles(CorleoneTile tile) {
        return switch (tile) {
            case BLUE -> blue;
            case RED -> red;
        };
    }

    CorleoneSupply stocking(int code, int more) {
        Pile other = stock.with(code - 1, (byte) (stock.at(code - 1) + more));
        return new CorleoneSupply(other, deck, discards, row, blue, red, later, allies, gone);
    }

    CorleoneSupply decking(Pile newDeck, Pile newDiscards) {
        return new CorleoneSupply(stock, newDeck, newDiscards, row, blue, red, later, allies, gone);
    }

    CorleoneSupply laying(Pile newRow) {
        return new CorleoneSupply(stock, deck, discards, newRow, blue, red, later, allies, gone);
    }

    CorleoneSupply opening(CorleoneTile tile) {
        return tile == CorleoneTile.BLUE
                ? new CorleoneSupply(stock, deck, discards, row, blue.pop(), red, later, allies, gone)
                : new CorleoneSupply(stock, deck, discards, row, blue, red.pop(), later, allies, gone);
    }

    CorleoneSupply showing(List<Pile> newLater, Pile newAllies, Pile newGone) {
        return new CorleoneSupply(stock, deck, discards, row, blue, red, newLater, newAllies, newGone);
    }
}
