package omerta.save;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.stream.Stream;

/// The disk of this machine.
final class RealDisk implements Disk {

    @Override
    public byte[] read(Path file, int most) throws IOException {
        byte[] bytes = head(file, most + 1);
        if (bytes.length > most) {
            throw new Refusal(Opened.Reason.TOO_LARGE, "save.too-large");
        }
        return bytes;
    }

    @Override
    public byte[] head(Path file, int most) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        if (attributes.isDirectory()) {
            throw new Refusal(Opened.Reason.UNREADABLE, "save.folder");
        }
        if (!attributes.isRegularFile()) {
            throw new Refusal(Opened.Reason.UNREADABLE, "save.special");
        }
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(most);
        }
    }

    @Override
    public void write(Path file, byte[] bytes) throws IOException {
        Files.write(file, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    @Override
    public void force(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    @Override
    public void move(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    }

    @Override
    public void keep(Path file, Path second) throws IOException {
        Files.deleteIfExists(second);
        try {
            Files.createLink(second, file);
        } catch (IOException | UnsupportedOperationException noLinks) {
            Files.copy(file, second, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    @Override
    public void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
    }

    @Override
    public void forceFolder(Path folder) throws IOException {
        if (System.getProperty("os.name").startsWith("Windows")) {
            return; // no folder can be opened there, and the journal of the file system keeps the names
        }
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }

    @Override
    public Tail append(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.APPEND);
        return new Tail() {
            @Override
            public void write(byte[] bytes) throws IOException {
                ByteBuffer left = ByteBuffer.wrap(bytes);
                while (left.hasRemaining()) {
                    channel.write(left);
                }
            }

            @Override
            public void force() throws IOException {
                channel.force(false);
            }

            @Override
            public void close() throws IOException {
                channel.close();
            }
        };
    }

    @Override
    public void makeFolder(Path folder) throws IOException {
        Files.createDirectories(folder);
    }

    @Override
    public List<Path> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    @Override
    public boolean exists(Path file) {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
    }

    @Override
    public void pause(int millis) throws IOException {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted");
        }
    }
}
