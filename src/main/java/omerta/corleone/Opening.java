package omerta.corleone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import omerta.engine.Dealt;
import omerta.engine.Event;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;

/// The table as it is before the first turn.
final class Opening {

    private final CorleoneCity city;
    private final Targets targets;

    Opening(CorleoneCity city, Targets targets) {
        this.city = city;
        this.targets = targets;
    }

    Dealt.Start<CorleoneState> start(int seats, Seat head, Rng.Stream stream) {
        Desk desk = new Desk(city, boxes(seats, head, stream));
        desk.tell(new CorleoneCourse.Began(head));
        for (Seat seat : Seat.first(seats)) {
            hand(desk, seat);
        }
        Pause pause = new Pause(desk);
        for (int i = 0; i < city.tables().setup(seats).tiles(); i++) {
            pause.tile(CorleoneTile.BLUE);
        }
        pause.jobs();
        pause.allies();
        pause.newBusiness();
        new Flow(desk, targets, new Gains(desk), new Deeds(desk), new War(desk), new Bribery(desk)).open();
        List<Event> told = desk.told();
        return new Dealt.Start<>(desk.state(), told);
    }

    /// All is in its pile, the decks are shuffled.
    CorleoneState boxes(int seats, Seat head, Rng.Stream stream) {
        CorleoneTables tables = city.tables();
        byte[] stock = new byte[CorleoneCity.JOB - 1];
        for (int code = 1; code < CorleoneCity.JOB; code++) {
            stock[code - 1] = (byte) city.copies(code);
        }
        List<Pile> later = new ArrayList<>();
        for (int act = 1; act < CorleoneTables.ACTS; act++) {
            int each = CardCheck.ALLIES / (CorleoneTables.ACTS - 1);
            later.add(shuffled(CorleoneCity.ALLY + (act - 1) * each, each, stream));
        }
        CorleoneSupply supply = new CorleoneSupply(
                Pile.of(stock),
                shuffled(CorleoneCity.JOB, CardCheck.JOBS, stream),
                Pile.EMPTY,
                Pile.EMPTY,
                shuffled(city.first(CorleoneTile.BLUE), city.count(CorleoneTile.BLUE), stream),
                shuffled(city.first(CorleoneTile.RED), city.count(CorleoneTile.RED), stream),
                later,
                Pile.EMPTY,
                Pile.EMPTY);
        CorleoneBoard board = new CorleoneBoard(
                Pile.faceDown(CorleoneTables.TURFS),
                Pile.faceDown(city.spaces()),
                0,
                0,
                Collections.nCopies(CorleoneTables.TURFS, Pile.EMPTY));
        CorleoneFamily family = new CorleoneFamily(
                Pile.EMPTY,
                Pile.EMPTY,
                Optional.empty(),
                Pile.EMPTY,
                Pile.EMPTY,
                tables.setup(seats).thugs(),
                tables.act(1).members(),
                0,
                0,
                tables.markers());
        CorleoneFamily[] families = new CorleoneFamily[seats];
        Arrays.fill(families, family);
        return new CorleoneState(
                stream.split(),
                new CorleoneClock(1, CorleonePhase.OPEN_NEW_BUSINESS, head, head, 0, false),
                board,
                supply,
                List.of(families),
                List.of());
    }

    private static Pile shuffled(int first, int count, Rng.Stream stream) {
        byte[] cards = new byte[count];
        for (int i = 0; i < count; i++) {
            cards[i] = (byte) (first + i);
        }
        stream.shuffle(cards);
        return Pile.of(cards);
    }

    private void hand(Desk desk, Seat seat) {
        desk.takeBills(seat, city.tables().startBills());
        for (int i = 0; i < city.tables().startJobs(); i++) {
            desk.gain(seat, desk.drawJob());
        }
    }
}
