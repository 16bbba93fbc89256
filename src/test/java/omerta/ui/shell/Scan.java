package omerta.ui.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import omerta.ui.Ui;
import omerta.ui.board.art.Fit;
import omerta.ui.board.art.Legible;
import omerta.ui.board.art.Lettering;
import omerta.ui.board.art.PileView;
import omerta.ui.board.art.Sketch;

/// Looks over a scene as a strict reader would.
final class Scan {

    private static final double LARGE = 24;
    private static final double ENOUGH = 4.5;
    private static final double ENOUGH_FOR_LARGE = 3;
    private static final double HAIR = 0.05;

    private Scan() {}

    /// What has words that are cut: an ellipsis stands where they should. Names that players typed may be cut.
    static List<String> cut(Parent root) {
        return shown(root).stream()
                .filter(Labeled.class::isInstance)
                .map(Labeled.class::cast)
                .filter(label ->
                        label.getText() != null && !label.getStyleClass().contains("seat-name"))
                .filter(Scan::isCut)
                .map(label -> path(label) + " “" + label.getText() + "”")
                .toList();
    }

    private static boolean isCut(Labeled label) {
        return label.lookupAll(".text").stream()
                .filter(Text.class::isInstance)
                .map(Text.class::cast)
                .filter(text -> text.getParent() == label)
                .anyMatch(text -> !text.getText().isEmpty()
                        && !text.getText().equals(label.getText())
                        && text.getText().endsWith(label.getEllipsisString()));
    }

    /// What has words that cannot be read well against what lies behind them.
    static List<String> faint(Parent root) {
        List<String> faint = new ArrayList<>();
        for (Node node : shown(root)) {
            if (node instanceof Text text && !text.getText().isBlank() && text.getFill() instanceof Color ink) {
                double need = isLarge(text) ? ENOUGH_FOR_LARGE : ENOUGH;
                double worst = grounds(text).stream()
                        .mapToDouble(ground -> contrast(over(ink, ground), ground))
                        .min()
                        .orElse(21);
                if (worst < need && !isOff(text)) {
                    faint.add(String.format(Locale.ROOT, "%.2f %s “%s”", worst, path(text), text.getText()));
                }
            }
        }
        return faint;
    }

    /// What stands outside of the window, where nobody sees it, and cannot be scrolled to.
    static List<String> outside(Parent root) {
        Bounds window = outer(root.getLayoutBounds());
        return shown(root).stream()
                .filter(node -> node instanceof TextInputControl
                        || (node instanceof Labeled label && (hasWords(label) || label.getGraphic() != null)))
                .filter(node -> !isScrolled(node))
                .filter(node -> !window.contains(node.localToScene(node.getLayoutBounds())))
                .map(Scan::path)
                .toList();
    }

    private static boolean hasWords(Labeled label) {
        return label.getText() != null && !label.getText().isBlank();
    }

    private static Bounds outer(Bounds bounds) {
        return new BoundingBox(
                bounds.getMinX() - 1, bounds.getMinY() - 1, bounds.getWidth() + 2, bounds.getHeight() + 2);
    }

