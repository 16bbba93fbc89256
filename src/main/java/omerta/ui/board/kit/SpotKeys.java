package omerta.ui.board.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;

/// Moves the focus over the spots of a table by the arrow keys, and chooses a spot by its letter. Left and right follow
/// the reading order, up and down go to the nearest spot that way.
public final class SpotKeys {

    private static final double ASIDE = 2;

    private final Supplier<List<Spot>> spots;

    /// Keys for these spots, in reading order; they are asked for anew each time.
    public SpotKeys(Supplier<List<Spot>> spots) {
        this.spots = spots;
    }

    /// Listens to the keys that are typed in this part of the table.
    public void listen(Node part) {
        part.addEventHandler(KeyEvent.KEY_PRESSED, this::typed);
    }

    /// Chooses the spot with this letter, from wherever the focus is.
    ///
    /// @return whether there is one
    public boolean letter(String text) {
        if (text.isBlank()) {
            return false;
        }
        String letter = text.toUpperCase(Locale.ROOT);
        for (Spot spot : spots.get()) {
            if (spot.letter().equals(letter)) {
                spot.requestFocus();
                spot.press();
                return true;
            }
        }
        return false;
    }

    private void typed(KeyEvent event) {
        if (event.isControlDown()
                || event.isAltDown()
                || event.isMetaDown()
                || !(event.getTarget() instanceof Node at)) {
            return;
        }
        boolean taken = switch (event.getCode()) {
            case LEFT, KP_LEFT -> step(at, -1);
            case RIGHT, KP_RIGHT -> step(at, 1);
            case UP, KP_UP -> leap(at, -1);
            case DOWN, KP_DOWN -> leap(at, 1);
            default -> letter(event.getText());
        };
        if (taken) {
            event.consume();
        }
    }

    private boolean step(Node at, int by) {
        List<Spot> row = reachable();
        int index = at instanceof Spot spot ? row.indexOf(spot) : -1;
        if (row.isEmpty()) {
            return false;
        }
        int next = index < 0 ? 0 : Math.floorMod(index + by, row.size());
        row.get(next).requestFocus();
        return true;
    }

    private boolean leap(Node at, int by) {
        Bounds from = bounds(at);
        Optional<Spot> best = Optional.empty();
        double least = Double.MAX_VALUE;
        for (Spot spot : reachable()) {
            Bounds to = bounds(spot);
            double ahead = (to.getCenterY() - from.getCenterY()) * by;
            double far = ahead + ASIDE * Math.abs(to.getCenterX() - from.getCenterX());
            if (ahead > from.getHeight() / 2 && far < least) {
                least = far;
                best = Optional.of(spot);
            }
        }
        best.ifPresent(Node::requestFocus);
        return best.isPresent();
    }

    private List<Spot> reachable() {
        List<Spot> reachable = new ArrayList<>();
        for (Spot spot : spots.get()) {
            Scene scene = spot.getScene();
            if (scene != null && spot.isFocusTraversable() && !spot.isDisabled()) {
                reachable.add(spot);
            }
        }
        return reachable;
    }

    private static Bounds bounds(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}
