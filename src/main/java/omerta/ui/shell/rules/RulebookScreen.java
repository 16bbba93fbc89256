package omerta.ui.shell.rules;

import javafx.scene.Parent;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import omerta.text.Phrases;
import omerta.text.Rulebook;
import omerta.ui.shell.kit.Head;
import omerta.ui.shell.kit.Screen;

/// A rulebook that fills the window.
public final class RulebookScreen implements Screen {

    private final BorderPane root = new BorderPane();
    private final RulebookPane pane;
    private final Runnable back;

    /// Shows this rulebook.
    ///
    /// @param back leads to the screen before
    public RulebookScreen(Phrases phrases, Rulebook book, Runnable back) {
        this.back = back;
        pane = new RulebookPane(phrases, book);
        root.getStyleClass().add("page");
        root.setTop(new Head(phrases, book.title(), back));
        root.setCenter(pane);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        pane.search().requestFocus();
    }

    @Override
    public boolean pressed(KeyEvent event) {
        return Screen.escapes(event, back);
    }
}
