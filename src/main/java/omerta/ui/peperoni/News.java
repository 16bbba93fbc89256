package omerta.ui.peperoni;

import static omerta.ui.peperoni.DonPeperoniTableMaker.SYMBOLS;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.layout.Region;
import omerta.engine.Seat;
import omerta.match.Told;
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniAgent;
import omerta.peperoni.DonPeperoniBidding;
import omerta.peperoni.DonPeperoniCourse;
import omerta.peperoni.DonPeperoniElection;
import omerta.peperoni.DonPeperoniEvent;
import omerta.peperoni.DonPeperoniPolice;
import omerta.peperoni.DonPeperoniScoring;
import omerta.peperoni.DonPeperoniVisit;
import omerta.ui.board.Desk;
import omerta.ui.board.art.PileView;
import omerta.ui.board.kit.Motion;
import omerta.ui.board.kit.Spot;

/// Shows what happened by moving things: canvassers go their way, chits and agents go from behind the screen into the
/// house, face down. Steps that follow at once are one way. Long news are not acted out.
final class News {

    private static final int MOST = 12;

    private static final double CHIT = 42;

    /// A leg of the way of a canvasser.
    private record Leg(Ground.Canvasser who, int place) {}

    /// A chit or an agent that is left somewhere, face down.
    ///
    /// @param chit whether it is a chit
    /// @param thing which it is behind the screen; a chit of 0 where that is not known
    /// @param by whose canvasser brings it
    /// @param to where
    private record Gift(boolean chit, Ground thing, Ground.Canvasser by, Ground to) {}

    private final Desk<DonPeperoniAction> desk;
    private final Houses houses;
    private final Motion motion = new Motion();
    private final Map<Ground, Bounds> places = new HashMap<>();
    private final Map<Ground, PileView> piles = new HashMap<>();
    private final List<DonPeperoniEvent> coming = new ArrayList<>();
    private Runnable acting = () -> {};

    News(Names names) {
        desk = names.desk();
        houses = new Houses(desk, names.map());
    }

    /// Remembers where everything is before it changes, unless what came last is still to be acted out.
    void before(Optional<Play> last) {
        motion.finish();
        if (!coming.isEmpty()) {
            return;
        }
        places.clear();
        piles.clear();
        if (desk.pace().moves()) {
            last.ifPresent(this::remember);
        }
    }

    private void remember(Play last) {
        for (Spot spot : last.inOrder()) {
            last.ground(spot).filter(ground -> spot.getScene() != null).ifPresent(ground -> {
                places.putIfAbsent(ground, Motion.place(spot));
                piles.putIfAbsent(ground, spot.pile());
            });
        }
    }

    /// Moves what changed, once everything is where it will be.
    ///
    /// @param moment whether it is a moment for all, which draws the houses itself
    void after(List<Told> news, Play play, boolean moment) {
        boolean idle = coming.isEmpty();
        news.stream()
                .map(Told::event)
                .filter(DonPeperoniEvent.class::isInstance)
                .map(DonPeperoniEvent.class::cast)
                .filter(event -> leg(event).isPresent() || gift(event).isPresent())
                .forEach(coming::add);
        if (places.isEmpty() || coming.size() > MOST) {
            coming.clear();
        } else if (!coming.isEmpty()) {
            acting = () -> act(play, moment);
            if (idle) {
                Platform.runLater(() -> {
                    acting.run();
                    coming.clear();
                });
            }
        }
    }

    private void act(Play play, boolean moment) {
        play.inOrder().stream().findFirst().ifPresent(Motion::settle);
        walk(play);
        coming.stream().flatMap(event -> gift(event).stream()).forEach(gift -> give(gift, play, moment));
    }

    /// Moves a thing into a house or to a marker. Where nobody may know which one it is, it comes from the canvasser.
    private void give(Gift gift, Play play, boolean moment) {
        Bounds start = places.getOrDefault(gift.thing(), places.get(gift.by()));
        Optional<Spot> goal = play.spot(gift.to()).filter(spot -> spot.getScene() != null);
        if (start != null && goal.isPresent()) {
            Optional<PileView> before = moment ? Optional.empty() : Optional.ofNullable(piles.get(gift.to()));
            PileView shown = gift.chit() ? chit() : houses.hat(gift.by().of()).thing();
            motion.along(shown, List.of(start), goal.get(), before, desk.pace());
        }
    }

