package omerta.ui.shot;

import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import omerta.match.Sight;
import omerta.match.Undo;
import omerta.ui.shell.play.Playing;

/// A match that is looked at and not played: no move is made, nothing is kept.
///
/// @param sight the match
/// @param <S> the type of state
/// @param <A> the type of action
record Still<S, A>(Sight<S, A> sight) implements Playing<S, A> {

    @Override
    public Ruling play(Seat seat, A action) {
        return sight.judge(seat, action);
    }

    @Override
    public Undo takeBack(Viewer asker) {
        return Undo.closed("undo.nothing");
    }

    @Override
    public boolean redo(Viewer asker) {
        return false;
    }

    @Override
    public void lift() {}

    @Override
    public void keep() {}

    @Override
    public Optional<Message> problem() {
        return Optional.empty();
    }
}
