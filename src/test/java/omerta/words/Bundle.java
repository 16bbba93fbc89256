package omerta.words;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The words of one room in one language, exactly as its file has them.
///
/// @param file where they are
/// @param patterns by key
record Bundle(Path file, Map<String, String> patterns) {

    /// How the files of the languages are named.
    static final List<String> NAMES = List.of("words.properties", "words_de.properties", "words_pt_BR.properties");

    private static final Path ASSETS = Path.of("assets");

    /// Help that picocli prints as it stands.
    private static final Pattern AS_IT_STANDS = Pattern.compile("omerta\\..*|usage\\..*|[a-z]+");

    /// Every room that has words.
    static List<String> rooms() {
        try (Stream<Path> rooms = Files.list(ASSETS)) {
            return rooms.filter(room -> Files.exists(room.resolve(NAMES.getFirst())))
                    .map(room -> room.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The words of a room in English.
    static Bundle english(String room) {
        return of(room, NAMES.getFirst());
    }

    /// The words of a room.
    static Bundle of(String room, String name) {
        Path file = ASSETS.resolve(room).resolve(name);
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(file.toString(), e);
        }
        Map<String, String> patterns = new TreeMap<>();
        properties.forEach((key, pattern) -> patterns.put((String) key, (String) pattern));
        return new Bundle(file, patterns);
    }

    /// Whether the words of a key are no pattern.
    boolean standsAsItIs(String key) {
        return file.startsWith(ASSETS.resolve("cli"))
                && AS_IT_STANDS.matcher(key).matches();
    }
}
