package omerta.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import omerta.box.GameBox;
import omerta.engine.Table;
import omerta.match.laws.LawBook;
import omerta.match.laws.Played;
import omerta.match.laws.Playout;
import omerta.match.laws.Policy;
import omerta.match.laws.Violation;
import omerta.save.MatchFile;

/// Where random matches of one game are played at one table. It may be used by several threads.
///
/// @param place where it is played
/// @param box the game
/// @param table who plays
/// @param book the laws that each match is held against
/// @param folder where each match is kept, if it is
/// @param <S> the type of state
/// @param <A> the type of action
record Arena<S, A>(Place place, GameBox<S, A> box, Table table, LawBook<S, A> book, Optional<Path> folder) {

    /// What came of a match.
    ///
    /// @param seed that it was dealt and played by
    /// @param policy how it was played
    /// @param isFinished whether it came to its end
    /// @param violations of laws
    record Result(long seed, Policy policy, boolean isFinished, List<Violation> violations) {}

    /// Plays a match.
    Result play(long seed, Policy policy) {
        Played<S, A> played = new Playout<>(box.game(), table, policy, Playout.FAR, book).play(seed);
        folder.ifPresent(dir -> MatchFiles.write(place, dir.resolve(name(seed)), box, played.match(), 1));
        return new Result(seed, policy, played.finished(), played.violations());
    }

    private String name(long seed) {
        return box.id() + "-" + table.size() + "-" + seed + MatchFile.ENDING;
    }
}
