package omerta.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.commonmark.node.Node;

/// A game's rulebook, cut into chapters and clauses. The parts keep their Markdown nodes, for drawing.
///
/// @param title of the game
/// @param preface what stands before the first chapter
/// @param chapters in their order
public record Rulebook(String title, List<Node> preface, List<Chapter> chapters) {

    /// Keeps copies.
    public Rulebook {
        preface = List.copyOf(preface);
        chapters = List.copyOf(chapters);
    }

    /// One chapter.
    ///
    /// @param title its heading
    /// @param opening what stands before the first clause
    /// @param clauses in their order
    public record Chapter(String title, List<Node> opening, List<Clause> clauses) {

        /// Keeps copies.
        public Chapter {
            opening = List.copyOf(opening);
            clauses = List.copyOf(clauses);
        }
    }

    /// What a clause is.
    public enum Kind {
        /// It forbids, obliges or counts.
        RULE,
        /// It explains or advises.
        NOTE
    }

    /// One clause.
    ///
    /// @param id like `DC-2.3`
    /// @param kind whether it binds
    /// @param isRuling whether it settles what the printed rules leave open
    /// @param text its own words without the id, as plain text
    /// @param nodes the paragraph or list item of the clause first, then what follows up to the next clause: examples,
    ///     tables, reasons
    public record Clause(String id, Kind kind, boolean isRuling, String text, List<Node> nodes) {

        /// Keeps a copy.
        public Clause {
            nodes = List.copyOf(nodes);
        }
    }

    /// Reads the rulebook of a game in this language, in English where there is none; empty where there is none at all.
    public static Optional<Rulebook> of(String game, Language language) {
        return markdown(game, "." + language.tag()).or(() -> markdown(game, "")).map(RulebookReader::read);
    }

    private static Optional<String> markdown(String game, String language) {
        String path = "/rulebooks/" + game + language + ".md";
        try (InputStream in = Rulebook.class.getResourceAsStream(path)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Every clause, in order.
    public List<Clause> clauses() {
        return chapters.stream().flatMap(chapter -> chapter.clauses().stream()).toList();
    }

    /// The clause with this id.
    public Optional<Clause> clause(String id) {
        return clauses().stream().filter(clause -> clause.id().equals(id)).findFirst();
    }
}
