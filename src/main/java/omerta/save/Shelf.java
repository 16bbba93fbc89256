package omerta.save;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.Set;
import java.util.function.LongSupplier;

/// What the sessions of one library share: the disk, the clock, the numbers of files, and which files are being played.
final class Shelf {

    private final Disk disk;
    private final Clock clock;
    private final String app;
    private final LongSupplier newestNumber;
    private final Set<Path> played = new HashSet<>();
    private long number = -1;

    /// A shelf.
    ///
    /// @param newestNumber the greatest number in the library's files; asked for once
    Shelf(Disk disk, Clock clock, String app, LongSupplier newestNumber) {
        this.disk = disk;
        this.clock = clock;
        this.app = app;
        this.newestNumber = newestNumber;
    }

    Disk disk() {
        return disk;
    }

    /// A number greater than that of any file.
    long nextNumber() {
        if (number < 0) {
            number = newestNumber.getAsLong();
        }
        return ++number;
    }

    /// The time, in whole seconds.
    Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.SECONDS);
    }

    Stamp stamp(long number) {
        return new Stamp(app, number, clock.instant());
    }

    void makeFolder(Path file) throws IOException {
        disk.makeFolder(Swap.folder(file));
    }

    boolean isPlayed(Path file) {
        return played.contains(file.toAbsolutePath());
    }

    void enter(Path file) {
        played.add(file.toAbsolutePath());
    }

    void leave(Path file) {
        played.remove(file.toAbsolutePath());
    }
}
