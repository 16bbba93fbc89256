package omerta.ui.shell.play;

import javafx.scene.layout.Region;
import omerta.engine.Player;
import omerta.ui.shell.kit.Delay;
import omerta.ui.shell.kit.Screen;

/// What lies round a table: the window it is shown in, and the ways out.
public interface Doors {

    /// Shows a screen in place of the one before; menus and tooltips of that one are gone.
    void show(Screen screen);

    /// Lays a sheet over the screen.
    ///
    /// @param styleClass its size: `sheet-large`, `sheet-medium` or `sheet-small`
    void sheet(String title, Region content, String styleClass);

    /// Takes the sheet away that lies over the screen.
    void closeSheet();

    /// The match is over: its results come.
    void results();

    /// Leaves the table; the match is kept.
    void leave();

    /// Leaves the table, and sets one for another match of the same game.
    void another();

    /// Saves the match into a file of the players' choice.
    void saveAs();

    /// The rulebook of the game, opened at this clause; the whole of it where the clause is empty.
    Region rulebook(String clause);

    /// The settings, to be laid over the table.
    Region settings();

    /// Whether this is the PIN of the player.
    boolean fits(Player player, String pin);

    /// Lets time pass.
    Delay delay();
}
