package omerta.match.laws;

import omerta.engine.Rng;
import omerta.engine.Step;
import omerta.engine.Viewer;
import omerta.match.Match;
import omerta.match.Move;

/// Law 9: the moves of a match, made again, give the same states; so do undo and redo.
///
/// @param <S> the type of state
/// @param <A> the type of action
record ReplayLaw<S, A>() implements Law<S, A> {

    private static final int DEEPEST = 12;

    @Override
    public int number() {
        return 9;
    }

    @Override
    public void whole(Scene<S, A> scene) {
        Match<S, A> match = scene.match();
        Match<S, A> again = Forks.begin(scene.game(), Forks.friendly(scene.table()), match.start());
        scene.same(this, again.truth(), match.truthAt(0), "dealt otherwise from the same seed");
        scene.same(this, again.dealt(), match.dealt(), "the deal tells otherwise from the same seed");
        Rng.Stream chance = scene.chance();
        for (int i = 0; i < match.moves(); i++) {
            Move<A> move = match.move(i);
            if (!again.play(move.seat(), move.action()).isLegal()) {
                scene.report(this, "move " + (i + 1) + " is illegal when made again: " + move);
                return;
            }
            Step<S> step = again.step(i);
            scene.same(this, step, match.step(i), "move " + (i + 1) + " leads elsewhere when made again");
            if (chance.below(match.moves()) < DEEPEST) {
                thereAndBack(scene, again, 1 + chance.below(DEEPEST));
            }
        }
    }

    private void thereAndBack(Scene<S, A> scene, Match<S, A> match, int depth) {
        S here = match.truth();
        int moves = match.moves();
        int taken = 0;
        while (taken < depth && match.takeBack(Viewer.TABLE).isFree()) {
            taken++;
            scene.same(this, match.truth(), scene.match().truthAt(moves - taken), "undo leads elsewhere");
        }
        for (int i = 0; i < taken; i++) {
            if (!match.redo(Viewer.TABLE)) {
                scene.report(this, "a move that was taken back cannot be made again");
            }
        }
        scene.same(this, match.truth(), here, "undo and redo lead elsewhere");
        scene.same(this, match.moves(), moves, "undo and redo change the number of moves");
    }
}
