package omerta.ui.shell.kit;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import omerta.text.Phrases;

/// The head of a page: the way back, the title, and what else can be done there.
public final class Head extends HBox {

    /// A head with this title.
    ///
    /// @param back leads to the screen before
    /// @param more what else can be done, at the right
    public Head(Phrases phrases, String title, Runnable back, Node... more) {
        getStyleClass().add("head");
        Label label = new Label(title);
        label.getStyleClass().add("title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren().addAll(Buttons.iconOnly("mdi2a-arrow-left", phrases.words("page.back"), "Esc", back), label, gap);
        getChildren().addAll(more);
    }
}
