package omerta.match.laws;

import omerta.engine.Rng;
import omerta.engine.Seat;

/// Law 6: options and refusals are silent. What a seat may do, what is drawn for it by chance, and why not, follows from what it sees.
///
/// @param <S> the type of state
/// @param <A> the type of action
record OptionLaw<S, A>() implements Law<S, A> {

    private static final int ODD_ONES = 16;

    @Override
    public int number() {
        return 6;
    }

    @Override
    public void state(Scene<S, A> scene) {
        S truth = scene.truth();
        for (Seat seat : scene.table().seats()) {
            S view = scene.game().mask(truth, seat);
            scene.same(
                    this,
                    scene.game().legalActions(view, seat),
                    scene.game().legalActions(truth, seat),
                    "the options of " + seat + " do not follow from its view");
            Rng rng = scene.chance().split();
            scene.same(
                    this,
                    scene.game().sample(view, seat, rng.stream()),
                    scene.game().sample(truth, seat, rng.stream()),
                    "what is drawn for " + seat + " does not follow from its view");
            for (A action : scene.pool().some(ODD_ONES, scene.chance())) {
                scene.same(
                        this,
                        scene.game().judge(view, seat, action),
                        scene.game().judge(truth, seat, action),
                        "the ruling does not follow from the view of " + seat + " for " + action);
            }
        }
    }
}
