package omerta.save;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import omerta.Version;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Message;
import omerta.match.Match;

/// Reads and writes single match files.
public final class MatchFile {

    /// How the names of match files end.
    public static final String ENDING = Format.ENDING;

    private MatchFile() {}

    /// Opens a file: every move of it is played again by the rules.
    public static Opened open(Path file) {
        return open(file, Games::find);
    }

    /// Opens a file of one of the games that this finds.
    public static Opened open(Path file, Finder games) {
        return new MatchReader(games).read(Disk.REAL, file);
    }

    /// Reads the bytes of a file.
    public static Opened read(byte[] bytes) {
        return new MatchReader(Games::find).read(bytes, true);
    }

    /// Writes a match, over what was there.
    ///
    /// @param number one more than that of the file it was read from, 1 for a new one
    /// @return why it was not written, if so
    public static <S, A> Optional<Message> write(Path file, GameBox<S, A> box, Match<S, A> match, long number) {
        try {
            if (isTaken(file)) {
                return Optional.of(Message.of("save.taken"));
            }
            Stamp stamp = new Stamp(Version.current(), number, Clock.systemUTC().instant());
            Swap.over(Disk.REAL, file, MatchText.of(box, match, stamp));
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(Trouble.writing(e));
        }
    }

    /// Whether the file is in a library that another copy of the app has.
    private static boolean isTaken(Path file) throws IOException {
        Path home = Swap.folder(file).getParent();
        return home != null && FolderLock.isTakenElsewhere(home);
    }
}
