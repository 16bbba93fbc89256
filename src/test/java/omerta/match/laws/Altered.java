package omerta.match.laws;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Step;
import omerta.hush.HushState;

/// States with one thing about them changed.
final class Altered {

    private Altered() {}

    interface Change {
        HushState of(HushState state);
    }

    static Step<HushState> changed(Step<HushState> step, Change change) {
        return new Step<>(change.of(step.state()), step.events(), step.learned());
    }

    static HushState withRng(HushState s, Rng rng) {
        return new HushState(
                s.hands(), s.deck(), s.open(), s.bids(), s.scores(), s.shouted(), s.turn(), s.drawn(), s.left(), rng);
    }

    static HushState withHands(HushState s, List<Pile> hands) {
        return new HushState(
                List.copyOf(hands),
                s.deck(),
                s.open(),
                s.bids(),
                s.scores(),
                s.shouted(),
                s.turn(),
                s.drawn(),
                s.left(),
                s.rng());
    }

    static HushState withOpen(HushState s, Pile open) {
        return new HushState(
                s.hands(), s.deck(), open, s.bids(), s.scores(), s.shouted(), s.turn(), s.drawn(), s.left(), s.rng());
    }

    static HushState withLooseScores(HushState s) {
        List<Integer> scores = new ArrayList<>(s.scores());
        return new HushState(
                s.hands(), s.deck(), s.open(), s.bids(), scores, s.shouted(), s.turn(), s.drawn(), s.left(), s.rng());
    }
}
