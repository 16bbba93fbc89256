package omerta.peperoni;

import omerta.engine.Seat;
import omerta.engine.Step;

/// What comes of an action: how turns and rounds go on.
final class Course {

    private final DonPeperoniTables tables;
    private final Village village;
    private final Desk desk;
    private final Visit visit;
    private final Bidding bidding;

    Course(DonPeperoniTables tables, Village village, Reach reach, Silence silence, DonPeperoniState state) {
        this.tables = tables;
        this.village = village;
        desk = new Desk(state);
        visit = new Visit(tables, village, reach, silence, desk);
        bidding = new Bidding(tables, desk);
    }

    /// Does a legal action of the active seat.
    Step<DonPeperoniState> run(DonPeperoniAction action) {
        switch (action) {
            case DonPeperoniAction.ChooseHome(int house) -> home(house);
            case DonPeperoniAction.Walk(int canvasser, int to) -> walk(canvasser, to);
            case DonPeperoniAction.Bribe(int canvasser, int value) -> visit.bribe(canvasser, tables.code(value));
            case DonPeperoniAction.LeaveAgent(int canvasser, DonPeperoniAgent agent) -> visit.agent(canvasser, agent);
            case DonPeperoniAction.SendSpy(int canvasser, Seat of) -> visit.spy(canvasser, of);
            case DonPeperoniAction.Raise(int value) -> visit.raiseAtOnce(tables.code(value));
            case DonPeperoniAction.Decline() -> visit.decline();
            case DonPeperoniAction.Frisk(Seat of, int canvasser) -> {
                desk.tell(new DonPeperoniPolice.Frisked(desk.active(), of, canvasser));
                mark(new DonPeperoniMarker.Frisking(of, canvasser, false));
            }
            case DonPeperoniAction.RaidHouse(int house) -> {
                desk.tell(new DonPeperoniPolice.Raided(desk.active(), village.id(house)));
                mark(new DonPeperoniMarker.Raiding(desk.active(), house));
            }
            case DonPeperoniAction.CloseStreet(int street) -> {
                desk.tell(new DonPeperoniPolice.Closed(desk.active(), street(street)));
                mark(new DonPeperoniMarker.Closing(desk.active(), street));
            }
            case DonPeperoniAction.Bid(int marker, int value) -> bidding.lay(marker, value);
            case DonPeperoniAction.ChooseStarter(Seat seat) -> {
                desk.tell(new DonPeperoniBidding.StarterChosen(desk.active(), seat));
                round(desk.clock().round() + 1, seat);
            }
            case DonPeperoniAction.Done() -> done();
        }
        return desk.step();
    }

    private String street(int number) {
        return tables.streets().get(number - 1).id();
    }

    private void home(int house) {
        Seat seat = desk.active();
        int index = village.index(house);
        desk.tell(new DonPeperoniCourse.HomeChosen(seat, village.id(house)));
        desk.set(desk.board()
                .settling(seat, house)
                .withHouse(index, desk.board().houses().get(index).won(seat)));
        Seat next = seat.next(desk.seats());
        if (next.equals(desk.clock().start())) {
            round(1, next);
        } else {
            desk.ask(next, DonPeperoniPhase.HOME);
        }
    }

    private void walk(int canvasser, int to) {
        Seat seat = desk.active();
        int from = desk.board().place(seat, canvasser);
        desk.set(desk.stage().by(canvasser).spending(canvasser, village.cost(from, to)));
        desk.set(desk.board().walking(seat, canvasser, to));
        int left = tables.points() - desk.stage().used();
        if (village.isHouse(to)) {
            desk.tell(new DonPeperoniCourse.Entered(seat, canvasser, village.id(to), left));
        } else if (village.isBridge(from, to)) {
            desk.tell(new DonPeperoniCourse.Crossed(seat, canvasser, village.id(to), left));
        } else {
            desk.tell(new DonPeperoniCourse.Walked(seat, canvasser, village.id(to), left));
        }
    }

    private void mark(DonPeperoniMarker use) {
        DonPeperoniMarker held = new DonPeperoniMarker.Held(desk.active());
        desk.set(desk.board().withMarker(desk.board().markers().indexOf(held), use));
        desk.set(desk.stage().marking());
    }

    private void done() {
        if (desk.clock().phase() == DonPeperoniPhase.BID) {
            if (bidding.done()) {
                round(desk.clock().round() + 1, desk.clock().start());
            }
            return;
        }
        Seat seat = desk.active();
        desk.tell(new DonPeperoniCourse.TurnDone(
                seat, tables.points() - desk.stage().used()));
        Seat next = seat.next(desk.seats());
        int round = desk.clock().round();
        if (!next.equals(desk.clock().start())) {
            turn(next);
        } else if (round == tables.rounds()) {
            new Finale(tables, village, desk).run();
        } else if (round != tables.police()) {
            round(round + 1, next);
        } else if (bidding.open()) {
            round(round + 1, next);
        }
    }

    private void round(int round, Seat start) {
        desk.set(new DonPeperoniClock(round, start, start, DonPeperoniPhase.CANVASS));
        desk.tell(new DonPeperoniCourse.RoundBegan(round));
        turn(start);
    }

    /// A turn begins: what lasted until now is over.
    private void turn(Seat seat) {
        desk.ask(seat, DonPeperoniPhase.CANVASS);
        desk.set(DonPeperoniStage.FRESH);
        desk.tell(new DonPeperoniCourse.TurnBegan(seat, desk.clock().round()));
        for (int i = 0; i < desk.board().markers().size(); i++) {
            DonPeperoniMarker marker = desk.board().markers().get(i);
            DonPeperoniMarker now = after(marker, seat);
            if (!now.equals(marker)) {
                desk.set(desk.board().withMarker(i, now));
            }
        }
    }

    private DonPeperoniMarker after(DonPeperoniMarker marker, Seat seat) {
        return switch (marker) {
            case DonPeperoniMarker.Waiting _, DonPeperoniMarker.Held _, DonPeperoniMarker.Gone _ -> marker;
            case DonPeperoniMarker.Frisking(Seat of, int canvasser, boolean served) -> {
                if (!of.equals(seat)) {
                    yield marker;
                }
                if (served) {
                    desk.tell(new DonPeperoniPolice.FriskOver(of, canvasser));
                    yield new DonPeperoniMarker.Gone();
                }
                desk.tell(new DonPeperoniPolice.FriskHolds(of, canvasser));
                yield new DonPeperoniMarker.Frisking(of, canvasser, true);
            }
            case DonPeperoniMarker.Raiding(Seat by, int house) -> {
                if (!by.equals(seat)) {
                    yield marker;
                }
                desk.tell(new DonPeperoniPolice.RaidOver(village.id(house)));
                yield new DonPeperoniMarker.Gone();
            }
            case DonPeperoniMarker.Closing(Seat by, int street) -> {
                if (!by.equals(seat)) {
                    yield marker;
                }
                desk.tell(new DonPeperoniPolice.StreetOpened(street(street)));
                yield new DonPeperoniMarker.Gone();
            }
        };
    }
}
