package omerta.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// One of the project's text files, read as lines.
record Paper(Path path, List<String> lines) {

    private static final Pattern TEXT =
            Pattern.compile(".*\\.(java|md|xml|css|json|properties|svg|bat|txt|config)|.*/(run|omerta)|\\.gitignore");

    /// Every text file under these places.
    static List<Paper> under(String... places) {
        return Stream.of(places)
                .map(Path::of)
                .filter(Files::exists)
                .flatMap(place -> walk(place).stream())
                .filter(path -> TEXT.matcher(path.toString()).matches())
                .sorted()
                .map(path -> new Paper(path, read(path)))
                .toList();
    }

    /// Every text file that the project is made of.
    static List<Paper> all() {
        return under("pom.xml", "README.md", ".gitignore", ".ci", ".mvn", "rulebooks", "assets", "src");
    }

    boolean isJava() {
        return path.toString().endsWith(".java");
    }

    /// The places where the pattern is found, as `file:line: text`.
    Stream<String> find(Pattern pattern) {
        return IntStream.range(0, lines.size())
                .filter(i -> pattern.matcher(lines.get(i)).find())
                .mapToObj(i -> path + ":" + (i + 1) + ": " + lines.get(i).strip());
    }

    private static List<Path> walk(Path place) {
        try (Stream<Path> found = Files.walk(place)) {
            return found.filter(Files::isRegularFile).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> read(Path path) {
        try {
            return Files.readAllLines(path);
        } catch (IOException e) {
            throw new UncheckedIOException(path.toString(), e);
        }
    }
}
