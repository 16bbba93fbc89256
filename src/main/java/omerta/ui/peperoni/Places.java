package omerta.ui.peperoni;

import java.util.List;
import java.util.stream.IntStream;
import omerta.peperoni.DonPeperoniBuilding;
import omerta.peperoni.DonPeperoniFrame;
import omerta.peperoni.DonPeperoniSetup;
import omerta.peperoni.DonPeperoniSpace;
import omerta.peperoni.DonPeperoniTables;

/// The places of the map by their numbers, as the rules number them, in a game of so many seats.
///
/// @param tables the printed figures
/// @param seats how many seats
record Places(DonPeperoniTables tables, int seats) {

    /// How many street spaces there are; the houses come after them.
    int streets() {
        return tables.spaces().size();
    }

    boolean isHouse(int place) {
        return place > streets();
    }

    /// A street space.
    DonPeperoniSpace space(int place) {
        return tables.spaces().get(place - 1);
    }

    /// A house.
    DonPeperoniBuilding building(int place) {
        return tables.houses().get(index(place));
    }

    /// Where a house is in the order of the figures, from 0.
    int index(int place) {
        return place - streets() - 1;
    }

    /// The name of a place in the figures.
    String id(int place) {
        return isHouse(place) ? building(place).id() : space(place).id();
    }

    /// Where a place is drawn, in the units of the board.
    DonPeperoniFrame frame(int place) {
        return isHouse(place) ? building(place).frame() : space(place).frame();
    }

    /// The place of this name; 0 where there is none.
    int number(String id) {
        return IntStream.rangeClosed(1, streets() + tables.houses().size())
                .filter(place -> id(place).equals(id))
                .findFirst()
                .orElse(0);
    }

    /// Whether a place belongs to the game.
    boolean isInPlay(int place) {
        return setup().far()
                || !(isHouse(place) ? building(place).far() : space(place).far());
    }

    /// Whether a house is locked.
    boolean isLocked(int place) {
        return isHouse(place) && setup().locked().contains(id(place));
    }

    /// The street that a place is a part of, from 1; 0 for any other.
    int street(int place) {
        if (isHouse(place)) {
            return 0;
        }
        String street = space(place).street();
        return 1
                + IntStream.range(0, tables.streets().size())
                        .filter(i -> tables.streets().get(i).id().equals(street))
                        .findFirst()
                        .orElse(-1);
    }

    /// Every place of the game: row by row, from the left, so that it can be read.
    List<Integer> inOrder() {
        return IntStream.rangeClosed(1, streets() + tables.houses().size())
                .filter(this::isInPlay)
                .boxed()
                .sorted((one, other) -> {
                    int rows = Integer.compare(row(one), row(other));
                    return rows != 0
                            ? rows
                            : Integer.compare(frame(one).x(), frame(other).x());
                })
                .toList();
    }

    private static final int ROW = 62;

    private int row(int place) {
        return frame(place).y() / ROW;
    }

    private DonPeperoniSetup setup() {
        return tables.setup(seats);
    }
}
