package omerta.ui.shell;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import omerta.box.GameBox;
import omerta.hush.Tables;
import omerta.match.Match;
import omerta.match.laws.LawBook;
import omerta.match.laws.Playout;
import omerta.match.laws.Policy;
import omerta.save.MatchFile;

/// One match of each game that was played to its end, by as many as can play it.
final class Finals {

    private static final long SEED = 11;
    private static final Map<String, Match<?, ?>> PLAYED = new ConcurrentHashMap<>();

    private Finals() {}

    /// Writes the match of a game into a folder.
    static <S, A> Path file(GameBox<S, A> box, Path folder) {
        @SuppressWarnings("unchecked") // a match is remembered by the id of its game
        Match<S, A> match = (Match<S, A>) PLAYED.computeIfAbsent(box.id(), _ -> play(box));
        Path file = folder.resolve("final-" + box.id() + MatchFile.ENDING);
        MatchFile.write(file, box, match, 1).ifPresent(why -> {
            throw new AssertionError(why);
        });
        return file;
    }

    private static <S, A> Match<S, A> play(GameBox<S, A> box) {
        var table = Tables.of(box.game().info().mostSeats());
        return new Playout<>(box.game(), table, Policy.GREEDY, Playout.FAR, LawBook.<S, A>none())
                .play(SEED)
                .match();
    }
}
