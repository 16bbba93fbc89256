package omerta.peperoni;

import java.util.Optional;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// What canvassers do in houses: bribes with their scoring, raises, agents, the spy.
final class Visit {

    private final DonPeperoniTables tables;
    private final Village village;
    private final Reach reach;
    private final Silence silence;
    private final Desk desk;

    Visit(DonPeperoniTables tables, Village village, Reach reach, Silence silence, Desk desk) {
        this.tables = tables;
        this.village = village;
        this.reach = reach;
        this.silence = silence;
        this.desk = desk;
    }

    private DonPeperoniHouse house(int place) {
        return desk.board().houses().get(village.index(place));
    }

    private void set(int place, DonPeperoniHouse house) {
        desk.set(desk.board().withHouse(village.index(place), house));
    }

    private int enter(int canvasser) {
        desk.set(desk.stage().by(canvasser));
        return desk.board().place(desk.active(), canvasser);
    }

    void bribe(int canvasser, byte chit) {
        int place = enter(canvasser);
        desk.set(desk.stage().bribing(place));
        if (house(place).isTied()) {
            raise(place, chit, false);
        } else {
            desk.tell(new DonPeperoniVisit.Bribed(desk.active(), canvasser, village.id(place), tables.worth(chit)));
            lay(place, chit);
        }
    }

    void raiseAtOnce(byte chit) {
        int place = desk.stage().raise();
        answered();
        raise(place, chit, true);
    }

    void decline() {
        desk.tell(new DonPeperoniVisit.Declined(
                desk.active(), village.id(desk.stage().raise())));
        answered();
    }

    private void answered() {
        desk.set(desk.stage().raising(0));
        desk.ask(desk.active(), DonPeperoniPhase.CANVASS);
    }

    private void raise(int place, byte chit, boolean atOnce) {
        desk.tell(new DonPeperoniVisit.Raised(
                desk.active(), desk.stage().current(), village.id(place), tables.worth(chit), atOnce));
        lay(place, chit);
    }

    private void lay(int place, byte chit) {
        desk.take(desk.active(), chit);
        set(place, house(place).bribed(desk.active(), chit));
        if (reach.isDue(desk.seats(), place, house(place))) {
            score(place);
        }
    }

    private void score(int place) {
        DonPeperoniHouse house = house(place);
        String id = village.id(place);
        desk.teach(unaware(place, house));
        desk.tell(new DonPeperoniScoring.Opened(id, Highest.sums(desk.seats(), seat -> house.bribe(seat, tables))));
        SeatSet highest = Highest.of(SeatSet.all(desk.seats()), seat -> house.bribe(seat, tables));
        if (highest.size() == 1) {
            Seat winner = highest.seats().getFirst();
            set(place, house.won(winner));
            int votes = village.building(place).value();
            desk.tell(new DonPeperoniScoring.Won(winner, id, votes, DonPeperoniWin.AT_ONCE));
            return;
        }
        set(place, house.tied(highest));
        desk.tell(new DonPeperoniScoring.Stalemate(id, highest));
        Seat active = desk.active();
        if (highest.contains(active) && !desk.screen(active).chits().isEmpty()) {
            desk.set(desk.stage().raising(place));
            desk.ask(active, DonPeperoniPhase.RAISE);
        }
    }

    /// Who does not know all chits that are opened now.
    private SeatSet unaware(int place, DonPeperoniHouse house) {
        SeatSet unaware = SeatSet.NONE;
        for (Seat seat : Seat.first(desk.seats())) {
            DonPeperoniHouse seen = silence.house(desk.state(), village.index(place), seat);
            unaware = seen.bribes().equals(house.bribes()) ? unaware : unaware.with(seat);
        }
        return unaware;
    }

    void agent(int canvasser, DonPeperoniAgent agent) {
        int place = enter(canvasser);
        Seat seat = desk.active();
        desk.set(desk.stage().visiting(place));
        desk.takeAgent(seat, agent);
        set(place, house(place).visited(seat, agent.code()));
        desk.tell(new DonPeperoniVisit.AgentLeft(seat, canvasser, village.id(place), Optional.of(agent)));
    }

    void spy(int canvasser, Seat of) {
        int place = enter(canvasser);
        Seat seat = desk.active();
        Pile chits = house(place).chits(of);
        desk.look(seat, new DonPeperoniLook(place, of, chits.size() - 1));
        desk.teach(SeatSet.of(seat));
        desk.tell(new DonPeperoniVisit.Spied(seat, canvasser, village.id(place), of, tables.worth(chits.top())));
    }
}
