package omerta.ui.pepe;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Seat;
import omerta.pepe.DonPepeAction;
import omerta.pepe.DonPepeCard;
import omerta.pepe.DonPepeState;

/// Which things on the table an action is made of: pointing at all of them, in whatever order, is to choose it.
///
/// @param state the view in which the cakes are
record Parts(DonPepeState state) {

    /// The things of an action.
    List<Ground> of(DonPepeAction action) {
        return switch (action) {
            case DonPepeAction.Place(var role, int chair) -> List.of(new Ground.Waiting(role), new Ground.Chair(chair));
            case DonPepeAction.Stab(int by, int victim) -> card(DonPepeCard.KNIFE, by, victim);
            case DonPepeAction.Shoot(int by, int victim) -> card(DonPepeCard.GUN, by, victim);
            case DonPepeAction.SetCake(int chair) -> card(DonPepeCard.CAKE, chair);
            case DonPepeAction.PassCake(Seat cake, int chair) ->
                card(DonPepeCard.PASS_THE_CAKE, state.cakeAt(cake).orElse(0), chair);
            case DonPepeAction.KaBoom(Seat cake) ->
                card(DonPepeCard.KA_BOOM, state.cakeAt(cake).orElse(0));
            case DonPepeAction.Drug(List<Integer> chairs) -> drug(chairs);
            case DonPepeAction.Raid() -> List.of(new Ground.Card(DonPepeCard.COPS), new Ground.Stage());
            case DonPepeAction.Move(int from, int to) -> card(DonPepeCard.MOVEMENT, from, to);
            case DonPepeAction.Discard(DonPepeCard card) -> List.of(new Ground.Card(card), new Ground.Discards());
            case DonPepeAction.Done() -> List.of(new Ground.Draw());
        };
    }

    private static List<Ground> card(DonPepeCard card, int... chairs) {
        List<Ground> parts = new ArrayList<>();
        parts.add(new Ground.Card(card));
        for (int chair : chairs) {
            parts.add(new Ground.Chair(chair));
        }
        return parts;
    }

    private static List<Ground> drug(List<Integer> chairs) {
        List<Ground> parts = new ArrayList<>();
        parts.add(new Ground.Card(DonPepeCard.SLUMBER_COCKTAIL));
        chairs.forEach(chair -> parts.add(new Ground.Chair(chair)));
        parts.add(new Ground.Stage());
        return parts;
    }
}
