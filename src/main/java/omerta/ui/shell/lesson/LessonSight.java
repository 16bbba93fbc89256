package omerta.ui.shell.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import omerta.engine.Game;
import omerta.engine.Outcome;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Table;
import omerta.engine.Turn;
import omerta.engine.Viewer;
import omerta.match.Move;
import omerta.match.Sight;
import omerta.match.Told;
import omerta.match.Undo;
import omerta.match.View;

/// A match as the screen sees it while it is taught: nothing is listed but the next move of the step.
///
/// @param match the match
/// @param step what is still to be done of the step; empty when the lesson is over
/// @param <S> the type of state
/// @param <A> the type of action
record LessonSight<S, A>(Sight<S, A> match, Supplier<List<Move<A>>> step) implements Sight<S, A> {

    private Optional<Move<A>> next() {
        return step.get().stream().findFirst();
    }

    private List<A> only(Seat seat, List<A> legal) {
        return next().filter(move -> move.seat().equals(seat) && legal.contains(move.action()))
                .map(move -> List.of(move.action()))
                .orElse(List.of());
    }

    @Override
    public List<A> legalActions(Seat seat) {
        return only(seat, match.legalActions(seat));
    }

    @Override
    public List<A> openActions(Seat seat) {
        return only(seat, match.openActions(seat));
    }

    /// What breaks a rule is refused by its clause; what is legal, but not the next move, by the lesson.
    @Override
    public Ruling judge(Seat seat, A action) {
        Ruling ruling = match.judge(seat, action);
        boolean isNext = next().equals(Optional.of(new Move<>(seat, action)));
        return ruling.isLegal() && !isNext ? Ruling.illegal("", "lesson.other") : ruling;
    }

    /// A way that leads elsewhere is refused before its first pace, though that may be the same.
    @Override
    public Ruling judge(Seat seat, List<A> row) {
        Ruling ruling = match.judge(seat, row);
        boolean isStep = step.get()
                .equals(row.stream().map(action -> new Move<>(seat, action)).toList());
        return ruling.isLegal() && !isStep ? Ruling.illegal("", "lesson.other") : ruling;
    }

    @Override
    public Table table() {
        return match.table();
    }

    @Override
    public Game<S, A> game() {
        return match.game();
    }

    @Override
    public int moves() {
        return match.moves();
    }

    @Override
    public View<S> view(Viewer viewer) {
        return match.view(viewer);
    }

    @Override
    public View<S> viewAt(int moves, Viewer viewer) {
        return match.viewAt(moves, viewer);
    }

    @Override
    public View<S> openView(int moves) {
        return match.openView(moves);
    }

    @Override
    public Turn turn() {
        return match.turn();
    }

    @Override
    public boolean reveals(Seat seat, A action) {
        return false;
    }

    @Override
    public Optional<Seat> mover() {
        return match.mover();
    }

    @Override
    public Undo undo(Viewer asker) {
        return match.undo(asker);
    }

    @Override
    public boolean canRedo(Viewer asker) {
        return match.canRedo(asker);
    }

    @Override
    public List<Told> log(int from, Viewer viewer) {
        return match.log(from, viewer);
    }

    @Override
    public List<Told> recap(Seat seat) {
        return match.recap(seat);
    }

    @Override
    public Optional<Outcome> outcome() {
        return match.outcome();
    }
}
