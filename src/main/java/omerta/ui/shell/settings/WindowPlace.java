package omerta.ui.shell.settings;

import java.util.Comparator;
import java.util.List;
import javafx.geometry.Rectangle2D;

/// Finds a place for the window where somebody can see it.
public final class WindowPlace {

    /// The least of a window that has to be on a screen, in pixels: enough to take hold of it.
    private static final double GRIP = 120;

    private WindowPlace() {}

    /// Where a window stands that was last seen there: as it was where enough of its upper edge is on a screen; else in
    /// the middle of the first screen. It is never larger than the screen that it is on.
    ///
    /// @param wanted where it was
    /// @param screens the visible part of each screen, the first one first, at least one
    public static Rectangle2D fit(Rectangle2D wanted, List<Rectangle2D> screens) {
        Rectangle2D screen = screens.stream()
                .filter(one -> canBeHeld(wanted, one))
                .max(Comparator.comparingDouble(one -> overlap(wanted, one)))
                .orElse(screens.getFirst());
        double width = Math.min(wanted.getWidth(), screen.getWidth());
        double height = Math.min(wanted.getHeight(), screen.getHeight());
        return canBeHeld(wanted, screen)
                ? new Rectangle2D(wanted.getMinX(), wanted.getMinY(), width, height)
                : middle(width, height, screen);
    }

    /// The usual window: four fifths of the screen, but no smaller than fits a table where the screen has the room.
    public static Rectangle2D usual(Rectangle2D screen, double leastWidth, double leastHeight) {
        double width = Math.min(screen.getWidth(), Math.max(leastWidth, screen.getWidth() * 0.8));
        double height = Math.min(screen.getHeight(), Math.max(leastHeight, screen.getHeight() * 0.8));
        return middle(width, height, screen);
    }

    private static Rectangle2D middle(double width, double height, Rectangle2D screen) {
        return new Rectangle2D(
                screen.getMinX() + (screen.getWidth() - width) / 2,
                screen.getMinY() + (screen.getHeight() - height) / 2,
                width,
                height);
    }

    private static boolean canBeHeld(Rectangle2D window, Rectangle2D screen) {
        double shared = Math.min(window.getMaxX(), screen.getMaxX()) - Math.max(window.getMinX(), screen.getMinX());
        return shared >= GRIP && window.getMinY() >= screen.getMinY() && window.getMinY() <= screen.getMaxY() - GRIP;
    }

    private static double overlap(Rectangle2D a, Rectangle2D b) {
        double width = Math.min(a.getMaxX(), b.getMaxX()) - Math.max(a.getMinX(), b.getMinX());
        double height = Math.min(a.getMaxY(), b.getMaxY()) - Math.max(a.getMinY(), b.getMinY());
        return Math.max(0, width) * Math.max(0, height);
    }
}
