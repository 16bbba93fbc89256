package omerta.ui.shell.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import omerta.box.GameBox;
import omerta.match.Excerpt;
import omerta.match.Match;
import omerta.match.Move;
import omerta.save.Loaded;
import omerta.save.MatchFile;
import omerta.save.Opened;
import omerta.text.Phrases;

/// What a lesson goes through: a recorded match, whose last moves are the steps. What is said before the first step is
/// under the key `<game>.lesson.1`, before the second `<game>.lesson.2` and so on; after the last one there is one more.
///
/// @param box the game
/// @param match as it stands before the first step
/// @param steps what is to be done, in order
/// @param <S> the type of state
/// @param <A> the type of action
public record Script<S, A>(GameBox<S, A> box, Match<S, A> match, List<Move<A>> steps) {

    /// Keeps a copy.
    public Script {
        steps = List.copyOf(steps);
    }

    /// Whether there is a lesson of this game.
    public static boolean isThere(String game) {
        return Script.class.getResource(path(game)) != null;
    }

    /// The lesson of a game; empty where there is none.
    ///
    /// @param phrases with the game's own words
    /// @throws IllegalStateException if it is no match, or has fewer moves than there are words
    public static Optional<Script<?, ?>> of(String game, Phrases phrases) {
        try (InputStream in = Script.class.getResourceAsStream(path(game))) {
            if (in == null) {
                return Optional.empty();
            }
            return switch (MatchFile.read(in.readAllBytes())) {
                case Opened.Fine(Loaded<?, ?> loaded) -> Optional.of(cut(loaded, said(game, phrases) - 1));
                case Opened.Refused refused -> throw new IllegalStateException(path(game) + ": " + refused.why());
            };
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The key of what is said when so many steps have been done.
    static String key(String game, int done) {
        return game + ".lesson." + (done + 1);
    }

    private static int said(String game, Phrases phrases) {
        int said = 0;
        while (phrases.has(key(game, said))) {
            said++;
        }
        return said;
    }

    private static <S, A> Script<S, A> cut(Loaded<S, A> loaded, int steps) {
        Excerpt<S, A> end = Excerpt.ofEnd(loaded.match(), steps);
        return new Script<>(loaded.box(), end.match(), end.moves());
    }

    private static String path(String game) {
        return "/assets/lessons/" + game + MatchFile.ENDING;
    }
}
