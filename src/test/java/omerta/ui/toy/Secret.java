package omerta.ui.toy;

import javafx.scene.control.Button;

/// A private node: it may be in the scene only while its seat is in hand.
public final class Secret extends Button {

    public Secret(String words) {
        super(words);
    }
}
