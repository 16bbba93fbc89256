package omerta.bench.table;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import omerta.engine.Player;
import omerta.ui.shell.kit.Delay;
import omerta.ui.shell.kit.Look;
import omerta.ui.shell.kit.Screen;
import omerta.ui.shell.play.Doors;

/// A window without a display: one scene, laid out when asked.
final class Wall implements Doors {

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

    @Override
    public void sheet(String title, Region content, String styleClass) {}

    @Override
    public void closeSheet() {}

    @Override
    public void results() {}

    @Override
    public void leave() {}

    @Override
    public void another() {}

    @Override
    public void saveAs() {}

    @Override
    public Region rulebook(String clause) {
        return new Region();
    }

    @Override
    public Region settings() {
        return new Region();
    }

    @Override
    public boolean fits(Player player, String pin) {
        return true;
    }

    @Override
    public Delay delay() {
        return (_, run) -> run.run();
    }
}
