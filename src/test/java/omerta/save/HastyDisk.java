package omerta.save;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// The disk of this machine, but it does not wait until bytes are on the medium, which takes most of the time where match
/// after match is played.
class HastyDisk implements Disk {

    @Override
    public byte[] read(Path file, int most) throws IOException {
        return REAL.read(file, most);
    }

    @Override
    public byte[] head(Path file, int most) throws IOException {
        return REAL.head(file, most);
    }

    @Override
    public void write(Path file, byte[] bytes) throws IOException {
        REAL.write(file, bytes);
    }

    @Override
    public void force(Path file) throws IOException {}

    @Override
    public void move(Path from, Path to) throws IOException {
        REAL.move(from, to);
    }

    @Override
    public void keep(Path file, Path second) throws IOException {
        REAL.keep(file, second);
    }

    @Override
    public void delete(Path file) throws IOException {
        REAL.delete(file);
    }

    @Override
    public void forceFolder(Path folder) throws IOException {}

    @Override
    public Tail append(Path file) throws IOException {
        Tail tail = REAL.append(file);
        return new Tail() {
            @Override
            public void write(byte[] bytes) throws IOException {
                tail.write(bytes);
            }

            @Override
            public void force() {}

            @Override
            public void close() throws IOException {
                tail.close();
            }
        };
    }

    @Override
    public void makeFolder(Path folder) throws IOException {
        REAL.makeFolder(folder);
    }

    @Override
    public List<Path> list(Path folder) throws IOException {
        return REAL.list(folder);
    }

    @Override
    public boolean exists(Path file) {
        return REAL.exists(file);
    }

    @Override
    public void pause(int millis) throws IOException {
        REAL.pause(millis);
    }
}
