package omerta.ui.shot;

import java.util.Optional;
import javafx.scene.layout.Region;
import omerta.engine.Player;
import omerta.ui.shell.kit.Delay;
import omerta.ui.shell.kit.Screen;
import omerta.ui.shell.play.Doors;

/// A window that only remembers which screen it was to show.
final class Window implements Doors {

    private Optional<Screen> shown = Optional.empty();

    /// The screen.
    Screen screen() {
        return shown.orElseThrow();
    }

    @Override
    public void show(Screen screen) {
        shown = Optional.of(screen);
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
        return false;
    }

    @Override
    public Delay delay() {
        return (_, run) -> run.run();
    }
}
