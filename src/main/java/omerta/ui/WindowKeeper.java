package omerta.ui;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import omerta.save.Settings;
import omerta.ui.shell.settings.WindowPlace;

/// Remembers where the window stood, and puts it where somebody can see it.
final class WindowKeeper {

    private static final double LEAST_WIDTH = 1024;
    private static final double LEAST_HEIGHT = 700;
    private static final double USUAL_WIDTH = 1280;
    private static final double USUAL_HEIGHT = 720;

    private final Stage stage;
    private Rectangle2D normal = Rectangle2D.EMPTY;

    WindowKeeper(Stage stage) {
        this.stage = stage;
        stage.xProperty().addListener((_, _, _) -> note());
        stage.yProperty().addListener((_, _, _) -> note());
        stage.widthProperty().addListener((_, _, _) -> note());
        stage.heightProperty().addListener((_, _, _) -> note());
    }

    /// Puts the window where it was last, or where a window usually is.
    void restore(Optional<Settings.Window> last) {
        List<Rectangle2D> screens =
                Screen.getScreens().stream().map(Screen::getVisualBounds).toList();
        Rectangle2D place = last.map(window -> WindowPlace.fit(
                        new Rectangle2D(window.x(), window.y(), window.width(), window.height()), screens))
                .orElseGet(() -> WindowPlace.usual(screens.getFirst(), USUAL_WIDTH, USUAL_HEIGHT));
        stage.setMinWidth(Math.min(LEAST_WIDTH, screens.getFirst().getWidth()));
        stage.setMinHeight(Math.min(LEAST_HEIGHT, screens.getFirst().getHeight()));
        stage.setX(place.getMinX());
        stage.setY(place.getMinY());
        stage.setWidth(place.getWidth());
        stage.setHeight(place.getHeight());
        stage.setMaximized(last.map(Settings.Window::maximized).orElse(false));
        normal = place;
    }

    /// Where it is now.
    Settings.Window place() {
        return new Settings.Window(
                (int) normal.getMinX(),
                (int) normal.getMinY(),
                (int) Math.max(1, normal.getWidth()),
                (int) Math.max(1, normal.getHeight()),
                stage.isMaximized());
    }

    private void note() {
        boolean known = !Double.isNaN(stage.getX())
                && !Double.isNaN(stage.getWidth())
                && !Double.isNaN(stage.getY())
                && !Double.isNaN(stage.getHeight());
        if (known && !stage.isMaximized() && !stage.isIconified() && !stage.isFullScreen()) {
            normal = new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
        }
    }
}
