package omerta.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import omerta.engine.Ruling;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/// A match that is played and kept. One operation is one action, on the medium before the next.
@State(Scope.Thread)
public class JournalBench {

    private static final int SEATS = 4;

    /// Which game.
    @Param({"da-capo", "don-pepe", "don-peperoni", "don-capollo", "corleone"})
    public String game = "";

    private Optional<Path> home = Optional.empty();
    private Optional<Evening<?, ?>> evening = Optional.empty();

    /// Enters a library of its own.
    @Setup
    public void enter() throws IOException {
        Path folder = Files.createTempDirectory("bench");
        home = Optional.of(folder);
        evening = Optional.of(new Evening<>(Matches.box(game), SEATS, folder));
    }

    /// Deletes the library.
    @TearDown
    public void leave() throws IOException {
        evening.orElseThrow().close();
        try (Stream<Path> files = Files.walk(home.orElseThrow())) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    /// One action; where the match is over the next one begins instead.
    @Benchmark
    public Ruling action() {
        return evening.orElseThrow().step();
    }
}
