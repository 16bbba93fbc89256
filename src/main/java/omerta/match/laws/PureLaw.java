package omerta.match.laws;

import omerta.engine.Step;
import omerta.match.Move;

/// Law 3: `apply` is a function. The same move in the same state leads to the same, and the state is left as it was.
///
/// @param <S> the type of state
/// @param <A> the type of action
record PureLaw<S, A>() implements Law<S, A> {

    @Override
    public int number() {
        return 3;
    }

    @Override
    public void move(Scene<S, A> scene, S before, Move<A> move, Step<S> step) {
        int hash = before.hashCode();
        String look = before.toString();
        Step<S> again = scene.game().apply(before, move.seat(), move.action());
        scene.same(this, again, step, "done twice with two results, " + move);
        if (before.hashCode() != hash || !before.toString().equals(look)) {
            scene.report(this, "the state before was changed by " + move);
        }
    }
}
