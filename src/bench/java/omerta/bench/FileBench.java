package omerta.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import omerta.box.GameBox;
import omerta.save.MatchFile;
import omerta.save.Opened;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Files of 1,000 moves, or of a whole match where none is so long. One operation is one file.
@State(Scope.Benchmark)
public class FileBench {

    private static final int MOVES = 1_000;
    private static final int SEATS = 4;
    private static final JsonMapper BARE = JsonMapper.builder().build();

    /// Which game.
    @Param({"da-capo", "don-pepe", "don-peperoni", "don-capollo", "corleone"})
    public String game = "";

    private Path file = Path.of("");
    private byte[] bytes = {};

    /// Writes the file.
    @Setup
    public void write() throws IOException {
        file = Files.createTempFile("bench", MatchFile.ENDING);
        write(Matches.box(game));
        bytes = Files.readAllBytes(file);
        if (!(load() instanceof Opened.Fine)) {
            throw new IllegalStateException("the match cannot be loaded");
        }
    }

    private <S, A> void write(GameBox<S, A> box) {
        MatchFile.write(file, box, Matches.played(box.game(), Matches.table(SEATS), MOVES), 1)
                .ifPresent(why -> {
                    throw new IllegalStateException(why.key());
                });
    }

    /// Deletes the file.
    @TearDown
    public void delete() throws IOException {
        Files.delete(file);
    }

    /// Reads the file, checks it, and plays every move again.
    @Benchmark
    public Opened load() {
        return MatchFile.open(file);
    }

    /// Parses the same bytes and does nothing with them.
    @Benchmark
    public JsonNode parse() {
        return BARE.readTree(bytes);
    }
}
