package omerta.match.laws;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import omerta.engine.Event;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Step;
import omerta.engine.Viewer;
import omerta.match.Move;

/// Law 5: views are silent. A view is the same for every state that its viewer cannot tell apart, holds no open
/// generator, and holds nothing that the viewer has not lawfully learned.
///
/// The last is seen at a move: done in a twin of the state (one that the viewer could not tell from it), it must look
/// the same to each viewer whom the step does not name among those that learned. And a choice that no event tells is
/// not seen by others.
///
/// @param <S> the type of state
/// @param <A> the type of action
record ViewLaw<S, A>() implements Law<S, A> {

    private static final int TWINS = 2;

    @Override
    public int number() {
        return 5;
    }

    @Override
    public void state(Scene<S, A> scene) {
        S truth = scene.truth();
        S open = scene.game().mask(truth, Viewer.TABLE);
        for (Viewer viewer : scene.viewers()) {
            S view = scene.game().mask(truth, viewer);
            scene.same(this, scene.game().mask(view, viewer), view, viewer + " sees less of a view than of the state");
            scene.same(this, scene.game().mask(view, Viewer.TABLE), open, "the table sees what hides from " + viewer);
            if (Anatomy.within(view, Rng.class).stream().anyMatch(Rng::open)) {
                scene.report(this, viewer + " sees an open generator");
            }
            twin(scene, viewer, view);
        }
    }

    /// A secret that never moves teaches nobody anything later on: so no two seats are dealt the same one.
    @Override
    public void deal(Scene<S, A> scene, List<Event> dealt) {
        S truth = scene.truth();
        S open = scene.game().mask(truth, Viewer.TABLE);
        Set<String> known = new HashSet<>();
        for (Seat seat : scene.table().seats()) {
            for (String path : Anatomy.differences(scene.game().mask(truth, seat), open)) {
                if (!known.add(path)) {
                    scene.report(this, seat + " is dealt the secret of another at " + path);
                }
            }
        }
    }

    private void twin(Scene<S, A> scene, Viewer viewer, S view) {
        Rng rng = scene.chance().split();
        S twin = scene.game().determinize(view, viewer, rng);
        scene.same(this, scene.game().mask(twin, viewer), view, viewer + " can tell a twin from the state");
        scene.same(this, scene.game().determinize(view, viewer, rng), twin, "one generator makes two twins");
        if (scene.game().inspect(scene.table(), twin) instanceof Ruling.Illegal illegal) {
            scene.report(this, "a twin that cannot be, by " + illegal.clause() + ": " + illegal.why());
        }
        List<Rng> fresh = Anatomy.within(twin, Rng.class);
        List<Rng> own = Anatomy.within(scene.truth(), Rng.class);
        if (!own.isEmpty() && (fresh.equals(own) || !fresh.stream().allMatch(Rng::open))) {
            scene.report(this, "a twin without a fresh generator");
        }
    }

    @Override
    public void move(Scene<S, A> scene, S before, Move<A> move, Step<S> step) {
        List<A> choices = scene.game().legalActions(before, move.seat());
        for (Viewer viewer : Twins.unaware(scene, step)) {
            S seen = scene.game().mask(step.state(), viewer);
            for (Step<S> other : Twins.of(scene, before, move, viewer, TWINS)) {
                S alsoSeen = scene.game().mask(other.state(), viewer);
                scene.same(this, alsoSeen, seen, viewer + " learned by " + move + ", but is not named for it");
            }
            if (!viewer.is(move.seat()) && !choices.isEmpty()) {
                A choice = choices.get(scene.chance().below(choices.size()));
                sealed(scene, viewer, step, scene.game().apply(before, move.seat(), choice));
            }
        }
    }

    /// A choice that no event tells to a viewer is a sealed one: it must not be seen either.
    private void sealed(Scene<S, A> scene, Viewer viewer, Step<S> step, Step<S> other) {
        boolean alike = Twins.unaware(scene, other).contains(viewer)
                && Twins.told(step.events(), viewer).equals(Twins.told(other.events(), viewer));
        if (alike) {
            S seen = scene.game().mask(step.state(), viewer);
            S alsoSeen = scene.game().mask(other.state(), viewer);
            scene.same(this, alsoSeen, seen, viewer + " sees of a choice what no event tells");
        }
    }
}
