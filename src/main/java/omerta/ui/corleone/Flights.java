package omerta.ui.corleone;

import static omerta.ui.corleone.CorleoneTableMaker.SYMBOLS;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import omerta.corleone.CorleoneBribe;
import omerta.corleone.CorleoneDeed;
import omerta.corleone.CorleoneEvent;
import omerta.corleone.CorleoneGood;
import omerta.corleone.CorleoneIcon;
import omerta.corleone.CorleonePlace;
import omerta.corleone.CorleoneState;
import omerta.corleone.CorleoneTurn;
import omerta.engine.Seat;
import omerta.match.Told;
import omerta.ui.board.Desk;
import omerta.ui.board.art.PileView;
import omerta.ui.board.art.Sketch;
import omerta.ui.board.kit.Motion;
import omerta.ui.board.kit.Spot;

/// Shows what happened by things that fly: figures to their spaces and into the river, goods and bills from their piles,
/// open cards to who takes them. All of it is public.
final class Flights {

    private static final int MOST = 8;
    private static final double SIDE = 24;

    private final Desk<?> desk;
    private final Names names;
    private final Surface surface;
    private final Motion motion = new Motion();
    private final Map<Ground, Bounds> places = new HashMap<>();
    private int told;

    /// Nothing flies yet.
    ///
    /// @param surface on which everything lies that may fly; what is in a tray is not remembered
    Flights(Desk<?> desk, Names names, Surface surface) {
        this.surface = surface;
        this.desk = desk;
        this.names = names;
    }

    /// A flight.
    ///
    /// @param thing what flies
    /// @param from where it began
    /// @param to where it comes to
    /// @param before what lay there before
    private record Flight(PileView thing, Bounds from, Spot to, PileView before) {}

    /// Ends what still flies and remembers where everything is.
    void before(Optional<Play> last) {
        told++;
        motion.finish();
        places.clear();
        last.ifPresent(play -> play.inOrder().forEach(spot -> {
            if (spot.getScene() != null && surface.shows(spot)) {
                play.ground(spot).ifPresent(ground -> places.put(ground, Motion.place(spot)));
            }
        }));
    }

    /// Lets fly what happened, once everything has its place.
    void after(List<Told> news, CorleoneState state, Play play) {
        if (!desk.pace().moves() || news.isEmpty() || places.isEmpty()) {
            return;
        }
        int mine = told;
        Platform.runLater(() -> {
            if (mine == told) {
                fly(news, state, play);
            }
        });
    }

    private void fly(List<Told> news, CorleoneState state, Play play) {
        List<Flight> flights = new ArrayList<>();
        for (Told one : news) {
            if (one.event() instanceof CorleoneEvent event) {
                flight(event, state, play)
                        .filter(flight -> flight.to().getScene() != null)
                        .ifPresent(flights::add);
            }
        }
        int delay = 0;
        for (Flight flight : flights.subList(0, Math.min(MOST, flights.size()))) {
            motion.move(flight.thing(), flight.from(), flight.to(), flight.before(), desk.pace(), delay++);
        }
    }

    private Optional<Flight> flight(CorleoneEvent event, CorleoneState state, Play play) {
        if (event instanceof CorleoneTurn.Placed(Seat seat, CorleonePlace place)) {
            Optional<Ground> goal = space(state, place);
            return goal.flatMap(
                    to -> between(figure(seat, place), new Ground.Family(seat), to, play, emptied(state, to)));
        }
        if (event instanceof CorleoneDeed.Moved(Seat _, Seat of, CorleonePlace from, CorleonePlace to)) {
            Optional<Ground> goal = space(state, to);
            return space(state, from)
                    .flatMap(start ->
                            goal.flatMap(end -> between(figure(of, to), start, end, play, emptied(state, end))));
        }
        if (event instanceof CorleoneDeed.Killed(Seat _, Seat of, CorleonePlace place, boolean _)) {
            return space(state, place).flatMap(from -> home(figure(of, place), from, of, play));
        }
        if (event instanceof CorleoneDeed.Exploded(Seat of, CorleonePlace place)) {
            return space(state, place).flatMap(from -> home(figure(of, place), from, of, play));
        }
        if (event instanceof CorleoneIcon.TookGoods(Seat seat, CorleoneGood good, int _, int _)) {
            return home(symbol(Names.key(good)), new Ground.Stock(good), seat, play);
        }
        if (event instanceof CorleoneIcon.Fetched(Seat seat, CorleoneGood good)) {
            return home(symbol(Names.key(good)), new Ground.Stock(good), seat, play);
        }
        if (event instanceof CorleoneIcon.TookMoney(Seat seat, List<Integer> _, List<Integer> got) && !got.isEmpty()) {
            return home(bill(got.getFirst()), new Ground.Sight("bill-" + got.getFirst()), seat, play);
        }
        if (event instanceof CorleoneBribe.Bought(Seat seat, String ally, List<Integer> _)) {
            return card(seat, ally, play);
        }
        return event instanceof CorleoneTurn.Completed completed && completed.row()
                ? card(completed.seat(), completed.job(), play)
                : Optional.empty();
    }

    /// An open card flies to who takes it.
    private Optional<Flight> card(Seat seat, String id, Play play) {
        for (Ground ground : places.keySet()) {
            if (ground instanceof Ground.Job(int job)
                    && names.city().job(job).id().equals(id)) {
                return home(new Cards(names).openJob(job).thing(), ground, seat, play);
            }
            if (ground instanceof Ground.Ally(int ally)
                    && names.city().ally(ally).id().equals(id)) {
                return home(new Cards(names).openAlly(ally).thing(), ground, seat, play);
            }
        }
        return Optional.empty();
    }

    private Optional<Flight> home(PileView thing, Ground from, Seat seat, Play play) {
        return play.spot(new Ground.Family(seat))
                .flatMap(to -> start(from).map(at -> new Flight(thing, at, to, to.pile())));
    }

    private Optional<Flight> between(PileView thing, Ground from, Ground to, Play play, PileView before) {
        return play.spot(to).flatMap(spot -> start(from).map(at -> new Flight(thing, at, spot, before)));
    }

    private Optional<Bounds> start(Ground from) {
        return Optional.ofNullable(places.get(from));
    }

    private PileView figure(Seat seat, CorleonePlace place) {
        return new Figures(names)
                .sketch(seat, place instanceof CorleonePlace.Spot)
                .thing();
    }

    private static PileView symbol(String id) {
        return SYMBOLS.sketch(SIDE, SIDE, "co-icon").with(id, 0, 0, SIDE, SIDE).thing();
    }

    private static PileView bill(int value) {
        Label number = Tiles.label(Integer.toString(value), "icon-number");
        Sketch bill = SYMBOLS.sketch(SIDE, SIDE, "co-icon");
        return bill.with("bill-card", 0, 0, SIDE, SIDE)
                .with(number, 0, 0, SIDE, SIDE)
                .thing();
    }

    /// How a space looked before somebody came there.
    private PileView emptied(CorleoneState state, Ground ground) {
        Tiles tiles = new Tiles(names, new Figures(names));
        int space = ground instanceof Ground.Space(int there) ? there : 0;
        return tiles.drawn(Rewind.emptied(state.board(), space), space).thing();
    }

    private Optional<Ground> space(CorleoneState state, CorleonePlace place) {
        for (int space = 0; space < names.city().spaces(); space++) {
            if (state.board().isThere(space) && names.isAt(state.board(), space, place)) {
                return Optional.of(new Ground.Space(space));
            }
        }
        return Optional.empty();
    }
}