    private static PileView chit() {
        return SYMBOLS.sketch(CHIT, CHIT, "chit").with("chit", 0, 0, CHIT, CHIT).thing();
    }

    private void walk(Play play) {
        List<Leg> legs = coming.stream().flatMap(event -> leg(event).stream()).toList();
        if (legs.isEmpty()) {
            return;
        }
        Ground.Canvasser who = legs.getLast().who();
        Bounds start = places.get(who);
        Optional<Spot> goal = play.spot(who).filter(spot -> spot.getScene() != null);
        if (start == null || goal.isEmpty()) {
            return;
        }
        List<Bounds> way = new ArrayList<>(List.of(start));
        legs.subList(0, legs.size() - 1).stream()
                .filter(leg -> leg.who().equals(who))
                .flatMap(leg -> play.spot(new Ground.Place(leg.place())).stream())
                .map(Motion::place)
                .forEach(way::add);
        PileView walker =
                houses.canvasser(who.of(), who.canvasser(), false, false).thing();
        motion.along(walker, way, goal.get(), Optional.of(PileView.thing(new Region(), 1, 1)), desk.pace());
    }

    private Optional<Leg> leg(DonPeperoniEvent event) {
        if (event instanceof DonPeperoniCourse.Walked(Seat seat, int canvasser, String place, int _)) {
            return Optional.of(leg(seat, canvasser, place));
        }
        if (event instanceof DonPeperoniCourse.Entered(Seat seat, int canvasser, String house, int _)) {
            return Optional.of(leg(seat, canvasser, house));
        }
        return event instanceof DonPeperoniCourse.Crossed(Seat seat, int canvasser, String place, int _)
                ? Optional.of(leg(seat, canvasser, place))
                : Optional.empty();
    }

    private Leg leg(Seat seat, int canvasser, String place) {
        return new Leg(new Ground.Canvasser(seat, canvasser), houses.map().number(place));
    }

    private Optional<Gift> gift(DonPeperoniEvent event) {
        return switch (event) {
            case DonPeperoniVisit visit -> gift(visit);
            case DonPeperoniBidding.BidLaid(Seat seat, int marker, int value) ->
                Optional.of(new Gift(
                        true, new Ground.Chit(value), new Ground.Canvasser(seat, 1), new Ground.Stall(marker)));
            case DonPeperoniCourse _,
                    DonPeperoniScoring _,
                    DonPeperoniElection _,
                    DonPeperoniPolice _,
                    DonPeperoniBidding _ -> Optional.empty();
        };
    }

    private Optional<Gift> gift(DonPeperoniVisit visit) {
        return switch (visit) {
            case DonPeperoniVisit.Bribed(Seat seat, int canvasser, String house, int value) ->
                Optional.of(gift(true, new Ground.Chit(value), seat, canvasser, house));
            case DonPeperoniVisit.Raised(Seat seat, int canvasser, String house, int value, boolean _) ->
                Optional.of(gift(true, new Ground.Chit(value), seat, canvasser, house));
            case DonPeperoniVisit.AgentLeft(Seat seat, int canvasser, String house, var agent) ->
                Optional.of(gift(
                        false,
                        agent.<Ground>map(Ground.Agent::new).orElse(new Ground.Chit(0)),
                        seat,
                        canvasser,
                        house));
            case DonPeperoniVisit.Spied(Seat seat, int canvasser, String house, Seat _, int _) ->
                Optional.of(gift(false, new Ground.Agent(DonPeperoniAgent.SPY), seat, canvasser, house));
            case DonPeperoniVisit.Declined _ -> Optional.empty();
        };
    }

    private Gift gift(boolean chit, Ground thing, Seat seat, int canvasser, String house) {
        return new Gift(
                chit,
                thing,
                new Ground.Canvasser(seat, canvasser),
                new Ground.Place(houses.map().number(house)));
    }
}
