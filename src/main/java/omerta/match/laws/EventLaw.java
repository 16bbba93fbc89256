package omerta.match.laws;

import java.util.List;
import omerta.engine.Dealt;
import omerta.engine.Event;
import omerta.engine.Rng;
import omerta.engine.Step;
import omerta.engine.Viewer;
import omerta.match.Move;

/// Law 7: events are silent. To whom a move teaches nothing it tells the same in every state that he could not
/// tell apart, and whether anybody learned is public. The deal tells the same wherever a viewer sees the same.
///
/// @param <S> the type of state
/// @param <A> the type of action
record EventLaw<S, A>() implements Law<S, A> {

    private static final int TWINS = 2;
    private static final int OTHER_DEALS = 3;

    @Override
    public int number() {
        return 7;
    }

    @Override
    public void deal(Scene<S, A> scene, List<Event> dealt) {
        toldOnce(scene, dealt);
        if (dealt.isEmpty()) {
            return;
        }
        for (int i = 0; i < OTHER_DEALS; i++) {
            Rng rng = scene.chance().split();
            if (scene.game().deal(scene.table(), rng) instanceof Dealt.Start<S>(S other, List<Event> events)) {
                for (Viewer viewer : scene.viewers()) {
                    likeIts(scene, dealt, other, events, viewer);
                }
            }
        }
    }

    /// Another deal that a viewer cannot tell from this one has told it the same.
    private void likeIts(Scene<S, A> scene, List<Event> dealt, S other, List<Event> events, Viewer viewer) {
        S view = scene.game().mask(scene.match().truthAt(0), viewer);
        if (scene.game().mask(other, viewer).equals(view)) {
            scene.same(
                    this,
                    Twins.told(events, viewer),
                    Twins.told(dealt, viewer),
                    viewer + " is told what it may not know of the deal");
        }
    }

    private void toldOnce(Scene<S, A> scene, List<Event> events) {
        for (Viewer viewer : scene.viewers()) {
            for (Event event : Twins.told(events, viewer)) {
                scene.same(this, event.mask(viewer), event, viewer + " is told less of what it was told");
            }
        }
    }

    @Override
    public void move(Scene<S, A> scene, S before, Move<A> move, Step<S> step) {
        toldOnce(scene, step.events());
        for (Viewer viewer : Twins.unaware(scene, step)) {
            List<Event> told = Twins.told(step.events(), viewer);
            for (Step<S> other : Twins.of(scene, before, move, viewer, TWINS)) {
                scene.same(
                        this,
                        Twins.told(other.events(), viewer),
                        told,
                        viewer + " is told what it may not know of " + move);
                if (other.learned().isEmpty() != step.learned().isEmpty()) {
                    scene.report(this, viewer + " can tell by undo what it may not know of " + move);
                }
            }
        }
    }
}
