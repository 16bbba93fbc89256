package omerta.ui.shell.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;
import omerta.text.Rulebook;
import omerta.ui.shell.kit.Roll;

/// A rulebook to read: its chapters at the left, a search above, the clauses in the middle.
public final class RulebookPane extends BorderPane {

    private static final PseudoClass FOUND = PseudoClass.getPseudoClass("found");

    private final Phrases phrases;
    private final VBox text = new VBox();
    private final ScrollPane scroll = new ScrollPane(text);
    private final TextField search = new TextField();
    private final Label nothing;
    private final Map<String, Clause> clauses = new LinkedHashMap<>();
    private final List<Chapter> chapters = new ArrayList<>();

    private Optional<Region> sought = Optional.empty();

    private record Clause(Region box, String words) {}

    private record Chapter(Region heading, List<Region> opening, List<Clause> clauses) {}

    /// Draws this rulebook.
    public RulebookPane(Phrases phrases, Rulebook book) {
        this.phrases = phrases;
        getStyleClass().add("rulebook");
        text.getStyleClass().add("rulebook-text");
        text.setFillWidth(true);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(true);
        scroll.setAccessibleText(book.title());
        search.setPromptText(phrases.words("rules.search"));
        search.setAccessibleText(phrases.words("rules.search"));
        search.textProperty().addListener((_, _, typed) -> filter(typed));
        text.needsLayoutProperty().addListener((_, _, _) -> seek());
        scroll.viewportBoundsProperty().addListener((_, _, _) -> seek());
        scroll.addEventFilter(InputEvent.ANY, event -> {
            if (event instanceof ScrollEvent
                    || event instanceof KeyEvent
                    || event instanceof MouseEvent mouse && mouse.getEventType() == MouseEvent.MOUSE_PRESSED) {
                sought = Optional.empty();
            }
        });
        nothing = new Label(phrases.words("rules.nothing"));
        nothing.setVisible(false);
        nothing.managedProperty().bind(nothing.visibleProperty());
        VBox contents = new VBox(search);
        contents.getStyleClass().add("rulebook-contents");
        text.getChildren().add(nothing);
        book.preface().forEach(node -> text.getChildren().add(Drawing.block(node)));
        book.chapters().forEach(chapter -> contents.getChildren().add(chapter(chapter)));
        setLeft(new Roll(contents));
        setCenter(scroll);
    }

    private Hyperlink chapter(Rulebook.Chapter chapter) {
        Label heading = new Label(chapter.title());
        heading.setWrapText(true);
        heading.getStyleClass().add("chapter");
        List<Region> opening = chapter.opening().stream().map(Drawing::block).toList();
        List<Clause> drawn = chapter.clauses().stream().map(this::clause).toList();
        text.getChildren().add(heading);
        text.getChildren().addAll(opening);
        drawn.forEach(clause -> text.getChildren().add(clause.box()));
        chapters.add(new Chapter(heading, opening, drawn));
        Hyperlink link = new Hyperlink(chapter.title());
        link.setWrapText(true);
        link.setOnAction(_ -> {
            link.setVisited(false);
            search.clear();
            scrollTo(heading);
        });
        return link;
    }

    private Clause clause(Rulebook.Clause clause) {
        VBox box = new VBox();
        box.getStyleClass().add("rule");
        box.setAccessibleRole(AccessibleRole.TEXT);
        box.setAccessibleText(clause.id() + ": " + clause.text());
        if (clause.isRuling()) {
            box.getStyleClass().add("ruling");
            Label mark = new Label(phrases.words("rules.ruling"));
            mark.getStyleClass().addAll("ruling-mark", "small");
            box.getChildren().add(mark);
        }
        clause.nodes().forEach(node -> box.getChildren().add(Drawing.block(node)));
        Clause drawn = new Clause(box, (clause.id() + " " + clause.text()).toLowerCase(Locale.ROOT));
        clauses.put(clause.id(), drawn);
        return drawn;
    }

    /// Shows a clause and marks it; nothing happens where the rulebook has none of this id.
    public void jump(String id) {
        search.clear();
        clauses.forEach((key, clause) -> clause.box().pseudoClassStateChanged(FOUND, key.equals(id)));
        Optional.ofNullable(clauses.get(id)).ifPresent(clause -> scrollTo(clause.box()));
    }

    /// What can be typed into to search.
    public TextField search() {
        return search;
    }

    /// Shows a part of the text on top, now and while the text is still being laid out, until somebody scrolls.
    private void scrollTo(Region part) {
        sought = Optional.of(part);
        seek();
    }

    private void seek() {
        double room = text.getHeight() - scroll.getViewportBounds().getHeight();
        if (room > 0) {
            sought.ifPresent(
                    part -> scroll.setVvalue(Math.clamp(part.getBoundsInParent().getMinY() / room, 0, 1)));
        }
    }

    private void filter(String typed) {
        String wanted = typed.strip().toLowerCase(Locale.ROOT);
        boolean any = false;
        for (Chapter chapter : chapters) {
            boolean hit = false;
            for (Clause clause : chapter.clauses()) {
                boolean fits = clause.words().contains(wanted);
                show(clause.box(), fits);
                hit |= fits;
            }
            show(chapter.heading(), hit || wanted.isEmpty());
            chapter.opening().forEach(region -> show(region, wanted.isEmpty()));
            any |= hit;
        }
        nothing.setVisible(!any && !wanted.isEmpty());
    }

    private static void show(Region region, boolean shown) {
        region.setVisible(shown);
        region.setManaged(shown);
    }
}
