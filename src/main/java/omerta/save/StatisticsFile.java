package omerta.save;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Message;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Keeps what [Finished] matches came to in the file `statistics.json`, apart from the matches: it stays when they are
/// deleted.
public final class StatisticsFile {

    private static final int FORMAT = 2;
    private static final int MOST_BYTES = 64 << 20;

    private final HomeFile file;

    /// The statistics in this folder.
    ///
    /// @param home mostly [Home#folder]
    public StatisticsFile(Path home) {
        this(Disk.REAL, home);
    }

    StatisticsFile(Disk disk, Path home) {
        this.file = new HomeFile(disk, home.resolve("statistics.json"));
    }

    /// What the file holds.
    ///
    /// @param format the number of the format
    /// @param matches the first to end first
    private record Book(int format, List<Finished> matches) {}

    /// All matches, the first to end first. A file that makes no sense is kept beside, with the ending `.damaged`, and
    /// counting begins anew.
    public List<Finished> read() {
        if (!file.exists()) {
            return List.of();
        }
        try {
            return Json.plain()
                    .treeToValue(newest(Json.plain().readTree(file.read(MOST_BYTES))), Book.class)
                    .matches();
        } catch (JacksonException | IOException e) {
            file.setAside();
            return List.of();
        }
    }

    /// The newest format: matches of the first one do not tell their unit.
    private static JsonNode newest(JsonNode book) {
        if (book.path("format").asInt(FORMAT) == 1) {
            for (JsonNode match : book.path("matches")) {
                if (match instanceof ObjectNode node) {
                    node.putNull("unit");
                }
            }
        }
        return book;
    }

    /// Adds a match, or puts it in the place of the same one.
    ///
    /// @return why it was not kept, if so
    public Optional<Message> add(Finished match) {
        List<Finished> matches = new ArrayList<>(read());
        if (matches.stream().anyMatch(other -> isSame(other, match))) {
            return Optional.empty();
        }
        matches.removeIf(other -> other.deal().equals(match.deal()));
        matches.add(match);
        return write(matches);
    }

    /// Forgets everything.
    ///
    /// @return why it was not forgotten, if so
    public Optional<Message> clear() {
        return write(List.of());
    }

    private static boolean isSame(Finished one, Finished other) {
        return one.deal().equals(other.deal())
                && one.moves() == other.moves()
                && one.seats().equals(other.seats());
    }

    private Optional<Message> write(List<Finished> matches) {
        return file.write(new Book(FORMAT, matches));
    }
}
