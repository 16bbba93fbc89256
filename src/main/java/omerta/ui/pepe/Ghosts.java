package omerta.ui.pepe;

import java.util.Optional;
import omerta.pepe.DonPepeMan;
import omerta.pepe.DonPepeState;
import omerta.ui.board.art.PileView;

/// What follows the pointer when something is dragged: a card, a man, a cake.
///
/// @param state the view that is drawn
/// @param figures draws men and cakes
/// @param faces draws cards
record Ghosts(DonPepeState state, Figures figures, Faces faces) {

    /// What is dragged from there; empty where nothing can be.
    Optional<PileView> of(Ground ground) {
        return switch (ground) {
            case Ground.Card(var card) -> Optional.of(PileView.card(faces.of(card)));
            case Ground.Chair(int chair) ->
                state.man(chair)
                        .map(this::man)
                        .or(() -> state.cakeOn(chair).map(of -> figures.cake(of).thing()));
            case Ground.Waiting(var role) -> Optional.of(man(new DonPepeMan(state.active(), role)));
            case Ground.Stage _, Ground.Discards _, Ground.Draw _ -> Optional.empty();
        };
    }

    private PileView man(DonPepeMan man) {
        return figures.man(man).thing();
    }
}
