package omerta.ui.board.art;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.text.Text;

/// Keeps drawings to letters that can be read: those that come out smaller are left out.
public final class Legible {

    /// The least size of letters in a drawing, in pixels of the window.
    public static final double LEAST = 9;

    private Legible() {}

    /// Shows what letters there are in a drawing that lies where it is to be shown, as far as they can be read.
    public static void keep(Parent drawing) {
        for (Node node : drawing.getChildrenUnmodifiable()) {
            if (node instanceof Text text) {
                text.setVisible(size(text) >= LEAST);
            } else if (node instanceof Parent part) {
                keep(part);
            }
        }
    }

    /// How large letters are on the screen, in pixels of the window.
    public static double size(Text text) {
        return text.getFont().getSize()
                * text.getLocalToSceneTransform().deltaTransform(0, 1).magnitude();
    }
}
