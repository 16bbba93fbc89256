package omerta.ui.shell.play;

import javafx.scene.layout.Region;
import omerta.engine.Player;
import omerta.ui.shell.kit.Delay;

/// A table without ways out, where a match is looked at and nobody waits: whoever extends it says where its screens are shown.
public abstract class Walls implements Doors {

    @Override
    public final void sheet(String title, Region content, String styleClass) {}

    @Override
    public final void closeSheet() {}

    @Override
    public final void results() {}

    @Override
    public final void leave() {}

    @Override
    public final void another() {}

    @Override
    public final void saveAs() {}

    @Override
    public final Region rulebook(String clause) {
        return new Region();
    }

    @Override
    public final Region settings() {
        return new Region();
    }

    @Override
    public final boolean fits(Player player, String pin) {
        return false;
    }

    @Override
    public final Delay delay() {
        return (_, run) -> run.run();
    }
}
