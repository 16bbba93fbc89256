package omerta.corleone;

import java.util.List;
import omerta.engine.Lists;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// What lies and stands in the city.
///
/// @param tiles for each turf the number of the business on its tile, 0 where none lies
/// @param figures for each space who stands on it: 0 nobody, 1 and up the seats, [#NEUTRAL] a neutral figure
/// @param bombs the spaces that are marked by a bomb, one bit a space
/// @param steward the turf of the shop steward; 0 where he is aside
/// @param stacks for each turf its control markers, 1 and up for the seats, the topmost last
public record CorleoneBoard(Pile tiles, Pile figures, int bombs, int steward, List<Pile> stacks) {

    /// A neutral figure on a space: the police captain on a front, the alderman on a spot.
    public static final byte NEUTRAL = Seat.MOST + 1;

    /// Keeps a copy.
    public CorleoneBoard {
        stacks = List.copyOf(stacks);
    }

    /// Whether there is such a space now: a tile's front is there once the tile is.
    public boolean isThere(int space) {
        return space >= 0
                && space < figures.size()
                && (space >= CorleoneCity.FRONTS || space % 2 == 0 || tiles.at(space / 2) > 0);
    }

    /// Whether a figure can be put on a space.
    public boolean isFree(int space) {
        return isThere(space) && figures.at(space) == 0;
    }

    /// Whether a space is marked by a bomb.
    public boolean isMined(int space) {
        return (bombs >> space & 1) == 1;
    }

    /// Whether a figure of a seat stands on a space.
    public boolean isOf(int space, Seat seat) {
        return space >= 0 && space < figures.size() && figures.at(space) == code(seat);
    }

    /// Whether a figure of another seat stands on a space.
    boolean isRival(int space, Seat seat) {
        return space >= 0
                && space < figures.size()
                && figures.at(space) > 0
                && figures.at(space) < NEUTRAL
                && figures.at(space) != code(seat);
    }

    /// Whose figure stands on a space; only where a seat's does.
    Seat owner(int space) {
        return Seat.of(figures.at(space) - 1);
    }

    /// Whether somebody controls a turf, from 1.
    public boolean isControlled(int turf) {
        return !stack(turf).isEmpty();
    }

    /// Whether a seat controls a turf, from 1.
    public boolean isControlledBy(int turf, Seat seat) {
        return isControlled(turf) && stack(turf).top() == code(seat);
    }

    /// The control markers of a turf, from 1.
    public Pile stack(int turf) {
        return stacks.get(turf - 1);
    }

    static byte code(Seat seat) {
        return (byte) (seat.index() + 1);
    }

    CorleoneBoard tiling(int turf, int business) {
        return new CorleoneBoard(tiles.with(turf - 1, (byte) business), figures, bombs, steward, stacks);
    }

    CorleoneBoard standing(int space, byte figure) {
        return new CorleoneBoard(tiles, figures.with(space, figure), bombs, steward, stacks);
    }

    CorleoneBoard mined(int other) {
        return new CorleoneBoard(tiles, figures, other, steward, stacks);
    }

    CorleoneBoard stewarding(int turf) {
        return new CorleoneBoard(tiles, figures, bombs, turf, stacks);
    }

    CorleoneBoard stacking(int turf, Pile stack) {
        return new CorleoneBoard(tiles, figures, bombs, steward, Lists.with(stacks, turf - 1, stack));
    }

    CorleoneBoard cleared() {
        return new CorleoneBoard(tiles, Pile.faceDown(figures.size()), 0, 0, stacks);
    }
}
