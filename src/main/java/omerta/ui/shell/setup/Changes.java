package omerta.ui.shell.setup;

import java.util.function.UnaryOperator;

/// Takes the next draft.
interface Changes {

    /// Changes the draft by this.
    void change(UnaryOperator<Draft> next);
}
