package omerta.peperoni;

import java.util.List;
import omerta.engine.Lists;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// The village in play.
///
/// @param homes each seat's family home, by its number as a place; 0 before it is chosen
/// @param places where the canvassers are, two for each seat in turn; 0 before the home is chosen
/// @param houses what is in the houses, in the order of the figures
/// @param markers where the police markers are
public record DonPeperoniBoard(
        Pile homes, Pile places, List<DonPeperoniHouse> houses, List<DonPeperoniMarker> markers) {
    /// Keeps copies.
    public DonPeperoniBoard {
        houses = List.copyOf(houses);
        markers = List.copyOf(markers);
    }

    /// Where a canvasser is, 1 or 2; 0 before the home is chosen.
    public int place(Seat seat, int canvasser) {
        return places.at(DonPeperoniTables.CANVASSERS * seat.index() + canvasser - 1);
    }

    DonPeperoniBoard settling(Seat seat, int home) {
        Pile there = places;
        for (int i = 0; i < DonPeperoniTables.CANVASSERS; i++) {
            there = there.with(DonPeperoniTables.CANVASSERS * seat.index() + i, (byte) home);
        }
        return new DonPeperoniBoard(homes.with(seat.index(), (byte) home), there, houses, markers);
    }

    DonPeperoniBoard walking(Seat seat, int canvasser, int to) {
        int index = DonPeperoniTables.CANVASSERS * seat.index() + canvasser - 1;
        return new DonPeperoniBoard(homes, places.with(index, (byte) to), houses, markers);
    }

    DonPeperoniBoard withHouse(int index, DonPeperoniHouse house) {
        return new DonPeperoniBoard(homes, places, Lists.with(houses, index, house), markers);
    }

    DonPeperoniBoard withHouses(List<DonPeperoniHouse> other) {
        return new DonPeperoniBoard(homes, places, other, markers);
    }

    DonPeperoniBoard withMarker(int index, DonPeperoniMarker marker) {
        return new DonPeperoniBoard(homes, places, houses, Lists.with(markers, index, marker));
    }
}
