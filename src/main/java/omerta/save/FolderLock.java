package omerta.save;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

/// Keeps a second copy of the app out of a folder. The system frees it when the process ends, however it ends.
final class FolderLock implements Closeable {

    private static final String NAME = "omerta.lock";
    private static final String KNOCK = "omerta.knock";

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
        Path file = folder.resolve(NAME);
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (lock(channel).isEmpty()) {
            channel.close();
            return Optional.empty();
        }
        channel.truncate(0);
        channel.write(ByteBuffer.wrap((ProcessHandle.current().pid() + "\n").getBytes(StandardCharsets.US_ASCII)));
        return Optional.of(new FolderLock(channel, file));
    }

    private static Optional<FileLock> lock(FileChannel channel) throws IOException {
        try {
            return Optional.ofNullable(channel.tryLock());
        } catch (OverlappingFileLockException e) {
            return Optional.empty();
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
    }
}
