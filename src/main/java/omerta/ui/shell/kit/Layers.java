package omerta.ui.shell.kit;

import java.util.function.Consumer;
import javafx.beans.value.ChangeListener;
import javafx.event.Event;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;
import org.jspecify.annotations.Nullable;

/// A screen with at most one sheet over it: rules, settings, a question, what went wrong. While a sheet lies there it
/// keeps the focus, and nothing under it can be clicked. No window is opened, so the main window keeps the keyboard.
public final class Layers extends StackPane {

    private final Phrases phrases;
    private final ChangeListener<@Nullable Node> keeper = (_, _, now) -> keepFocus(now);
    private @Nullable Region sheet;
    private @Nullable Node before;
    private @Nullable Scene watched;

    /// Puts sheets over this node.
    public Layers(Phrases phrases, Node base) {
        this.phrases = phrases;
        getStyleClass().add("layers");
        getChildren().add(base);
        if (base instanceof Region region) {
            region.setMinSize(0, 0);
        }
    }

    /// Lays a sheet over the screen, in place of one that lies there.
    ///
    /// @param title of the sheet
    /// @param content gets the focus
    /// @param styleClass its size: `sheet-large`, `sheet-medium` or `sheet-small`
    public void open(String title, Region content, String styleClass) {
        close();
        before = getScene() == null ? null : getScene().getFocusOwner();
        Label heading = new Label(title);
        heading.getStyleClass().add("heading");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button close = Buttons.iconOnly("mdi2c-close", phrases.words("sheet.close"), "Esc", this::close);
        HBox head = new HBox(heading, gap, close);
        head.getStyleClass().add("sheet-head");
        boolean large = styleClass.equals("sheet-large");
        Region body = large ? content : new Roll(content);
        body.setMinSize(0, 0);
        VBox.setVgrow(body, Priority.ALWAYS);
        VBox box = new VBox(head, body);
        box.getStyleClass().addAll("leaf", styleClass);
        if (!large) {
            box.setMaxHeight(USE_PREF_SIZE);
        }
        box.setAccessibleRole(AccessibleRole.DIALOG);
        box.setAccessibleText(title);
        Region veil = new Region();
        veil.getStyleClass().add("veil");
        veil.addEventHandler(MouseEvent.ANY, Event::consume);
        veil.setOnMouseClicked(_ -> close());
        StackPane place = new StackPane(box);
        place.getStyleClass().add("sheet-place");
        place.setPickOnBounds(false);
        getChildren().addAll(veil, place);
        sheet = box;
        watch(getScene());
        focusFirst(content, close);
    }

    /// Whether a sheet lies over the screen.
    public boolean isOpen() {
        return sheet != null;
    }

    /// Takes the sheet away.
    ///
    /// @return whether there was one
    public boolean close() {
        if (sheet == null) {
            return false;
        }
        sheet = null;
        watch(null);
        getChildren().remove(1, getChildren().size());
        if (before != null) {
            before.requestFocus();
        }
        return true;
    }

    private void watch(@Nullable Scene scene) {
        if (watched != null) {
            watched.focusOwnerProperty().removeListener(keeper);
        }
        watched = scene;
        if (scene != null) {
            scene.focusOwnerProperty().addListener(keeper);
        }
    }

    private void keepFocus(@Nullable Node owner) {
        Region open = sheet;
        if (open != null && owner != null && !isIn(owner, open)) {
            focusFirst(open, open);
        }
    }

    private static boolean isIn(Node node, Node ancestor) {
        for (@Nullable Node at = node; at != null; at = at.getParent()) {
            if (at.equals(ancestor)) {
                return true;
            }
        }
        return false;
    }

    private static void focusFirst(Node in, Node otherwise) {
        boolean[] found = {false};
        walk(in, node -> {
            if (!found[0] && node.isFocusTraversable() && !node.isDisabled() && node.isVisible()) {
                found[0] = true;
                node.requestFocus();
            }
        });
        if (!found[0]) {
            otherwise.requestFocus();
        }
    }

    private static void walk(Node node, Consumer<Node> visitor) {
        visitor.accept(node);
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> walk(child, visitor));
        }
    }
}
