package omerta.ui.shell.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.ThematicBreak;

/// Draws Markdown nodes as text.
final class Drawing {

    /// What the rulebook says of a clause to programs: its kind.
    private static final Set<String> MARKS = Set.of("rule", "note", "ruling");

    private Drawing() {}

    /// A block of the rulebook.
    static Region block(org.commonmark.node.Node node) {
        return switch (node) {
            case Heading heading -> styled(flow(heading), "rule-heading");
            case Paragraph paragraph -> flow(paragraph);
            case BulletList list -> list(list, 0);
            case OrderedList list -> list(list, startOf(list));
            case ListItem item -> blocks(item);
            case BlockQuote quote -> styled(blocks(quote), "rule-quote");
            case FencedCodeBlock code -> code(code.getLiteral());
            case IndentedCodeBlock code -> code(code.getLiteral());
            case ThematicBreak _ -> styled(new Region(), "rule-line");
            default -> blocks(node);
        };
    }

    private static int startOf(OrderedList list) {
        Integer start = list.getMarkerStartNumber();
        return start == null ? 1 : start;
    }

    private static VBox blocks(org.commonmark.node.Node parent) {
        VBox box = new VBox();
        box.getStyleClass().add("rule-blocks");
        children(parent).forEach(child -> box.getChildren().add(block(child)));
        return box;
    }

    private static VBox list(org.commonmark.node.Node list, int start) {
        VBox box = new VBox();
        box.getStyleClass().add("rule-list");
        int number = start;
        for (org.commonmark.node.Node item : children(list)) {
            Label mark = new Label(start == 0 ? "•" : number + ".");
            mark.setMinWidth(Region.USE_PREF_SIZE);
            Region body = block(item);
            HBox.setHgrow(body, Priority.ALWAYS);
            HBox line = new HBox(mark, body);
            line.getStyleClass().add("rule-item");
            box.getChildren().add(line);
            number++;
        }
        return box;
    }

    private static Label code(String literal) {
        Label label = new Label(literal.stripTrailing());
        label.getStyleClass().add("rule-code");
        return label;
    }

    private static TextFlow flow(org.commonmark.node.Node parent) {
        List<Node> texts = new ArrayList<>();
        inline(parent, List.of(), texts);
        TextFlow flow = new TextFlow(texts.toArray(Node[]::new));
        flow.getStyleClass().add("rule-text");
        flow.setMinWidth(0);
        return flow;
    }

    private static void inline(org.commonmark.node.Node parent, List<String> styles, List<Node> texts) {
        for (org.commonmark.node.Node child : children(parent)) {
            switch (child) {
                case org.commonmark.node.Text text -> texts.add(text(text.getLiteral(), styles));
                case Code code when MARKS.contains(code.getLiteral()) -> {}
                case Code code -> texts.add(text(code.getLiteral(), with(styles, "rule-mark")));
                case StrongEmphasis strong -> inline(strong, with(styles, "strong"), texts);
                case Emphasis emphasis -> inline(emphasis, with(styles, "emphasis"), texts);
                case SoftLineBreak _ -> texts.add(text(" ", styles));
                case HardLineBreak _ -> texts.add(text("\n", styles));
                default -> inline(child, styles, texts);
            }
        }
    }

    private static Text text(String words, List<String> styles) {
        Text text = new Text(words);
        text.getStyleClass().addAll(styles);
        return text;
    }

    private static List<String> with(List<String> styles, String more) {
        List<String> all = new ArrayList<>(styles);
        all.add(more);
        return all;
    }

    private static List<org.commonmark.node.Node> children(org.commonmark.node.Node parent) {
        List<org.commonmark.node.Node> children = new ArrayList<>();
        for (var child = parent.getFirstChild(); child != null; child = child.getNext()) {
            children.add(child);
        }
        return children;
    }

    private static <R extends Region> R styled(R region, String styleClass) {
        region.getStyleClass().add(styleClass);
        return region;
    }
}
