package omerta.save;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Keeps a second copy of the app out of a folder. The system frees it when the process ends, however it ends.
///
/// Where a process closes any file handle of the lock's file, some systems free its lock too. So a process that has the
/// lock never opens the file again.
final class FolderLock implements Closeable {

    private static final String NAME = "omerta.lock";
    private static final String KNOCK = "omerta.knock";

    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final FileChannel channel;
    private final Path file;

    private FolderLock(FileChannel channel, Path file) {
        this.channel = channel;
        this.file = file;
    }

    /// Takes the lock; empty if another copy has it.
    ///
    /// @throws IOException if the folder cannot be written
    static Optional<FolderLock> take(Path folder) throws IOException {
        Path file = folder.toAbsolutePath().normalize().resolve(NAME);
        if (!HELD.add(file)) {
            return Optional.empty();
        }
        try {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (channel.tryLock() != null) {
                channel.truncate(0);
                channel.write(
                        ByteBuffer.wrap((ProcessHandle.current().pid() + "\n").getBytes(StandardCharsets.US_ASCII)));
                return Optional.of(new FolderLock(channel, file));
            }
            channel.close();
        } catch (IOException e) {
            HELD.remove(file);
            throw e;
        }
        HELD.remove(file);
        return Optional.empty();
    }

    /// Whether another copy of the app has this folder now.
    static boolean isTakenElsewhere(Path folder) throws IOException {
        Path file = folder.toAbsolutePath().normalize().resolve(NAME);
        if (HELD.contains(file) || !Files.exists(file)) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            return channel.tryLock() == null;
        }
    }

    /// When it was taken, by the clock of the file system.
    FileTime since() throws IOException {
        return Files.getLastModifiedTime(file);
    }

    /// Asks the copy that has the folder to show itself.
    static void knock(Path folder) throws IOException {
        Files.write(folder.resolve(KNOCK), new byte[0]);
    }

    /// Whether another copy has knocked since this was last asked.
    boolean hasKnocked() throws IOException {
        return Files.deleteIfExists(file.resolveSibling(KNOCK));
    }

    @Override
    public void close() throws IOException {
        channel.close();
        HELD.remove(file);
    }
}
