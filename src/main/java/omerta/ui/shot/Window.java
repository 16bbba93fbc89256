package omerta.ui.shot;

import java.util.Optional;
import omerta.ui.shell.kit.Screen;
import omerta.ui.shell.play.Walls;

/// A window that only remembers which screen it was to show.
final class Window extends Walls {

    private Optional<Screen> shown = Optional.empty();

    /// The screen.
    Screen screen() {
        return shown.orElseThrow();
    }

    @Override
    public void show(Screen screen) {
        shown = Optional.of(screen);
    }
}
