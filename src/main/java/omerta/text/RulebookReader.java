package omerta.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import omerta.text.Rulebook.Chapter;
import omerta.text.Rulebook.Clause;
import omerta.text.Rulebook.Kind;
import org.commonmark.node.Code;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.ListBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.jspecify.annotations.Nullable;

/// Cuts a rulebook in Markdown into chapters and clauses.
///
/// A heading of the first level is the title, one of the second begins a chapter. A clause is a paragraph or list item
/// that begins with its id in bold and then, as code, its kind: `rule` or `note`; a further `ruling` marks a ruling.
/// What follows a clause belongs to it, up to the next clause or chapter.
final class RulebookReader {

    private static final Pattern ID = Pattern.compile("[A-Z]{2,4}-[0-9]+(\\.[0-9]+)*[a-z]?");

    private String title = "";
    private final List<Node> preface = new ArrayList<>();
    private final List<Chapter> chapters = new ArrayList<>();
    private @Nullable String chapter;
    private List<Node> opening = new ArrayList<>();
    private List<Clause> clauses = new ArrayList<>();

    private RulebookReader() {}

    /// The rulebook that this Markdown is.
    ///
    /// @throws IllegalArgumentException if a clause has no kind
    static Rulebook read(String markdown) {
        RulebookReader reader = new RulebookReader();
        Node document = Parser.builder().build().parse(markdown);
        for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
            reader.block(node);
        }
        reader.endChapter();
        return new Rulebook(reader.title, reader.preface, reader.chapters);
    }

    private void block(Node node) {
        if (node instanceof Heading heading && heading.getLevel() == 1) {
            title = plain(heading);
        } else if (node instanceof Heading heading && heading.getLevel() == 2) {
            endChapter();
            chapter = plain(heading);
        } else if (node instanceof ListBlock list && isClause(list.getFirstChild())) {
            for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
                part(item);
            }
        } else {
            part(node);
        }
    }

    private void part(Node node) {
        if (isClause(node)) {
            clauses.add(clause(node));
        } else if (!clauses.isEmpty()) {
            Clause last = clauses.removeLast();
            List<Node> nodes = new ArrayList<>(last.nodes());
            nodes.add(node);
            clauses.add(new Clause(last.id(), last.kind(), last.isRuling(), last.text(), nodes));
        } else if (chapter == null) {
            preface.add(node);
        } else {
            opening.add(node);
        }
    }

    private void endChapter() {
        if (chapter != null) {
            chapters.add(new Chapter(chapter, opening, clauses));
            opening = new ArrayList<>();
            clauses = new ArrayList<>();
        }
    }

    private static boolean isClause(@Nullable Node node) {
        return sentence(node) instanceof StrongEmphasis strong
                && ID.matcher(plain(strong)).matches();
    }

    /// The first inline of a paragraph or list item.
    private static @Nullable Node sentence(@Nullable Node node) {
        return paragraph(node) instanceof Paragraph paragraph ? paragraph.getFirstChild() : null;
    }

    private static @Nullable Node paragraph(@Nullable Node node) {
        return node instanceof ListItem item ? item.getFirstChild() : node;
    }

    private static Clause clause(Node node) {
        Node first = sentence(node);
        String id = plain(first);
        List<String> marks = new ArrayList<>();
        Node mark = next(first);
        while (mark instanceof Code code) {
            marks.add(code.getLiteral());
            mark = next(mark);
        }
        if (!marks.contains("rule") && !marks.contains("note")) {
            throw new IllegalArgumentException("clause " + id + " is neither rule nor note");
        }
        Kind kind = marks.contains("rule") ? Kind.RULE : Kind.NOTE;
        StringBuilder text = new StringBuilder();
        while (mark != null) {
            plain(mark, text);
            mark = mark.getNext();
        }
        Node more = node instanceof ListItem ? next(node.getFirstChild()) : null;
        while (more != null) {
            plain(more, text.append(' '));
            more = more.getNext();
        }
        return new Clause(id, kind, marks.contains("ruling"), text.toString().strip(), List.of(node));
    }

    /// The next inline that is no blank.
    private static @Nullable Node next(@Nullable Node node) {
        Node next = node == null ? null : node.getNext();
        return next instanceof Text text && text.getLiteral().isBlank() ? text.getNext() : next;
    }

    private static String plain(@Nullable Node node) {
        StringBuilder text = new StringBuilder();
        plain(node, text);
        return text.toString().strip();
    }

    private static void plain(@Nullable Node node, StringBuilder into) {
        switch (node) {
            case null -> {}
            case Text text -> into.append(text.getLiteral());
            case Code code -> into.append(code.getLiteral());
            case SoftLineBreak _, HardLineBreak _ -> into.append(' ');
            default -> {
                for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
                    plain(child, into);
                }
            }
        }
    }
}
