package omerta.match.laws;

import java.util.List;
import omerta.engine.Event;
import omerta.engine.Message;
import omerta.engine.Outcome;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Step;
import omerta.engine.Telling;
import omerta.engine.Viewer;
import omerta.match.Move;

/// Law 12: whatever a game says has its words in every language, and whatever it decides names a clause of the
/// rulebook.
///
/// @param words what the rulebook and the languages have
/// @param <S> the type of state
/// @param <A> the type of action
record WordsLaw<S, A>(Words words) implements Law<S, A> {

    private static final int ODD_ONES = 8;

    @Override
    public int number() {
        return 12;
    }

    @Override
    public void state(Scene<S, A> scene) {
        Telling<S, A> telling = scene.game().telling();
        S open = scene.game().mask(scene.truth(), Viewer.TABLE);
        sayable(scene, telling.progress(open));
        sayable(scene, telling.prompt(open, Viewer.TABLE));
        for (Seat seat : scene.table().seats()) {
            S view = scene.game().mask(scene.truth(), seat);
            sayable(scene, telling.prompt(view, seat));
            for (A action : scene.game().legalActions(view, seat)) {
                sayable(scene, telling.describe(view, seat, action));
                telling.advice(view, seat, action).forEach(message -> sayable(scene, message));
            }
            for (A action : scene.pool().some(ODD_ONES, scene.chance())) {
                if (scene.game().judge(view, seat, action) instanceof Ruling.Illegal(String clause, Message why)) {
                    exists(scene, clause, "the refusal of " + action);
                    sayable(scene, why);
                }
            }
        }
    }

    @Override
    public void move(Scene<S, A> scene, S before, Move<A> move, Step<S> step) {
        told(scene, step.events());
    }

    @Override
    public void deal(Scene<S, A> scene, List<Event> dealt) {
        told(scene, dealt);
    }

    private void told(Scene<S, A> scene, List<Event> events) {
        for (Event event : events) {
            exists(scene, event.clause(), "the event " + event);
            for (Viewer viewer : scene.viewers()) {
                sayable(scene, event.mask(viewer).message());
            }
        }
    }

    @Override
    public void end(Scene<S, A> scene) {
        Outcome outcome = scene.match().outcome().orElseThrow();
        sayable(scene, outcome.end());
        outcome.tieBreaks().forEach(message -> sayable(scene, message));
        for (Outcome.Standing standing : outcome.standings()) {
            sayable(scene, outcome.amount(standing.total()));
            standing.lines().forEach(line -> sayable(scene, line.source()));
        }
        if (outcome.standings().size() != scene.table().size()) {
            scene.report(this, "not every seat has its standing: " + outcome.standings());
        }
    }

    private void exists(Scene<S, A> scene, String clause, String of) {
        if (!words.hasClause(clause)) {
            scene.report(this, "no clause " + clause + " for " + of);
        }
    }

    private void sayable(Scene<S, A> scene, Message message) {
        words.flaw(message, scene.table()).ifPresent(flaw -> scene.report(this, message.key() + ": " + flaw));
    }
}
