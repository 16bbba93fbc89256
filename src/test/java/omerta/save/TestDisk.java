package omerta.save;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The disk of this machine with a gate before each write: it writes down what passes, and may let it fail.
final class TestDisk extends HastyDisk {

    /// Decides of the operation with this number, counted from 0, whether it fails.
    interface Gate {
        void pass(int number, String operation, Path file) throws IOException;
    }

    private final List<String> passed = new ArrayList<>();
    private final List<Integer> pauses = new ArrayList<>();
    private Gate gate = (number, operation, file) -> {};
    private int count;

    /// What passed or failed, each as its name and the name of its file.
    List<String> passed() {
        return passed;
    }

    /// How long it was waited, in milliseconds.
    List<Integer> pauses() {
        return pauses;
    }

    /// Puts up a gate and counts anew.
    void gate(Gate other) {
        gate = other;
        count = 0;
        passed.clear();
    }

    /// How many operations there were since the gate was put up.
    int count() {
        return count;
    }

    /// Lets the operation with this number fail, and those after it too if it is for ever.
    static Gate failing(int at, boolean forEver) {
        return (number, operation, file) -> {
            if (number == at || forEver && number > at) {
                throw new IOException("No space left on device");
            }
        };
    }

    private void pass(String operation, Path file) throws IOException {
        passed.add(operation + " " + file.getFileName());
        gate.pass(count++, operation, file);
    }

    @Override
    public void write(Path file, byte[] bytes) throws IOException {
        try {
            pass("write", file);
        } catch (IOException e) {
            super.write(file, Arrays.copyOf(bytes, bytes.length / 2));
            throw e;
        }
        super.write(file, bytes);
    }

    @Override
    public void force(Path file) throws IOException {
        pass("force", file);
    }

    @Override
    public void move(Path from, Path to) throws IOException {
        pass("move", to);
        super.move(from, to);
    }

    @Override
    public void keep(Path file, Path second) throws IOException {
        pass("keep", second);
        super.keep(file, second);
    }

    @Override
    public void delete(Path file) throws IOException {
        pass("delete", file);
        super.delete(file);
    }

    @Override
    public void forceFolder(Path folder) throws IOException {
        pass("force folder", folder);
    }

    @Override
    public Tail append(Path file) throws IOException {
        pass("open", file);
        Tail tail = super.append(file);
        return new Tail() {
            @Override
            public void write(byte[] bytes) throws IOException {
                try {
                    pass("append", file);
                } catch (IOException e) {
                    tail.write(Arrays.copyOf(bytes, bytes.length / 2));
                    throw e;
                }
                tail.write(bytes);
            }

            @Override
            public void force() throws IOException {
                pass("force", file);
            }

            @Override
            public void close() throws IOException {
                tail.close();
            }
        };
    }

    @Override
    public void makeFolder(Path folder) throws IOException {
        pass("make folder", folder);
        super.makeFolder(folder);
    }

    @Override
    public void pause(int millis) {
        pauses.add(millis);
    }
}
