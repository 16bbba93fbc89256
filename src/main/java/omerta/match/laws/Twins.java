package omerta.match.laws;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Event;
import omerta.engine.Seat;
import omerta.engine.Step;
import omerta.engine.Viewer;
import omerta.match.Move;

/// What a move leads to in states that a viewer cannot tell from the true one.
final class Twins {

    private Twins() {}

    /// Those who learned nothing by a step. The table is among them where nobody learned.
    static <S, A> List<Viewer> unaware(Scene<S, A> scene, Step<S> step) {
        return scene.viewers().stream()
                .filter(viewer -> viewer instanceof Seat seat
                        ? !step.learned().contains(seat)
                        : step.learned().isEmpty())
                .toList();
    }

    /// The same move in some twins, as far as it is legal there.
    static <S, A> List<Step<S>> of(Scene<S, A> scene, S before, Move<A> move, Viewer viewer, int count) {
        S view = scene.game().mask(before, viewer);
        List<Step<S>> steps = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            S twin = scene.game().determinize(view, viewer, scene.chance().split());
            if (scene.game().judge(twin, move.seat(), move.action()).isLegal()) {
                steps.add(scene.game().apply(twin, move.seat(), move.action()));
            }
        }
        return steps;
    }

    /// What a viewer is told of what happened.
    static List<Event> told(List<Event> events, Viewer viewer) {
        return events.stream().map(event -> event.mask(viewer)).toList();
    }
}
