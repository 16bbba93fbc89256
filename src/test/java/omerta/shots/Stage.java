package omerta.shots;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Table;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Start;
import omerta.save.MatchFile;

/// Brings matches of one game before the walk at positions that are set up by hand.
///
/// @param walk which takes the pictures
/// @param folder for the files of the matches
/// @param box the game
/// @param <S> the type of state
/// @param <A> the type of action
record Stage<S, A>(Walk walk, Path folder, GameBox<S, A> box) {

    /// The stage of the game with this id.
    @SuppressWarnings("unchecked") // the game of this name
    static <S, A> Stage<S, A> of(Walk walk, Path folder, String game) {
        return new Stage<>(walk, folder, (GameBox<S, A>) Games.find(game).orElseThrow());
    }

    /// Writes a match that stands at this position.
    ///
    /// @param name of the file
    Path file(String name, Table table, S state) {
        return file(name, table, state, match -> {});
    }

    /// Writes a match that began at this position, after what was done then.
    ///
    /// @param name of the file
    Path file(String name, Table table, S state, Consumer<Match<S, A>> then) {
        Match<S, A> match = switch (Match.begin(box.game(), table, new Start.Position<>(state))) {
            case Began.Fine<S, A>(var begun) -> begun;
            case Began.Refused<S, A>(var reason) -> throw new AssertionError(reason);
        };
        then.accept(match);
        Path file = folder.resolve(box.id() + "-" + name + MatchFile.ENDING);
        MatchFile.write(file, box, match, 1).ifPresent(why -> {
            throw new AssertionError(why);
        });
        return file;
    }

    /// Opens a match, and goes on after a moment and lifts the curtain where there is one.
    void resume(Path file) {
        walk.on(shell -> shell.resume(file));
        for (String button : List.of("go-on", "lift")) {
            if (walk.has(button)) {
                walk.press(button);
            }
        }
    }
}
