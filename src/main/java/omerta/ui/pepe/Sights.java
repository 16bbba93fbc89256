package omerta.ui.pepe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Seat;
import omerta.pepe.DonPepe;
import omerta.pepe.DonPepeAction;
import omerta.pepe.DonPepePreview;
import omerta.pepe.DonPepeSitter;
import omerta.pepe.DonPepeState;

/// What is drawn over the table to show what actions would do.
///
/// @param game which knows what they would do
/// @param state the view that is drawn
/// @param actor who acts
record Sights(DonPepe game, DonPepeState state, Seat actor) {

    private static final int MOST = 12;

    /// What several actions would do, one of which may be chosen; nothing where they are too many to be told apart.
    List<Trace> of(List<DonPepeAction> actions) {
        List<Trace> traces = new ArrayList<>();
        if (actions.size() <= MOST) {
            boolean sure = actions.size() == 1;
            actions.forEach(action -> traces.addAll(of(action, sure)));
        }
        return traces;
    }

    /// How far the cake before a chair reaches; nothing where there is none.
    List<Trace> cake(int chair) {
        Optional<Seat> cake = state.cakeOn(chair);
        return cake.<List<Trace>>map(of -> List.of(new Trace.Blast(of, chair, true)))
                .orElse(List.of());
    }

    private List<Trace> of(DonPepeAction action, boolean sure) {
        List<Trace> traces = new ArrayList<>();
        switch (action) {
            case DonPepeAction.Stab(int by, int victim) -> traces.add(new Trace.Fire(by, victim, sure));
            case DonPepeAction.Shoot(int by, int victim) -> traces.add(new Trace.Fire(by, victim, sure));
            case DonPepeAction.SetCake(int chair) -> traces.add(new Trace.Blast(actor, chair, sure));
            case DonPepeAction.PassCake(Seat cake, int chair) -> {
                state.cakeAt(cake).ifPresent(from -> traces.add(new Trace.Way(from, chair, true)));
                if (sure) {
                    traces.add(new Trace.Blast(cake, chair, true));
                }
            }
            case DonPepeAction.KaBoom(Seat cake) ->
                state.cakeAt(cake).ifPresent(chair -> traces.add(new Trace.Blast(cake, chair, sure)));
            case DonPepeAction.Move(int from, int to) -> {
                if (sure) {
                    traces.add(new Trace.Way(from, to, false));
                }
            }
            case DonPepeAction.Drug _,
                    DonPepeAction.Place _,
                    DonPepeAction.Raid _,
                    DonPepeAction.Discard _,
                    DonPepeAction.Done _ -> {}
        }
        if (sure && DonPepe.card(action).isPresent() && !(action instanceof DonPepeAction.Raid)) {
            DonPepePreview preview = game.preview(state, actor, action);
            for (DonPepeSitter dead : preview.dead()) {
                traces.add(new Trace.Dead(dead.chair()));
            }
            for (DonPepeSitter asleep : preview.asleep()) {
                traces.add(new Trace.Asleep(asleep.chair()));
            }
        }
        return traces;
    }
}
