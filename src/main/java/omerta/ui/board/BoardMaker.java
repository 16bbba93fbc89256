package omerta.ui.board;

import java.util.Optional;
import javafx.scene.layout.Region;
import omerta.engine.Game;

/// Makes the table of one game.
///
/// @param <S> the type of state
/// @param <A> the type of action
public interface BoardMaker<S, A> {

    /// The id of the game, like `da-capo`.
    String game();

    /// A table for one match.
    ///
    /// @param game the rules, of which a board may ask what follows from the view that it draws (what an action would
    ///     lead to, why one is refused); it never holds a state that is not a view
    /// @param desk where the board stands
    Board<S, A> make(Game<S, A> game, Desk<A> desk);

    /// How a match that is over was counted, as a table to be read; empty where a game has none.
    ///
    /// @param end the end of the match as the table sees it, with all that was told in public as its news
    default Optional<Region> account(Game<S, A> game, Desk<A> desk, Picture<S> end) {
        return Optional.empty();
    }

    /// The style sheet of the game, a path on the class path under `assets/`.
    String styleSheet();

    /// The game's poster with its title in lettering. It fills any size in the proportion 3:4 and holds nothing
    /// that can be clicked; who shows it adds words and the click.
    Region poster();
}
