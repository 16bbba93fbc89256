package omerta.save;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import omerta.engine.Message;
import org.jspecify.annotations.Nullable;

/// Where discarded matches go, with all their generations and their journal. The last ones can be brought back from here;
/// of those before, which lie in the folder too, nothing is remembered.
final class Trash {

    /// How many can be brought back, one after the other.
    static final int MOST = 20;

    private final Disk disk;
    private final Path folder;
    private final Deque<List<Moved>> discarded = new ArrayDeque<>();

    private record Moved(Path from, Path to) {}

    Trash(Disk disk, Path folder) {
        this.disk = disk;
        this.folder = folder;
    }

    boolean canRestore() {
        return !discarded.isEmpty();
    }

    /// Moves a match here; says why it is still there, if so.
    Optional<Message> discard(Path file) {
        List<Moved> moved = new ArrayList<>();
        try {
            Path place = place(file);
            for (Path part : parts(file)) {
                if (disk.exists(part)) {
                    Path to = place.resolve(part.getFileName());
                    disk.move(part, to);
                    moved.add(new Moved(part, to));
                }
            }
            discarded.push(moved);
            if (discarded.size() > MOST) {
                discarded.removeLast();
            }
            return Optional.empty();
        } catch (IOException e) {
            IOException failed = back(moved);
            if (failed != null) {
                e.addSuppressed(failed);
            }
            return Optional.of(Trouble.writing(e));
        }
    }

    /// Moves back what was discarded last; says why it is still here, if so.
    Optional<Message> restore() {
        List<Moved> moved = discarded.poll();
        if (moved == null) {
            return Optional.of(Message.of("save.missing"));
        }
        IOException failed = back(moved);
        return failed == null ? Optional.empty() : Optional.of(Trouble.writing(failed));
    }

    private @Nullable IOException back(List<Moved> moved) {
        try {
            for (Moved one : moved) {
                disk.move(one.to(), one.from());
            }
            return null;
        } catch (IOException e) {
            return e;
        }
    }

    private Path place(Path file) throws IOException {
        Path place = folder.resolve(String.valueOf(file.getFileName()));
        for (int i = 2; disk.exists(place); i++) {
            place = folder.resolve(file.getFileName() + "-" + i);
        }
        disk.makeFolder(place);
        return place;
    }

    private static List<Path> parts(Path file) {
        List<Path> parts = new ArrayList<>(List.of(file, Journal.of(file)));
        parts.addAll(Swap.older(file));
        return parts;
    }
}
