package omerta.save;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;

/// Writes a file so that at any instant either the old one or the new one is there, whole:
///
/// 1. write the bytes to a new file beside it, flush it to the medium, read it back;
/// 2. give the old file a second name where it is to be kept;
/// 3. move the new file over the old one in one step, and flush the folder.
///
/// A move that is refused is tried again for a while: a virus scanner may hold the file.
final class Swap {

    /// How the names of files begin that are being written; one left by a crash may be swept.
    static final String TEMPORARY = ".omerta-";

    private static final int TRIES = 6;
    private static final int FIRST_PAUSE = 20;

    private Swap() {}

    /// The older generations of a file, the younger first.
    static List<Path> older(Path file) {
        return List.of(sibling(file, ".1"), sibling(file, ".2"));
    }

    /// A file beside this one, its name longer by an ending.
    static Path sibling(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    /// The folder of a file.
    static Path folder(Path file) {
        return Objects.requireNonNull(file.toAbsolutePath().getParent(), "a file lies in a folder");
    }

    /// Writes a file, over what was there.
    static void over(Disk disk, Path file, byte[] bytes) throws IOException {
        swap(disk, file, bytes, false);
    }

    /// Writes a file and keeps the two generations before it.
    static void keeping(Disk disk, Path file, byte[] bytes) throws IOException {
        swap(disk, file, bytes, true);
    }

    private static void swap(Disk disk, Path file, byte[] bytes, boolean keeping) throws IOException {
        Path folder = folder(file);
        Path fresh = folder.resolve(TEMPORARY
                + HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong()) + ".tmp");
        try {
            disk.write(fresh, bytes);
            disk.force(fresh);
            if (!Arrays.equals(bytes, disk.read(fresh, bytes.length))) {
                throw new IOException("what was written did not read back");
            }
            if (keeping) {
                keepOld(disk, file);
            }
            move(disk, fresh, file);
        } catch (IOException e) {
            try {
                disk.delete(fresh);
            } catch (IOException left) {
                e.addSuppressed(left);
            }
            throw e;
        }
        disk.forceFolder(folder);
    }

    private static void keepOld(Disk disk, Path file) throws IOException {
        Path younger = older(file).getFirst();
        if (disk.exists(younger)) {
            move(disk, younger, older(file).getLast());
        }
        if (disk.exists(file)) {
            disk.keep(file, younger);
        }
    }

    private static void move(Disk disk, Path from, Path to) throws IOException {
        int pause = FIRST_PAUSE;
        for (int left = TRIES; ; left--) {
            try {
                disk.move(from, to);
                return;
            } catch (AccessDeniedException e) {
                if (left == 1) {
                    throw e;
                }
                disk.pause(pause);
                pause *= 2;
            }
        }
    }
}
