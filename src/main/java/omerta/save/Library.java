package omerta.save;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import omerta.Version;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Message;
import omerta.engine.Ruling;
import omerta.engine.Table;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Start;
import org.jspecify.annotations.Nullable;

/// The folder of matches. One copy of the app at a time has it.
public final class Library implements Closeable {

    private final Path home;
    private final Path folder;
    private final MatchReader reader;
    private final Shelf shelf;
    private final Headers headers;
    private final Trash trash;
    private final @Nullable FolderLock lock;
    private final Optional<Message> problem;

    private Library(
            Path home,
            MatchReader reader,
            Disk disk,
            Clock clock,
            @Nullable FolderLock lock,
            Optional<Message> problem) {
        this.home = home;
        this.folder = home.resolve("matches");
        this.reader = reader;
        this.shelf = new Shelf(disk, clock, Version.current(), this::newestNumber);
        this.headers = new Headers(disk, reader);
        this.trash = new Trash(disk, home.resolve("trash"));
        this.lock = lock;
        this.problem = problem;
    }

    /// What came of entering a library.
    public sealed interface Entered {

        /// It is ours.
        ///
        /// @param library now locked
        record In(Library library) implements Entered {}

        /// Another copy of the app has it, and was asked to show itself.
        ///
        /// @param why in words
        record Taken(Message why) implements Entered {}
    }

    /// Enters the library in this folder, with all games there are. Where the folder cannot be written the library works
    /// in memory, and says so by [#problem].
    ///
    /// @param home mostly [Home#folder]
    public static Entered enter(Path home) {
        return enter(home, Games::find);
    }

    /// Enters a library with the games that this finds.
    public static Entered enter(Path home, Finder games) {
        return enter(home, new MatchReader(games), Disk.REAL, Clock.systemUTC());
    }

    static Entered enter(Path home, MatchReader reader, Disk disk, Clock clock) {
        try {
            disk.makeFolder(home.resolve("matches"));
            Optional<FolderLock> lock = FolderLock.take(home);
            if (lock.isEmpty()) {
                FolderLock.knock(home);
                return new Entered.Taken(Message.of("save.taken"));
            }
            Library library = new Library(home, reader, disk, clock, lock.get(), Optional.empty());
            Sweep.folders(disk, lock.get().since(), List.of(home, library.folder));
            return new Entered.In(library);
        } catch (IOException e) {
            return new Entered.In(new Library(home, reader, disk, clock, null, Optional.of(Trouble.writing(e))));
        }
    }

    /// Why nothing can be kept here, if so; matches can be played and saved elsewhere all the same.
    public Optional<Message> problem() {
        return problem;
    }

    /// Where settings and matches lie.
    public Path home() {
        return home;
    }

    /// Whether a second copy of the app was started since this was last asked, so that this one should show itself.
    public boolean hasKnocked() {
        try {
            return lock != null && lock.hasKnocked();
        } catch (IOException e) {
            return false;
        }
    }

    /// All matches, the one written last first, by their headers alone; then what is broken, by name.
    public List<Entry> list() {
        List<Entry> entries;
        try {
            entries = shelf.disk().list(folder).stream()
                    .flatMap(Library::match)
                    .distinct()
                    .map(headers::entry)
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
        Comparator<Entry.Match> latest = Comparator.comparingLong(
                        (Entry.Match match) -> match.header().number())
                .reversed();
        return Stream.concat(
                        entries.stream()
                                .filter(Entry.Match.class::isInstance)
                                .map(Entry.Match.class::cast)
                                .sorted(latest),
                        entries.stream().filter(Entry.Broken.class::isInstance))
                .toList();
    }

    /// Begins a match.
    public <S, A> Fresh<S, A> begin(GameBox<S, A> box, Table table, Start<S> start) {
        return switch (Match.begin(box.game(), table, start)) {
            case Began.Fine<S, A>(Match<S, A> match) -> new Fresh.In<>(keep(box, match));
            case Began.Refused<S, A>(Ruling.Illegal reason) -> new Fresh.Not<>(reason);
        };
    }

    /// Goes on with a match: one of the library where it lies, any other as a copy in the library.
    public Resumed open(Path file) {
        if (shelf.isPlayed(file)) {
            return new Resumed.Not(new Opened.Refused(Opened.Reason.UNREADABLE, Message.of("save.in-play")));
        }
        if (folder.toAbsolutePath().equals(file.toAbsolutePath().normalize().getParent())) {
            return new Recovery(shelf, reader).resume(file);
        }
        return switch (reader.read(shelf.disk(), file)) {
            case Opened.Refused refused -> new Resumed.Not(refused);
            case Opened.Fine(Loaded<?, ?> loaded) -> new Resumed.In(adopt(loaded), Optional.empty());
        };
    }

    /// Takes a match that lies elsewhere, or one that was offered, into the library as a new one.
    public <S, A> Session<S, A> adopt(Loaded<S, A> loaded) {
        return keep(loaded.box(), loaded.match());
    }

    /// Moves a match to the trash.
    ///
    /// @return why it is still there, if so
    public Optional<Message> discard(Path file) {
        return shelf.isPlayed(file) ? Optional.of(Message.of("save.in-play")) : trash.discard(file);
    }

    /// Whether a match was discarded that can be brought back.
    public boolean canRestore() {
        return trash.canRestore();
    }

    /// Brings the match back that was discarded last.
    ///
    /// @return why it is still in the trash, if so
    public Optional<Message> restore() {
        return trash.restore();
    }

    @Override
    public void close() throws IOException {
        if (lock != null) {
            lock.close();
        }
    }

    private <S, A> Session<S, A> keep(GameBox<S, A> box, Match<S, A> match) {
        Path file;
        do {
            file = folder.resolve(box.id() + "-" + shelf.nextNumber() + Format.ENDING);
        } while (shelf.disk().exists(file));
        return Session.begin(shelf, box, match, file);
    }

    private long newestNumber() {
        return list().stream()
                .mapToLong(entry ->
                        entry instanceof Entry.Match match ? match.header().number() : 0)
                .max()
                .orElse(0);
    }

    /// The file of the match that a file is a generation of.
    private static Stream<Path> match(Path file) {
        String name = String.valueOf(file.getFileName());
        String newest = name.replaceFirst("\\.[12]$", "");
        return newest.endsWith(Format.ENDING) ? Stream.of(file.resolveSibling(newest)) : Stream.empty();
    }
}
