package omerta.ui.corleone;

import static omerta.ui.corleone.CorleoneTableMaker.SYMBOLS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import omerta.corleone.CorleoneBoard;
import omerta.corleone.CorleoneBusiness;
import omerta.corleone.CorleoneCity;
import omerta.corleone.CorleoneState;
import omerta.engine.Seat;
import omerta.ui.board.art.Lettering;
import omerta.ui.board.art.Sketch;

/// Draws businesses and round spots with whoever stands there, and says in words what everybody sees of them.
///
/// @param names of things
/// @param figures which are drawn on them
record Tiles(Names names, Figures figures) {

    private static final double WIDE = CityPlan.TILE_WIDE;
    private static final double HIGH = CityPlan.TILE_HIGH;
    private static final double ROUND = 40;

    /// A business.
    Sketch business(CorleoneBoard board, int front) {
        int number = names.city().businessAt(board, front);
        CorleoneBusiness business = names.city().business(number);
        Sketch tile = SYMBOLS.sketch(WIDE, HIGH, "co-tile", kind(number))
                .with(region("tile-face"), 0, 0, WIDE, HIGH)
                .with(new Lettering(names.business(number), "tile-name"), 2, 1, WIDE - 4, 40)
                .with(region("tile-back"), 3, 42, WIDE - 6, 35)
                .with(region("back-mark"), 6, 55, 9, 9)
                .with(region("tile-front"), 3, 79, WIDE - 6, 49)
                .with(region("front-mark"), 6, 99, 9, 9);
        Icons.draw(tile, business.back(), 17, 45, WIDE - 22, 29);
        if (board.figures().at(front) > 0) {
            tile.with(region("tile-taken"), 3, 79, WIDE - 6, 49).with(figures.on(board, front), -5, 80, 47, 47);
            Icons.draw(tile, business.front(), 37, 83, WIDE - 42, 41);
            return tile;
        }
        Icons.draw(tile, business.front(), 17, 83, WIDE - 22, 41);
        if (board.isMined(front)) {
            tile.with("bomb", 64, 77, 32, 32);
        }
        return tile;
    }

    /// A business or a round spot.
    Sketch drawn(CorleoneBoard board, int space) {
        return CorleoneCity.isFront(space) ? business(board, space) : spot(board, space);
    }

    private String kind(int number) {
        int blue = names.city().tables().turfs().size();
        int red = blue + names.city().tables().blue().size();
        return number <= blue ? "printed" : number <= red ? "blue-tile" : "red-tile";
    }

    /// A round spot.
    Sketch spot(CorleoneBoard board, int space) {
        Sketch spot = SYMBOLS.sketch(ROUND, ROUND, "co-round").with(region("round-place"), 1, 1, ROUND - 2, ROUND - 2);
        if (board.figures().at(space) > 0) {
            spot.with(figures.on(board, space), 3, 1, ROUND - 6, ROUND - 4);
        } else if (board.isMined(space)) {
            spot.with("bomb", 7, 7, ROUND - 14, ROUND - 14);
        }
        return spot;
    }

    /// A space with all that everybody sees of it.
    String words(CorleoneState state, int space) {
        CorleoneBoard board = state.board();
        List<String> parts = new ArrayList<>();
        if (CorleoneCity.isFront(space)) {
            CorleoneBusiness business = names.city().business(names.city().businessAt(board, space));
            parts.add(names.words(
                    "business",
                    names.space(board, space),
                    names.effects(business.front()),
                    names.effects(business.back())));
        } else {
            List<String> turfs = names.touched(space).stream().map(names::turf).toList();
            parts.add(names.words(
                    "spot", names.space(board, space), Names.join(turfs), names.effects(names.icons(board, space))));
        }
        if (board.figures().at(space) > 0) {
            parts.add(names.words("stands", names.figure(board, space)));
        }
        if (board.isMined(space)) {
            parts.add(names.words("bomb-here"));
        }
        return String.join(" ", parts);
    }

    /// A turf with who controls it and all its markers.
    String turf(CorleoneState state, int turf) {
        List<String> parts = new ArrayList<>();
        parts.add(names.words("turf", turf, names.turf(turf)));
        parts.add(controller(state, turf)
                .map(seat -> names.words("controlled", names.of(seat)))
                .orElseGet(() -> names.words("uncontrolled")));
        for (Seat seat : Seat.first(state.seats())) {
            int markers = state.board().stack(turf).count((byte) (seat.index() + 1));
            if (markers > 0) {
                parts.add(names.words("markers-of", names.of(seat), markers));
            }
        }
        if (state.board().steward() == turf) {
            parts.add(names.words("steward-here"));
        }
        if (!state.board().isThere(CorleoneCity.tile(turf))) {
            parts.add(names.words("free-slot"));
        }
        return String.join(" ", parts);
    }

    /// Who controls a turf.
    static Optional<Seat> controller(CorleoneState state, int turf) {
        return state.board().isControlled(turf)
                ? Optional.of(Seat.of(state.board().stack(turf).top() - 1))
                : Optional.empty();
    }

    static Region region(String styleClass) {
        Region region = new Region();
        region.getStyleClass().add(styleClass);
        return region;
    }

    static Label label(String words, String styleClass) {
        Label label = new Label(words);
        label.getStyleClass().add(styleClass);
        label.setWrapText(true);
        return label;
    }
}
