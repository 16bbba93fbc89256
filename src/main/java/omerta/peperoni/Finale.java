package omerta.peperoni;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// The end scoring: the bribes of all houses, then the agents, then what is behind the screens.
final class Finale {

    private final DonPeperoniTables tables;
    private final Village village;
    private final Desk desk;

    Finale(DonPeperoniTables tables, Village village, Desk desk) {
        this.tables = tables;
        this.village = village;
        this.desk = desk;
    }

    void run() {
        learn();
        desk.set(DonPeperoniStage.FRESH);
        desk.tell(new DonPeperoniElection.ElectionBegan());
        List<DonPeperoniHouse> houses = new ArrayList<>(desk.board().houses());
        for (int i = 0; i < houses.size(); i++) {
            houses.set(i, bribes(village.house(i), houses.get(i)));
        }
        for (int i = 0; i < houses.size(); i++) {
            houses.set(i, agents(village.house(i), houses.get(i)));
        }
        desk.set(desk.board().withHouses(houses));
        for (Seat seat : Seat.first(desk.seats())) {
            desk.tell(
                    new DonPeperoniElection.ScreenOpened(seat, desk.screen(seat).money(tables)));
        }
        desk.ask(desk.active(), DonPeperoniPhase.OVER);
    }

    /// Everybody learns what others have concealed, if they have anything.
    private void learn() {
        for (Seat seat : Seat.first(desk.seats())) {
            if (conceals(seat)) {
                desk.teach(SeatSet.all(desk.seats()).without(seat));
            }
        }
    }

    private boolean conceals(Seat seat) {
        DonPeperoniScreen screen = desk.screen(seat);
        return !screen.chits().isEmpty()
                || !screen.agents().isEmpty()
                || desk.board().houses().stream()
                        .anyMatch(house -> house.concealed().contains(seat)
                                || !house.agents(seat).isEmpty());
    }

    private DonPeperoniHouse bribes(int place, DonPeperoniHouse house) {
        String id = village.id(place);
        if (house.concealed().isEmpty()) {
            if (house.isTied()) {
                desk.tell(new DonPeperoniScoring.StillTied(id));
            }
            return house;
        }
        desk.tell(new DonPeperoniScoring.Opened(id, Highest.sums(desk.seats(), seat -> house.bribe(seat, tables))));
        SeatSet highest = Highest.of(SeatSet.all(desk.seats()), seat -> house.bribe(seat, tables));
        if (highest.size() > 1) {
            desk.tell(new DonPeperoniScoring.Undecided(id, highest));
            return house.tied(highest);
        }
        Seat winner = highest.seats().getFirst();
        desk.tell(new DonPeperoniScoring.Won(winner, id, village.building(place).value(), how(house)));
        return house.won(winner);
    }

    private static DonPeperoniWin how(DonPeperoniHouse house) {
        if (house.isTied()) {
            return DonPeperoniWin.BY_RAISE;
        }
        return house.bribers() == 1 ? DonPeperoniWin.ALONE : DonPeperoniWin.IN_THE_END;
    }

    private DonPeperoniHouse agents(int place, DonPeperoniHouse house) {
        List<DonPeperoniGuest> guests = guests(place, house);
        if (guests.isEmpty()) {
            return house;
        }
        String id = village.id(place);
        desk.tell(new DonPeperoniElection.AgentsOpened(id, guests));
        Agency agency = Agency.of(guests);
        Optional<DonPeperoniGuest> taker = agency.taker()
                .flatMap(agent ->
                        guests.stream().filter(guest -> guest.agent() == agent).findFirst());
        if (taker.isEmpty()) {
            desk.tell(new DonPeperoniElection.NotTaken(id, agency.failure()));
            return house;
        }
        Seat seat = taker.get().seat();
        boolean gunslinger = taker.get().agent() == DonPeperoniAgent.GUNSLINGER;
        int votes = village.building(place).value();
        desk.tell(new DonPeperoniElection.Taken(id, seat, gunslinger, votes, house.poster()));
        return house.taken(seat);
    }

    /// The agents in a house, by seat; by the variant the unused ones of whoever lives there too.
    private List<DonPeperoniGuest> guests(int place, DonPeperoniHouse house) {
        List<DonPeperoniGuest> guests = new ArrayList<>();
        for (Seat seat : Seat.first(desk.seats())) {
            add(guests, seat, house.agents(seat));
            if (desk.terms().agentsAtHome() && desk.board().homes().at(seat.index()) == place) {
                add(guests, seat, desk.screen(seat).agents());
            }
        }
        return guests;
    }

    private static void add(List<DonPeperoniGuest> guests, Seat seat, Pile agents) {
        for (int i = 0; i < agents.size(); i++) {
            guests.add(new DonPeperoniGuest(seat, DonPeperoniAgent.of(agents.at(i))));
        }
    }
}
