package omerta.ui.shell.frame;

import java.util.Optional;
import javafx.scene.layout.Region;
import omerta.engine.Seat;

/// Does what the players ask for at a table.
///
/// @param <A> the type of action
public interface Steward<A> {

    /// Does an action of the seat that acts.
    void choose(A action);

    /// Takes the last move back.
    void undo();

    /// Makes the move again that was taken back last.
    void redo();

    /// Hands over, or goes on after a moment for all.
    void goOn();

    /// Covers private things now.
    void cover();

    /// Steps back one choice on the board.
    ///
    /// @return whether there was one
    boolean back();

    /// The seat looks at its own hidden things, or chooses among them.
    void look(Seat seat);

    /// The seat acts, out of turn mostly.
    void act(Seat seat);

    /// Opens the rulebook at this clause, or at what is asked.
    void rules(Optional<String> clause);

    /// Lays a sheet over the table.
    ///
    /// @param styleClass its size: `sheet-large`, `sheet-medium` or `sheet-small`
    void sheet(String title, Region content, String styleClass);

    /// Takes the sheet away that lies over the table.
    void closeSheet();

    /// Saves the match into a file of the players' choice.
    void saveAs();

    /// Opens the settings.
    void settings();

    /// Leaves the table; the match is kept.
    void leave();

    /// Leaves the table, and sets one for another match of the same game.
    void another();
}
