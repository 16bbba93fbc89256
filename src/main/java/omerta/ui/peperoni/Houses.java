package omerta.ui.peperoni;

import static omerta.ui.peperoni.DonPeperoniTableMaker.SYMBOLS;

import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniHouse;
import omerta.peperoni.DonPeperoniState;
import omerta.ui.board.Desk;
import omerta.ui.board.art.SeatSign;
import omerta.ui.board.art.Sketch;

/// Draws houses with all that everybody sees of them, and canvassers.
///
/// @param desk which knows the players
/// @param map what the places are
record Houses(Desk<DonPeperoniAction> desk, Places map) {

    /// How wide a house is.
    static final double WIDTH = 88;

    /// How high a house is.
    static final double HEIGHT = 66;

    /// How many times as wide as high a house is.
    static final double RATIO = WIDTH / HEIGHT;

    private static final double PAWN = 40;
    private static final double NUMBER = 14;
    private static final double INSIDE = 30;
    private static final double SMALL = 15;
    private static final double STEP = 15.5;

    /// A house.
    Sketch of(DonPeperoniState state, int place) {
        DonPeperoniHouse house = state.board().houses().get(map.index(place));
        String kind = map.building(place).value() == map.tables().demanding() ? "landmark" : "plain";
        String shape = "iglesia".equals(map.id(place)) ? "church" : "house";
        Sketch sketch = SYMBOLS.sketch(WIDTH, HEIGHT, "village-house", kind).with(shape, 0, 0, WIDTH, HEIGHT);
        house.holder().ifPresent(seat -> sketch.getStyleClass().add(colour(seat)));
        if (map.isLocked(place)) {
            sketch.getStyleClass().add("locked");
        }
        door(sketch, place);
        Label value = new Label(Integer.toString(map.building(place).value()));
        value.getStyleClass().add("house-value");
        sketch.with(value, 4, 17, 40, 28);
        if (map.isLocked(place)) {
            return sketch.with("lock", 48, 22, 26, 26);
        }
        house.holder().ifPresent(seat -> poster(sketch, seat));
        bribes(sketch, house, state.seats());
        agents(sketch, house, state.seats());
        if (state.isRaided(place)) {
            sketch.with("star", 40, 16, 34, 34);
        }
        return sketch;
    }

    private void door(Sketch sketch, int place) {
        switch (map.building(place).facing()) {
            case N -> sketch.with("door", WIDTH / 2 - 6, 0, 12, 15);
            case S -> sketch.with("door", WIDTH / 2 - 6, HEIGHT - 15, 12, 15);
            case E -> sketch.with("door", WIDTH - 16, HEIGHT - 18, 12, 15);
            case W -> sketch.with("door", 4, HEIGHT - 18, 12, 15);
        }
    }

    private void poster(Sketch sketch, Seat seat) {
        Region paper = new Region();
        paper.getStyleClass().add("poster");
        sketch.with(paper, 43, 18, 32, 31).with(sign(seat, "poster-sign"), 47, 21.5, 24, 24);
    }

    /// Chits that lie there, one sign for each seat; they are not drawn any more where a poster hangs.
    private void bribes(Sketch sketch, DonPeperoniHouse house, int seats) {
        double x = 8;
        for (Seat seat : Seat.first(seats)) {
            int chits = house.chits(seat).size();
            if (chits > 0 && house.holder().isEmpty()) {
                Region coin = new Region();
                coin.getStyleClass().add("coin");
                if (house.tied().contains(seat)) {
                    coin.getStyleClass().add("tied");
                }
                sketch.with(coin, x - 1, 48, SMALL + 2, SMALL + 2).with(sign(seat, "coin-sign"), x + 1, 50, 13, 13);
                if (chits > 1) {
                    sketch.with(count(chits), x + 8, 56, 10, 10);
                }
                x += STEP + 2;
            }
        }
    }

    private void agents(Sketch sketch, DonPeperoniHouse house, int seats) {
        double x = 10;
        for (Seat seat : Seat.first(seats)) {
            int agents = house.agents(seat).size();
            if (agents > 0) {
                sketch.with(hat(seat), x, 1, 16, 16);
                if (agents > 1) {
                    sketch.with(count(agents), x + 9, 7, 11, 11);
                }
                x += STEP;
            }
        }
    }

    /// An agent of a seat, whoever he is. It bears the shape of the seat alone: an initial could not be read.
    Sketch hat(Seat seat) {
        return SYMBOLS.sketch(16, 16, "agent-hat", colour(seat))
                .with("hat", 0, 0, 16, 16)
                .with(new SeatSign(desk.player(seat).colour(), "").sized("hat-sign"), 0, 7, 9, 9);
    }

    private static Label count(int number) {
        Label label = new Label(Integer.toString(number));
        label.getStyleClass().add("tiny-count");
        return label;
    }

    /// A canvasser. In a house it is drawn smaller, so that it hides little of what hangs there.
    Sketch canvasser(Seat seat, int canvasser, boolean frisked, boolean inside) {
        double size = inside ? INSIDE : PAWN;
        double left = (PAWN - size) / 2;
        double top = PAWN - size;
        double unit = size / PAWN;
        Label number = new Label(Integer.toString(canvasser));
        number.getStyleClass().add("pawn-number");
        Sketch pawn = SYMBOLS.sketch(PAWN, PAWN, "canvasser", colour(seat))
                .with("canvasser", left + 4 * unit, top, 32 * unit, size)
                .with(sign(seat, "pawn-sign"), left + 12 * unit, top + 17 * unit, 16 * unit, 16 * unit)
                .with(number, left + 24 * unit, PAWN - NUMBER, NUMBER, NUMBER);
        return frisked ? pawn.with("star", left, PAWN - 20 * unit, 18 * unit, 18 * unit) : pawn;
    }

    /// The sign of a seat, of the size that its style class gives.
    SeatSign sign(Seat seat, String styleClass) {
        return new SeatSign(desk.player(seat)).sized(styleClass);
    }

    /// The style class of a seat's colour.
    String colour(Seat seat) {
        return "of-" + desk.player(seat).colour().name().toLowerCase(Locale.ROOT);
    }
}
