package omerta.ui.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;

/// Everything about a scene that a program could read, as text, a line a node: what it is and where, its id, its style
/// classes, its words, what it says to those who cannot see it, its tooltip, and whatever hangs on it. Only where the
/// mouse is it does not say.
final class SceneText {

    private static final String TOOLTIP = "javafx.scene.control.Tooltip";

    private final List<String> lines = new ArrayList<>();

    private SceneText() {}

    /// The lines of this root and all under it.
    static List<String> of(Node root) {
        SceneText text = new SceneText();
        text.add(root, 0);
        return text.lines;
    }

    private void add(Node node, int depth) {
        lines.add(" ".repeat(depth) + line(node));
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> add(child, depth + 1));
        }
    }

    private static String line(Node node) {
        Map<String, Object> facts = new TreeMap<>();
        facts.put("id", node.getId());
        facts.put("classes", node.getStyleClass());
        facts.put(
                "states",
                node.getPseudoClassStates().stream()
                        .map(Object::toString)
                        .filter(state -> !state.equals("hover"))
                        .sorted()
                        .toList());
        facts.put("style", node.getStyle());
        facts.put("shown", node.isVisible() + " " + node.getOpacity() + " " + node.isDisabled());
        facts.put("keys", node.isFocusTraversable());
        facts.put("place", node.getBoundsInParent());
        facts.put("role", node.getAccessibleRole());
        facts.put("says", node.getAccessibleText());
        facts.put("helps", node.getAccessibleHelp());
        facts.put("describes", node.getAccessibleRoleDescription());
        facts.put("data", node.getUserData());
        facts.put("words", words(node));
        facts.put("tip", tip(node));
        facts.put("hangs on it", hung(node));
        facts.values().removeIf(fact -> fact == null || "".equals(fact) || "[]".equals(fact.toString()));
        return node.getClass().getSimpleName() + facts;
    }

    private static String words(Node node) {
        return switch (node) {
            case MenuButton menu ->
                menu.getText() + menu.getItems().stream().map(MenuItem::getText).toList();
            case Labeled label -> label.getText();
            case Text text -> text.getText();
            case TextInputControl input -> input.getText() + input.getPromptText();
            case ListView<?> list -> list.getItems().toString();
            default -> "";
        };
    }

    /// The tooltip, which hangs on what is no control too.
    private static String tip(Node node) {
        return node.hasProperties() && node.getProperties().get(TOOLTIP) instanceof Tooltip tip ? tip.getText() : "";
    }

    /// The properties that hang on a node, but for those in which JavaFX keeps its own affairs.
    private static List<String> hung(Node node) {
        if (!node.hasProperties()) {
            return List.of();
        }
        return node.getProperties().entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .filter(text -> !text.startsWith("javafx") && !text.contains("@"))
                .sorted()
                .toList();
    }
}
