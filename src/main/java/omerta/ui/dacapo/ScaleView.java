package omerta.ui.dacapo;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import omerta.ui.board.art.Likeness;

/// How far a building pile has come: a scale of notes that climbs a stave, one a number. The notes that lie there are
/// full, the next one is a ring, the others are faint.
final class ScaleView extends Region implements Likeness.Likely {

    private static final PseudoClass FULL = PseudoClass.getPseudoClass("full");
    private static final PseudoClass NEXT = PseudoClass.getPseudoClass("next");
    private static final double LEAN = -18;

    private final List<Region> notes = new ArrayList<>();

    /// A scale of which `reached` notes are played.
    ScaleView(int reached) {
        getStyleClass().add("scale");
        setMouseTransparent(true);
        for (int i = 0; i < Faces.HIGHEST; i++) {
            Region note = new Region();
            note.getStyleClass().add("note-head");
            note.setRotate(LEAN);
            note.pseudoClassStateChanged(FULL, i < reached);
            note.pseudoClassStateChanged(NEXT, i == reached);
            notes.add(note);
        }
        getChildren().addAll(notes);
    }

    @Override
    protected void layoutChildren() {
        double step = getWidth() / Faces.HIGHEST;
        double head = Math.min(step * 1.1, getHeight() * 0.16);
        double space = Stave.space(getHeight());
        double middle = getHeight() / 2;
        double lowest = middle + space * (Faces.HIGHEST - 1) / 4.0;
        for (int i = 0; i < notes.size(); i++) {
            double x = (i + 0.5) * step - head / 2;
            double y = lowest - i * space / 2;
            notes.get(i).resizeRelocate(x, y - head * 0.38, head, head * 0.76);
        }
    }
}
