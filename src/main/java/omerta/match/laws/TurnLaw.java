package omerta.match.laws;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Decision;
import omerta.engine.Turn;
import omerta.engine.Viewer;

/// Law 11: the turn is public. Everybody knows who must decide; an open decision hides nothing, and what the table may
/// offer of a mixed one is a part of it.
///
/// @param <S> the type of state
/// @param <A> the type of action
record TurnLaw<S, A>() implements Law<S, A> {

    @Override
    public int number() {
        return 11;
    }

    @Override
    public void state(Scene<S, A> scene) {
        S truth = scene.truth();
        Turn turn = scene.game().turn(truth);
        for (Viewer viewer : scene.viewers()) {
            S view = scene.game().mask(truth, viewer);
            scene.same(this, scene.game().turn(view), turn, "the turn that " + viewer + " sees is another");
        }
        S open = scene.game().mask(truth, Viewer.TABLE);
        List<Decision> all = new ArrayList<>(turn.decisions());
        all.addAll(turn.interrupts());
        for (Decision decision : all) {
            List<A> offered = scene.game().legalActions(open, decision.seat());
            List<A> legal = scene.game().legalActions(truth, decision.seat());
            switch (decision.privacy()) {
                case OPEN -> scene.same(this, offered, legal, "an open decision hides something");
                case MIXED -> {
                    if (!legal.containsAll(offered)) {
                        scene.report(this, "the table offers what is not legal: " + offered + " of " + legal);
                    }
                }
                case IN_HAND -> {}
            }
        }
    }
}
