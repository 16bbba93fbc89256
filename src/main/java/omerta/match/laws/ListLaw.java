package omerta.match.laws;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import omerta.engine.Decision;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Step;
import omerta.engine.Turn;

/// Law 2: what is listed, and what is drawn by chance, is legal and can be done; what is illegal is refused by `apply` too; who may not act has
/// nothing listed, who must act has something.
///
/// @param listsAll whether whatever is legal must be listed
/// @param <S> the type of state
/// @param <A> the type of action
record ListLaw<S, A>(boolean listsAll) implements Law<S, A> {

    private static final int ODD_ONES = 12;
    private static final int APPLIED = 3;

    @Override
    public int number() {
        return 2;
    }

    @Override
    public void state(Scene<S, A> scene) {
        Turn turn = scene.game().turn(scene.truth());
        for (Seat seat : scene.table().seats()) {
            List<A> listed = scene.game().legalActions(scene.truth(), seat);
            listed(scene, seat, listed);
            if (turn.of(seat).isEmpty() && !listed.isEmpty()) {
                scene.report(this, seat + " may not act in " + turn.phase() + ", but is offered " + listed.getFirst());
            }
            sampled(scene, seat, listed);
            for (A action : scene.pool().some(ODD_ONES, scene.chance())) {
                unlisted(scene, seat, listed, action);
            }
        }
        for (Decision decision : turn.decisions()) {
            if (scene.game().legalActions(scene.truth(), decision.seat()).isEmpty()) {
                scene.report(this, decision.seat() + " must decide in " + turn.phase() + ", but has nothing listed");
            }
        }
    }

    private void listed(Scene<S, A> scene, Seat seat, List<A> listed) {
        if (new HashSet<>(listed).size() != listed.size()) {
            scene.report(this, "a list with doubles: " + listed);
        }
        for (A action : listed) {
            if (scene.game().judge(scene.truth(), seat, action) instanceof Ruling.Illegal illegal) {
                scene.report(this, "listed for " + seat + ", but illegal by " + illegal.clause() + ": " + action);
            } else {
                Step<S> step = scene.game().apply(scene.truth(), seat, action);
                if (step.state().equals(scene.truth()) && step.events().isEmpty()) {
                    scene.report(this, "legal, but nothing comes of it: " + action);
                }
            }
        }
    }

    private void sampled(Scene<S, A> scene, Seat seat, List<A> listed) {
        Optional<A> sample = scene.game().sample(scene.truth(), seat, scene.chance());
        if (sample.isEmpty() && !listed.isEmpty()) {
            scene.report(this, "nothing drawn for " + seat + ", but listed: " + listed.getFirst());
        }
        sample.ifPresent(action -> {
            if (scene.game().judge(scene.truth(), seat, action) instanceof Ruling.Illegal illegal) {
                scene.report(this, "drawn for " + seat + ", but illegal by " + illegal.clause() + ": " + action);
            } else if (listsAll && !listed.contains(action)) {
                scene.report(this, "drawn for " + seat + ", but not listed: " + action);
            }
        });
    }

    private void unlisted(Scene<S, A> scene, Seat seat, List<A> listed, A action) {
        S truth = scene.truth();
        if (scene.game().judge(truth, seat, action).isLegal()) {
            if (listsAll && !listed.contains(action)) {
                scene.report(this, "legal for " + seat + ", but not listed: " + action);
            }
            return;
        }
        if (listed.contains(action) || scene.chance().below(APPLIED) != 0) {
            return;
        }
        int hash = truth.hashCode();
        try {
            scene.game().apply(truth, seat, action);
            scene.report(this, "illegal for " + seat + ", but done: " + action);
        } catch (IllegalArgumentException refused) {
            if (truth.hashCode() != hash) {
                scene.report(this, "refused to " + seat + ", but the state is another: " + action);
            }
        }
    }
}
