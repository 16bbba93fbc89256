package omerta.bench.table;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import omerta.ui.shell.kit.Look;
import omerta.ui.shell.kit.Screen;
import omerta.ui.shell.play.Walls;

/// A window without a display: one scene, laid out when asked.
final class Wall extends Walls {

    private static final double WIDTH = 1280;
    private static final double HEIGHT = 720;

    private final Scene scene = new Scene(new Region(), WIDTH, HEIGHT);

    /// An empty window that looks like this.
    Wall(Look look, String styleSheet) {
        look.apply(scene, List.of(styleSheet));
    }

    /// Brings the screen to where it could be painted.
    void layOut() {
        scene.getRoot().resize(WIDTH, HEIGHT);
        scene.getRoot().applyCss();
        scene.getRoot().layout();
    }

    @Override
    public void show(Screen screen) {
        scene.setRoot(screen.root());
        screen.shown();
    }
}
