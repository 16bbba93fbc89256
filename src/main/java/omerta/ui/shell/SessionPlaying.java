package omerta.ui.shell;

import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import omerta.match.Sight;
import omerta.match.Undo;
import omerta.save.Session;
import omerta.ui.shell.play.Playing;

/// A session that is played on the screen.
///
/// @param session keeps each move
/// @param made is run after each move that was made
/// @param <S> the type of state
/// @param <A> the type of action
record SessionPlaying<S, A>(Session<S, A> session, Runnable made) implements Playing<S, A> {

    @Override
    public Sight<S, A> sight() {
        return session.sight();
    }

    @Override
    public Ruling play(Seat seat, A action) {
        Ruling ruling = session.play(seat, action);
        if (ruling.isLegal()) {
            made.run();
        }
        return ruling;
    }

    @Override
    public Undo takeBack(Viewer asker) {
        return session.takeBack(asker);
    }

    @Override
    public boolean redo(Viewer asker) {
        return session.redo(asker);
    }

    @Override
    public void lift() {
        session.lift();
    }

    @Override
    public void keep() {
        session.keep();
    }

    @Override
    public Optional<Message> problem() {
        return session.problem();
    }
}
