package omerta.ui.shell.lesson;

import java.util.List;
import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import omerta.match.Match;
import omerta.match.Move;
import omerta.match.Sight;
import omerta.match.Undo;
import omerta.ui.shell.play.Coach;
import omerta.ui.shell.play.Playing;

/// A match in which only the next step of a script can be done. It is kept nowhere.
///
/// @param <S> the type of state
/// @param <A> the type of action
public final class Lesson<S, A> implements Playing<S, A> {

    private final Script<S, A> script;
    private final Match<S, A> match;
    private final int from;

    /// A lesson at its first step.
    public Lesson(Script<S, A> script) {
        this.script = script;
        this.match = script.match();
        this.from = match.moves();
    }

    /// What is still to be done of the step; empty when the lesson is over.
    private List<Move<A>> step() {
        return script.step(match.moves() - from);
    }

    @Override
    public Optional<Coach> coach() {
        return Optional.of(new Coach(Message.of(script.key(match.moves() - from)), step().isEmpty()));
    }

    @Override
    public Sight<S, A> sight() {
        return new LessonSight<>(match, this::step);
    }

    @Override
    public Ruling play(Seat seat, A action) {
        Ruling ruling = sight().judge(seat, action);
        if (ruling.isLegal()) {
            match.play(seat, action);
        }
        return ruling;
    }

    @Override
    public Undo takeBack(Viewer asker) {
        return match.moves() > from ? match.takeBack(asker) : Undo.closed("undo.nothing");
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
