package omerta.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The texts in quotes that stand in the sources.
final class Literals {

    private static final Pattern LITERAL = Pattern.compile("(\\+\\s*)?\"((?:[^\"\\\\\n]|\\\\.)*)\"(\\s*\\+)?");

    private Literals() {}

    /// One text in quotes.
    ///
    /// @param file where it stands
    /// @param text without the quotes
    /// @param isHead whether something is joined behind it
    /// @param isTail whether it is joined behind something
    record Literal(Path file, String text, boolean isHead, boolean isTail) {}

    /// Every one in the sources under a folder.
    static List<Literal> under(String folder) {
        try (Stream<Path> files = Files.walk(Path.of(folder))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .flatMap(Literals::of)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Literal> of(Path file) {
        return LITERAL.matcher(code(file))
                .results()
                .map(found -> new Literal(file, found.group(2), found.group(3) != null, found.group(1) != null));
    }

    /// A file without its comments.
    private static String code(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.filter(line -> !line.strip().startsWith("//")).reduce("", (all, line) -> all + line + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(file.toString(), e);
        }
    }
}
