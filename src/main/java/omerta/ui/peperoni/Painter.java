package omerta.ui.peperoni;

import static omerta.ui.peperoni.DonPeperoniTableMaker.SYMBOLS;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoni;
import omerta.peperoni.DonPeperoniState;
import omerta.peperoni.DonPeperoniTables;
import omerta.ui.board.art.PileView;
import omerta.ui.board.art.Sketch;
import omerta.ui.board.kit.Lasting;
import omerta.ui.board.kit.Spot;

/// Draws one view: it makes the places, the canvassers, the edge of the board and the markers, and remembers what each spot
/// stands for.
final class Painter {

    private static final List<String> CANVASSER_KEYS = List.of("E", "F");
    private static final List<String> STALL_KEYS = List.of("M", "N");

    private final DonPeperoni game;
    private final DonPeperoniState state;
    private final Names names;
    private final Houses houses;
    private final Map<Spot, Ground> places = new LinkedHashMap<>();
    private final Map<Spot, Ground> canvassers = new LinkedHashMap<>();
    private final Map<Spot, Ground> sides = new LinkedHashMap<>();
    private final Map<Spot, Ground> stalls = new LinkedHashMap<>();
    private final Column column;
    private DonPeperoniState drawn;

    /// Draws a view.
    ///
    /// @param lasting what stays of the picture before
    Painter(DonPeperoni game, DonPeperoniState state, Names names, Lasting lasting) {
        this.game = game;
        this.state = state;
        drawn = state;
        this.names = names;
        houses = new Houses(names.desk(), names.map());
        names.map().inOrder().forEach(this::place);
        Seat.first(state.seats()).forEach(this::canvassers);
        byVotes(state).forEach(this::side);
        List.of(places, canvassers, sides).forEach(lasting::keep);
        column = lasting.frame(
                Column.class,
                () -> new Column(
                        names.map().tables().rounds(),
                        names.desk().words("don-peperoni.table.votes"),
                        names.desk().words("don-peperoni.table.police-means")));
        column.show(state.clock().round(), List.copyOf(sides.keySet()));
    }

    private void place(int place) {
        Ground ground = new Ground.Place(place);
        if (!names.map().isHouse(place)) {
            Spot spot = new Spot(PileView.thing(new Region(), 1, 1), names.place(place, state));
            spot.getStyleClass().add("space");
            places.put(spot, ground);
            return;
        }
        Spot spot = new Spot(houses.of(state, place).thing(), names.place(place, state));
        spot.getStyleClass().add("house-spot");
        places.put(spot, ground);
    }

    private void canvassers(Seat seat) {
        for (int i = 1; i <= DonPeperoniTables.CANVASSERS; i++) {
            int place = state.board().place(seat, i);
            if (place != 0) {
                Spot spot = new Spot(
                        houses.canvasser(
                                        seat,
                                        i,
                                        state.frisked(seat) == i,
                                        names.map().isHouse(place))
                                .thing(),
                        names.standing(seat, i, state));
                if (seat.equals(state.active())) {
                    spot.letter(CANVASSER_KEYS.get(i - 1));
                }
                spot.getStyleClass().add("pawn");
                canvassers.put(spot, new Ground.Canvasser(seat, i));
            }
        }
    }

    private void side(Seat seat) {
        Spot spot = new Spot(votes(state, seat), side(state, seat));
        spot.getStyleClass().add("vote-side");
        sides.put(spot, new Ground.Side(seat));
    }

    private List<Seat> byVotes(DonPeperoniState shown) {
        List<Seat> order = new ArrayList<>(Seat.first(shown.seats()));
        order.sort(Comparator.comparingInt((Seat seat) -> -game.votes(shown, seat)));
        return order;
    }

    private PileView votes(DonPeperoniState shown, Seat seat) {
        Label number = new Label(Integer.toString(game.votes(shown, seat)));
        number.getStyleClass().add("vote-count");
        return SYMBOLS.sketch(44, 46, "vote-row")
                .with(houses.sign(seat, "vote-sign"), 9, 0, 26, 26)
                .with(number, 0, 23, 44, 22)
                .thing();
    }

    private String side(DonPeperoniState shown, Seat seat) {
        return names.desk().words("don-peperoni.table.side", names.of(seat), game.votes(shown, seat));
    }

    /// Draws houses and votes as they stood in another view of the same match, like one a moment before.
    ///
    /// @return the houses that somebody else has now
    List<Spot> turnTo(DonPeperoniState other) {
        List<Spot> changed = new ArrayList<>();
        places.forEach((spot, ground) -> {
            if (ground instanceof Ground.Place(int place) && names.map().isHouse(place)) {
                if (!holder(drawn, place).equals(holder(other, place))) {
                    changed.add(spot);
                }
                spot.pile(houses.of(other, place).thing());
                spot.setAccessibleText(names.place(place, other));
            }
        });
        List<Seat> order = byVotes(other);
        List<Spot> rows = new ArrayList<>(sides.keySet());
        sides.forEach((spot, ground) -> {
            if (ground instanceof Ground.Side(Seat seat)) {
                spot.pile(votes(other, seat));
                spot.setAccessibleText(side(other, seat));
                rows.set(order.indexOf(seat), spot);
            }
        });
        column.order(rows);
        drawn = other;
        return changed;
    }

    private Optional<Seat> holder(DonPeperoniState shown, int place) {
        return shown.board().houses().get(names.map().index(place)).holder();
    }

    /// The two police markers, to be bid for.
    PoliceView police() {
        for (int marker = 1; marker <= DonPeperoniTables.MARKERS; marker++) {
            Label number = new Label(Integer.toString(marker));
            number.getStyleClass().add("star-number");
            Sketch star = SYMBOLS.sketch(60, 60, "police-star")
                    .with("star", 4, 4, 52, 52)
                    .with(number, 18, 19, 24, 24);
            Spot spot = new Spot(star.thing(), names.desk().words("don-peperoni.table.stall", marker))
                    .letter(STALL_KEYS.get(marker - 1));
            spot.getStyleClass().add("stall");
            stalls.put(spot, new Ground.Stall(marker));
        }
        return new PoliceView(names, houses, state, List.copyOf(stalls.keySet()));
    }

    /// Every spot, in reading order: the markers, the canvassers, the places, the signs of the seats.
    Map<Spot, Ground> spots() {
        Map<Spot, Ground> all = new LinkedHashMap<>(stalls);
        all.putAll(canvassers);
        all.putAll(places);
        all.putAll(sides);
        return all;
    }

    /// The places, row by row.
    Map<Spot, Ground> places() {
        return places;
    }

    /// The canvassers.
    Map<Spot, Ground> canvassers() {
        return canvassers;
    }

    /// Where each canvasser stands.
    Map<Spot, Integer> stands() {
        Map<Spot, Integer> stands = new LinkedHashMap<>();
        canvassers.forEach((spot, ground) -> {
            if (ground instanceof Ground.Canvasser(Seat seat, int canvasser)) {
                stands.put(spot, state.board().place(seat, canvasser));
            }
        });
        return stands;
    }

    /// The edge of the board.
    Column column() {
        return column;
    }

    /// Draws houses.
    Houses houses() {
        return houses;
    }
}
