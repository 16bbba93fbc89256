package omerta.rulebooks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The clauses that texts and sources name.
final class Clauses {

    private static final Pattern RULE = Pattern.compile("@Rule\\(\\s*\\{?([^)]*?)\\}?\\s*\\)", Pattern.DOTALL);

    private Clauses() {}

    /// Every id with this prefix in a text.
    static Set<String> in(String text, String prefix) {
        return Pattern.compile("\\b" + prefix + "-\\d+(\\.\\d+)*")
                .matcher(text)
                .results()
                .map(found -> found.group())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// Every id with this prefix in the sources under a folder.
    static Set<String> inSources(String folder, String prefix) {
        return sources(folder)
                .flatMap(text -> in(text, prefix).stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// Every id with this prefix that a test carries.
    static Set<String> tested(String prefix) {
        return sources("src/test/java")
                .flatMap(text -> RULE.matcher(text).results())
                .flatMap(found -> in(found.group(1), prefix).stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<String> sources(String folder) {
        try (Stream<Path> files = Files.walk(Path.of(folder))) {
            return files.filter(file -> file.toString().endsWith(".java")).map(Clauses::read).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(file.toString(), e);
        }
    }
}
