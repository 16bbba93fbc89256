package omerta.ui.shell.kit;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// The foot of a page: something at the left, and at the right its buttons, in two lines where one is too short.
public final class Foot extends HBox {

    /// A foot with these buttons, the most important one last.
    public Foot(Node left, List<? extends Node> buttons) {
        FlowPane right = new FlowPane();
        right.getStyleClass().add("foot-buttons");
        right.getChildren().addAll(buttons);
        HBox.setHgrow(right, Priority.ALWAYS);
        getStyleClass().add("foot");
        getChildren().addAll(left, right);
    }
}
