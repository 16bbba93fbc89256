package omerta.ui.shell.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import omerta.box.GameBox;
import omerta.match.Excerpt;
import omerta.match.Match;
import omerta.match.Move;
import omerta.save.Loaded;
import omerta.save.MatchFile;
import omerta.save.Opened;
import omerta.text.Phrases;

/// What a lesson goes through: a recorded match, whose last moves are taught. What is said before the first of them is
/// under the key `<game>.lesson.1`, before the second `<game>.lesson.2` and so on; what is said after the last one is the
/// last of these. Where a number is left out, its move belongs to the step before, like each further pace of a way.
///
/// @param box the game
/// @param match as it stands before the first move that is taught
/// @param moves what is to be done, in order
/// @param said before which moves something is said, counted from 1, in ascending order
/// @param <S> the type of state
/// @param <A> the type of action
public record Script<S, A>(GameBox<S, A> box, Match<S, A> match, List<Move<A>> moves, List<Integer> said) {

    /// No lesson has as many moves.
    public static final int MOST_MOVES = 40;

    /// Keeps a copy.
    public Script {
        moves = List.copyOf(moves);
        said = List.copyOf(said);
    }

    /// Whether there is a lesson of this game.
    public static boolean isThere(String game) {
        return Script.class.getResource(path(game)) != null;
    }

    /// The lesson of a game; empty where there is none.
    ///
    /// @param phrases with the game's own words
    /// @throws IllegalStateException if it is no match, or has fewer moves than are spoken of
    public static Optional<Script<?, ?>> of(String game, Phrases phrases) {
        try (InputStream in = Script.class.getResourceAsStream(path(game))) {
            if (in == null) {
                return Optional.empty();
            }
            return switch (MatchFile.read(in.readAllBytes())) {
                case Opened.Fine(Loaded<?, ?> loaded) -> Optional.of(cut(loaded, said(game, phrases)));
                case Opened.Refused refused -> throw new IllegalStateException(path(game) + ": " + refused.why());
            };
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The key of what is said when so many moves have been done.
    public String key(int done) {
        int last = said.stream().filter(number -> number <= done + 1).reduce(1, Math::max);
        return key(box.id(), last);
    }

    /// What is still to be done of the step, when so many moves have been done; empty when the lesson is over.
    List<Move<A>> step(int done) {
        int end = said.stream().filter(number -> number > done + 1).findFirst().orElse(done + 1);
        return moves.subList(done, end - 1);
    }

    private static List<Integer> said(String game, Phrases phrases) {
        return IntStream.rangeClosed(1, MOST_MOVES + 1)
                .filter(number -> phrases.has(key(game, number)))
                .boxed()
                .toList();
    }

    private static String key(String game, int number) {
        return game + ".lesson." + number;
    }

    private static <S, A> Script<S, A> cut(Loaded<S, A> loaded, List<Integer> said) {
        Excerpt<S, A> end = Excerpt.ofEnd(loaded.match(), said.getLast() - 1);
        return new Script<>(loaded.box(), end.match(), end.moves(), said);
    }

    private static String path(String game) {
        return "/assets/lessons/" + game + MatchFile.ENDING;
    }
}