    private static boolean isScrolled(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at instanceof ScrollPane || at instanceof ListView<?>) {
                return true;
            }
        }
        return false;
    }

    /// What can be reached by keys but says nothing to those who cannot see it.
    static List<String> mute(Parent root) {
        return shown(root).stream()
                .filter(node -> node.isFocusTraversable() && !node.isDisabled())
                .filter(node -> words(node).isBlank())
                .map(Scan::path)
                .toList();
    }

    private static String words(Node node) {
        String spoken = Optional.ofNullable(node.getAccessibleText()).orElse("");
        return switch (node) {
            case Labeled label -> spoken + Optional.ofNullable(label.getText()).orElse("");
            case TextInputControl _, Control _ -> spoken;
            default -> spoken;
        };
    }

    /// What has letters so small that they are hard to read. A drawing keeps to the room that the window leaves it.
    ///
    /// @param least the smallest size that is good enough, in pixels of the window; in a drawing less may be
    static List<String> small(Parent root, double least) {
        return shown(root).stream()
                .filter(Text.class::isInstance)
                .map(Text.class::cast)
                .filter(text -> !text.getText().isBlank() && isSmall(text, least))
                .map(text -> String.format(Locale.ROOT, "%.1f %s “%s”", Legible.size(text), path(text), text.getText()))
                .toList();
    }

    private static boolean isSmall(Text text, double least) {
        double enough = isDrawn(text) ? Math.min(least, Legible.LEAST) : least;
        return Legible.size(text) < enough - HAIR;
    }

    private static boolean isDrawn(Text text) {
        for (Node at = text; at != null; at = at.getParent()) {
            if (at instanceof Sketch || at instanceof PileView || at instanceof Fit || at instanceof Lettering) {
                return true;
            }
        }
        return Math.abs(Legible.size(text) - text.getFont().getSize()) > HAIR;
    }

    private static List<Node> shown(Node root) {
        return Ui.all(root).stream().filter(Scan::isShown).toList();
    }

    private static boolean isShown(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible() || at.getOpacity() < 0.1) {
                return false;
            }
        }
        return true;
    }

    private static boolean isLarge(Text text) {
        boolean bold = text.getFont().getStyle().toLowerCase(Locale.ROOT).contains("bold");
        return text.getFont().getSize() >= (bold ? LARGE * 0.78 : LARGE);
    }

    private static boolean isOff(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at.isDisabled() || at.getOpacity() < 1) {
                return true;
            }
        }
        return false;
    }

    /// The colours that lie behind a node: one, or those of a gradient.
    private static List<Color> grounds(Node node) {
        List<Color> veils = new ArrayList<>();
        for (List<Paint> fills : behind(node)) {
            for (Paint fill : fills.reversed()) {
                List<Color> colours = colours(fill);
                if (!colours.isEmpty() && colours.stream().allMatch(Color::isOpaque)) {
                    return colours.stream()
                            .map(colour -> covered(colour, veils))
                            .toList();
                }
                veils.addAll(colours);
            }
        }
        return List.of();
    }

    /// What lies behind a node, the nearest first: what was drawn before it under its middle, and what holds it.
    private static List<List<Paint>> behind(Node node) {
        List<List<Paint>> behind = new ArrayList<>();
        Bounds bounds = node.localToScene(node.getBoundsInLocal());
        Point2D middle = new Point2D(bounds.getCenterX(), bounds.getCenterY());
        for (Node at = node; at.getParent() != null; at = at.getParent()) {
            List<Node> siblings = at.getParent().getChildrenUnmodifiable();
            siblings.subList(0, siblings.indexOf(at)).reversed().forEach(before -> drawn(before, middle, behind));
            behind.add(fills(at.getParent()));
        }
        return behind;
    }

    /// Adds what a node and all within it draw at a point, the nearest first.
    private static void drawn(Node node, Point2D point, List<List<Paint>> behind) {
        if (!node.isVisible() || isClipped(node, point)) {
            return;
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().reversed().forEach(child -> drawn(child, point, behind));
        }
        if (isAt(node, point)) {
            behind.add(fills(node));
        }
    }

    /// Whether a node is drawn at a point. What is drawn without any size is nowhere.
    private static boolean isAt(Node node, Point2D point) {
        Point2D local = node.sceneToLocal(point);
        return local != null && node.contains(local);
    }

    private static boolean isClipped(Node node, Point2D point) {
        Node clip = node.getClip();
        return clip != null && !clip.contains(clip.parentToLocal(node.sceneToLocal(point)));
    }

    private static List<Paint> fills(Node node) {
        return switch (node) {
            case Region region
            when region.getBackground() != null ->
                region.getBackground().getFills().stream()
                        .map(BackgroundFill::getFill)
                        .toList();
            case Text _ -> List.of();
            case Shape shape when shape.getFill() != null -> List.of(shape.getFill());
            default -> List.of();
        };
    }

    private static Color covered(Color ground, List<Color> veils) {
        Color colour = ground;
        for (Color veil : veils.reversed()) {
            colour = over(veil, colour);
        }
        return colour;
    }

    private static List<Color> colours(Paint paint) {
        return switch (paint) {
            case Color colour -> List.of(colour);
            case LinearGradient gradient ->
                gradient.getStops().stream().map(Stop::getColor).toList();
            case RadialGradient gradient ->
                gradient.getStops().stream().map(Stop::getColor).toList();
            default -> List.of();
        };
    }

    private static Color over(Color ink, Color ground) {
        return ground.interpolate(new Color(ink.getRed(), ink.getGreen(), ink.getBlue(), 1), ink.getOpacity());
    }

    private static double contrast(Color a, Color b) {
        double first = luminance(a);
        double second = luminance(b);
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(double part) {
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    private static String path(Node node) {
        Node parent = node.getParent();
        return (parent == null ? "" : name(parent) + " > ") + name(node);
    }

    private static String name(Node node) {
        return node.getClass().getSimpleName() + node.getStyleClass();
    }
}
