package omerta.ui.shell.home;

import java.nio.file.Path;

/// Does what is asked for on the home screen.
public interface Host {

    /// Sets a table for a game.
    void play(String game);

    /// Opens the rulebook of a game.
    void rules(String game);

    /// Teaches the first turn of a game, at its table.
    void lesson(String game);

    /// Opens the recorded match of a game.
    void sample(String game);

    /// Goes on with a match.
    void resume(Path file);

    /// Deletes a match, after a question.
    void delete(Kept kept);

    /// Brings back the match that was deleted last.
    void restore();

    /// Asks for a file and opens it.
    void openFile();

    /// Shows what all finished matches came to.
    void statistics();

    /// Opens the settings.
    void settings();

    /// Closes the app.
    void quit();
}
