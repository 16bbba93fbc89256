package omerta.ui.peperoni;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.TranslateTransition;
import javafx.scene.Node;
import javafx.util.Duration;
import omerta.ui.board.Pace;
import omerta.ui.board.kit.Spot;

/// What changes while a moment is told moves to where it is drawn already: posters go up, signs climb the vote track.
final class Stir {

    private static final double CLIMB = 300;
    private static final double UP = 12;

    private final Supplier<Pace> pace;
    private final List<Animation> running = new ArrayList<>();

    /// @param pace how fast, asked for each time
    Stir(Supplier<Pace> pace) {
        this.pace = pace;
    }

    /// Draws something else, and moves what has changed by it.
    ///
    /// @param turn draws it, and gives the houses where another poster hangs now
    void stir(Column column, Supplier<List<Spot>> turn) {
        running.forEach(animation -> animation.jumpTo("end"));
        running.clear();
        Map<Spot, Double> rows = new HashMap<>();
        column.sides().forEach(side -> rows.put(side, side.getLayoutY()));
        List<Spot> houses = turn.get();
        if (!pace.get().moves() || column.getScene() == null) {
            return;
        }
        column.layout();
        rows.forEach((side, before) -> move(side, before - side.getLayoutY()));
        houses.forEach(house -> {
            for (String paper : List.of(".poster", ".poster-sign")) {
                Node node = house.lookup(paper);
                if (node != null) {
                    move(node, -UP);
                    fade(node);
                }
            }
        });
    }

    private void move(Node node, double from) {
        if (from != 0) {
            TranslateTransition climb = new TranslateTransition(time(), node);
            climb.setFromY(from);
            climb.setToY(0);
            climb.setInterpolator(Interpolator.EASE_BOTH);
            play(climb);
        }
    }

    private void fade(Node node) {
        FadeTransition fade = new FadeTransition(time(), node);
        fade.setFromValue(0);
        fade.setToValue(1);
        play(fade);
    }

    private void play(Animation animation) {
        running.add(animation);
        animation.play();
    }

    private Duration time() {
        return Duration.millis(pace.get().millis(CLIMB));
    }
}
