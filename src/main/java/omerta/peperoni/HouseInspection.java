package omerta.peperoni;

import static omerta.peperoni.Inspection.wrong;

import java.util.Optional;
import omerta.engine.Pile;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// Looks at what lies in the houses of a position.
final class HouseInspection {

    private final DonPeperoniTables tables;
    private final Village village;
    private final Reach reach;

    HouseInspection(DonPeperoniTables tables, Village village, Reach reach) {
        this.tables = tables;
        this.village = village;
        this.reach = reach;
    }

    Ruling inspect(DonPeperoniState state) {
        for (int i = 0; i < tables.houses().size(); i++) {
            int place = village.house(i);
            DonPeperoniHouse house = state.board().houses().get(i);
            boolean over = state.phase() == DonPeperoniPhase.OVER;
            if (!isFine(state, place, house) || (house.taker().isPresent() && !over)) {
                return wrong("PP-7.2", "bribes", Phrases.in(village.id(place)));
            }
        }
        return Ruling.LEGAL;
    }

    private boolean isFine(DonPeperoniState state, int place, DonPeperoniHouse house) {
        int seats = state.seats();
        if (!village.isOpen(seats, place)) {
            return house.equals(DonPeperoniHouse.EMPTY);
        }
        boolean over = state.phase() == DonPeperoniPhase.OVER;
        if (over && !house.concealed().isEmpty()) {
            return false;
        }
        if (house.isTied()) {
            return house.poster().isEmpty() && isTied(state, place, house);
        }
        if (house.poster().isPresent()) {
            return isWon(state, place, house, over);
        }
        SeatSet bribers = SeatSet.NONE;
        for (Seat seat : Seat.first(seats)) {
            int chits = house.chits(seat).size();
            if (chits > 1) {
                return false;
            }
            bribers = chits == 1 ? bribers.with(seat) : bribers;
        }
        return house.concealed().equals(bribers) && !reach.isDue(seats, place, house);
    }

    private boolean isTied(DonPeperoniState state, int place, DonPeperoniHouse house) {
        boolean over = state.phase() == DonPeperoniPhase.OVER;
        boolean raised = house.concealed().size() <= 1
                && house.tied().and(house.concealed()).equals(house.tied());
        return house.tied().size() > 1
                && raised
                && (over || house.bribers() >= reach.threshold(state.seats(), place))
                && Highest.of(SeatSet.all(state.seats()), seat -> open(house, seat))
                        .equals(house.tied());
    }

    private boolean isWon(DonPeperoniState state, int place, DonPeperoniHouse house, boolean over) {
        SeatSet winner = SeatSet.of(house.poster().orElseThrow());
        if (!house.concealed().isEmpty()) {
            return false;
        }
        if (house.bribers() == 0) {
            return state.board().homes().contains((byte) place);
        }
        return !state.board().homes().contains((byte) place)
                && (over || house.bribers() >= reach.threshold(state.seats(), place))
                && Highest.of(SeatSet.all(state.seats()), seat -> house.bribe(seat, tables))
                        .equals(winner);
    }

    /// What a seat's open chits in a house are worth.
    private int open(DonPeperoniHouse house, Seat seat) {
        Pile chits = house.chits(seat);
        boolean concealed = house.concealed().contains(seat) && !chits.isEmpty();
        return house.bribe(seat, tables) - (concealed ? tables.worth(chits.top()) : 0);
    }

    /// Where the spies have looked.
    Ruling looks(DonPeperoniState state) {
        for (Seat seat : Seat.first(state.seats())) {
            Optional<DonPeperoniLook> look = state.looks().get(seat.index());
            if (look.isPresent() && !isPossible(state, seat, look.get())) {
                return wrong("PP-11.1", "look", seat);
            }
        }
        return Ruling.LEGAL;
    }

    private boolean isPossible(DonPeperoniState state, Seat seat, DonPeperoniLook look) {
        return village.isHouse(look.house())
                && !look.of().equals(seat)
                && look.chit() >= 0
                && look.chit()
                        < reach.house(state, look.house()).chits(look.of()).size();
    }
}
