package omerta.ui.shell.play;

import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import omerta.match.Sight;
import omerta.match.Undo;

/// A match to be played: what a screen may see of it, and the moves on it. Each returns once the move is kept.
///
/// @param <S> the type of state
/// @param <A> the type of action
public interface Playing<S, A> {

    /// The match as a screen may see it.
    Sight<S, A> sight();

    /// Does the action if it is legal; a refusal changes nothing.
    Ruling play(Seat seat, A action);

    /// Takes the last move back where who asks can.
    ///
    /// @param asker the seat in hand, or the open table
    Undo takeBack(Viewer asker);

    /// Makes the move again that was taken back last where who asks can.
    ///
    /// @param asker the seat in hand, or the open table
    /// @return whether it was made
    boolean redo(Viewer asker);

    /// A curtain went up.
    void lift();

    /// The screen changes hands: a good moment to write the match anew.
    void keep();

    /// What a lesson says now; empty where nothing is taught.
    default Optional<Coach> coach() {
        return Optional.empty();
    }

    /// What is wrong with keeping the match; empty while each move is safe.
    Optional<Message> problem();
}
