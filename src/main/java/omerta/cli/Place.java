package omerta.cli;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import omerta.box.GameBox;
import omerta.text.Phrases;

/// Where a command runs: what it reads and writes, and what it can call.
///
/// @param shelf the games
/// @param in what `-` stands for
/// @param out where results go
/// @param err where errors go
/// @param phrases in the language spoken there
/// @param front the app
/// @param screen whether the app has a display to open on
/// @param folder where matches and settings are kept
public record Place(
        Supplier<List<GameBox<?, ?>>> shelf,
        InputStream in,
        PrintWriter out,
        PrintWriter err,
        Phrases phrases,
        Front front,
        Screen screen,
        Path folder) {

    /// The game of this name.
    Optional<GameBox<?, ?>> game(String id) {
        return shelf.get().stream().filter(box -> box.id().equals(id)).findFirst();
    }

    /// What is said in a game's words.
    Phrases phrases(GameBox<?, ?> box) {
        return phrases.with(box.id());
    }
}
