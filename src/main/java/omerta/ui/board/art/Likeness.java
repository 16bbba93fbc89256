package omerta.ui.board.art;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.SVGPath;
import javafx.scene.text.Text;
import javafx.scene.transform.Transform;

/// What something that was just drawn looks like, as a value: of two drawings with equal likenesses the one can stand for the
/// other. It tells all that is seen, said or read of it, and where its parts were put.
///
/// What it does not know how to tell, like a button, is like nothing else. A class of ours takes part by being [Likely].
public final class Likeness {

    private static final Set<Class<?>> PLAIN =
            Set.of(Region.class, Pane.class, StackPane.class, Group.class, HBox.class, VBox.class, FlowPane.class);

    /// A drawing of which everything is told by its style classes, its children, and this.
    public interface Likely {

        /// Whatever else it is drawn by; nothing, where there is no more.
        default List<Object> besides() {
            return List.of();
        }
    }

    private Likeness() {}

    /// The likeness of something that was just drawn and has not been laid out yet.
    public static Object of(Node drawn) {
        List<Object> told = new ArrayList<>();
        tell(drawn, told);
        return told;
    }

    private static void tell(Node node, List<Object> told) {
        told.add(node.getClass());
        told.add(List.copyOf(node.getStyleClass()));
        told.add(Arrays.asList(node.getAccessibleRole(), node.getAccessibleText(), node.getAccessibleHelp()));
        told.add(Arrays.asList(node.getId(), node.getUserData()));
        told.add(List.of(node.isVisible(), node.isManaged(), node.isMouseTransparent(), node.isFocusTraversable()));
        told.add(Set.copyOf(node.getPseudoClassStates()));
        if (node.hasProperties()) {
            Map<Object, Object> properties = new HashMap<>(node.getProperties());
            properties.replaceAll((_, value) -> value instanceof Tooltip tip ? tip.getText() : value);
            told.add(properties);
        }
        told.add(List.of(node.getOpacity(), node.getRotate(), node.getScaleX(), node.getScaleY()));
        told.add(List.of(node.getTranslateX(), node.getTranslateY()));
        node.getTransforms().forEach(transform -> told.add(numbers(transform)));
        if (!node.isManaged()) {
            told.add(node.getLayoutX());
            told.add(node.getLayoutY());
        }
        switch (node) {
            case SVGPath path -> told.add(path.getContent());
            case Text text -> told.add(text.getText());
            case Label label -> label(label, told);
            case Parent parent -> parent(parent, told);
            default -> told.add(new Object());
        }
    }

    private static void label(Label label, List<Object> told) {
        told.add(Arrays.asList(label.getText(), label.isWrapText()));
        size(label, told);
        if (label.getGraphic() != null) {
            tell(label.getGraphic(), told);
        }
    }

    private static void parent(Parent parent, List<Object> told) {
        if (parent instanceof Likely likely) {
            told.addAll(likely.besides());
        } else if (!PLAIN.contains(parent.getClass())) {
            told.add(new Object());
        }
        if (parent instanceof Region region) {
            size(region, told);
        }
        List<Node> children = parent.getChildrenUnmodifiable();
        told.add(children.size());
        children.forEach(child -> tell(child, told));
    }

    private static void size(Region region, List<Object> told) {
        told.add(List.of(region.getMinWidth(), region.getMinHeight(), region.getPrefWidth(), region.getPrefHeight()));
        told.add(List.of(region.getMaxWidth(), region.getMaxHeight()));
        if (!region.isManaged()) {
            told.add(List.of(region.getWidth(), region.getHeight()));
        }
    }

    private static List<Double> numbers(Transform transform) {
        return List.of(
                transform.getMxx(),
                transform.getMxy(),
                transform.getTx(),
                transform.getMyx(),
                transform.getMyy(),
                transform.getTy());
    }
}
