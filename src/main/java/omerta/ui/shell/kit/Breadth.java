package omerta.ui.shell.kit;

import java.util.function.Consumer;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;

/// Tells whether there is room: how broad something is in ems of its own text.
public final class Breadth {

    private Breadth() {}

    /// Tells at once and whenever it changes whether a region is narrower than so many ems.
    ///
    /// @param probe a text of the usual size in it
    public static void watch(Region region, Labeled probe, double ems, Consumer<Boolean> narrow) {
        boolean[] told = {false};
        narrow.accept(false);
        Runnable look = () -> {
            boolean now = region.getWidth() > 0
                    && region.getWidth() < ems * probe.getFont().getSize();
            if (now != told[0]) {
                told[0] = now;
                narrow.accept(now);
            }
        };
        region.widthProperty().addListener((_, _, _) -> look.run());
        probe.fontProperty().addListener((_, _, _) -> look.run());
    }
}
