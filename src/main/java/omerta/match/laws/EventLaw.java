package omerta.match.laws;

import java.util.List;
import omerta.engine.Event;
import omerta.engine.Step;
import omerta.engine.Viewer;
import omerta.match.Move;

/// Law 7: events are silent. To whom a move teaches nothing it tells the same in every state that he could not
/// tell apart, and whether anybody learned is public.
///
/// @param <S> the type of state
/// @param <A> the type of action
record EventLaw<S, A>() implements Law<S, A> {

    private static final int TWINS = 2;

    @Override
    public int number() {
        return 7;
    }

    @Override
    public void move(Scene<S, A> scene, S before, Move<A> move, Step<S> step) {
        for (Viewer viewer : scene.viewers()) {
            List<Event> told = Twins.told(step, viewer);
            for (Event event : told) {
                scene.same(this, event.mask(viewer), event, viewer + " is told less of what it was told");
            }
        }
        for (Viewer viewer : Twins.unaware(scene, step)) {
            List<Event> told = Twins.told(step, viewer);
            for (Step<S> other : Twins.of(scene, before, move, viewer, TWINS)) {
                scene.same(this, Twins.told(other, viewer), told, viewer + " is told what it may not know of " + move);
                if (other.learned().isEmpty() != step.learned().isEmpty()) {
                    scene.report(this, viewer + " can tell by undo what it may not know of " + move);
                }
            }
        }
    }
}
