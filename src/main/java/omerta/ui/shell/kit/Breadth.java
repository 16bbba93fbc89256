package omerta.ui.shell.kit;

import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;

/// Tells whether there is room: how broad or high something is in ems of its own text.
public final class Breadth {

    private Breadth() {}

    /// Tells at once and whenever it changes whether a region is narrower than so many ems.
    ///
    /// @param probe a text of the usual size in it
    public static void watch(Region region, Labeled probe, double ems, Consumer<Boolean> narrow) {
        watch(region.widthProperty(), probe, ems, narrow);
    }

    /// Tells at once and whenever it changes whether a region is lower than so many ems.
    ///
    /// @param probe a text of the usual size in it
    public static void watchHeight(Region region, Labeled probe, double ems, Consumer<Boolean> low) {
        watch(region.heightProperty(), probe, ems, low);
    }

    private static void watch(ReadOnlyDoubleProperty size, Labeled probe, double ems, Consumer<Boolean> small) {
        boolean[] told = {false};
        small.accept(false);
        Runnable look = () -> {
            boolean now = size.get() > 0 && size.get() < ems * probe.getFont().getSize();
            if (now != told[0]) {
                told[0] = now;
                small.accept(now);
            }
        };
        size.addListener((_, _, _) -> look.run());
        probe.fontProperty().addListener((_, _, _) -> look.run());
    }
}
