package omerta.bench.table;

import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import omerta.match.Match;
import omerta.match.Sight;
import omerta.match.Undo;
import omerta.ui.shell.play.Playing;

/// A match that is played and not kept.
record Open<S, A>(Match<S, A> match) implements Playing<S, A> {

    @Override
    public Sight<S, A> sight() {
        return match;
    }

    @Override
    public Ruling play(Seat seat, A action) {
        return match.play(seat, action);
    }

    @Override
    public Undo takeBack(Viewer asker) {
        return match.takeBack(asker);
    }

    @Override
    public boolean redo(Viewer asker) {
        return match.redo(asker);
    }

    @Override
    public void lift() {
        match.lift();
    }

    @Override
    public void keep() {}

    @Override
    public Optional<Message> problem() {
        return Optional.empty();
    }
}
