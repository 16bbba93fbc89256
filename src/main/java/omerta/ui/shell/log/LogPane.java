package omerta.ui.shell.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;
import omerta.ui.board.kit.Children;

/// The log as one viewer may know it, the newest line last and in sight, with a filter. Of a long log the latest lines
/// are drawn; a link brings more.
public final class LogPane extends VBox {

    private static final int STEP = 40;

    private final Phrases phrases;
    private final Consumer<String> rules;
    private final VBox list = new VBox();
    private final ScrollPane scroll = new ScrollPane(list);
    private final Hyperlink earlier = new Hyperlink();
    private final TextField filter = new TextField();
    private List<Line> lines = List.of();
    private List<Line> drawn = List.of();
    private int most = STEP;

    /// An empty log.
    ///
    /// @param rules opens the rulebook at a clause
    public LogPane(Phrases phrases, Consumer<String> rules) {
        this.phrases = phrases;
        this.rules = rules;
        getStyleClass().add("log");
        list.getStyleClass().add("log-lines");
        Label heading = new Label(phrases.words("log.heading"));
        heading.getStyleClass().add("panel-heading");
        filter.setPromptText(phrases.words("log.filter"));
        filter.setAccessibleText(phrases.words("log.filter"));
        filter.textProperty().addListener((_, _, _) -> draw());
        earlier.getStyleClass().addAll("clause", "small");
        earlier.setOnAction(_ -> {
            most += STEP;
            draw();
        });
        scroll.setFitToWidth(true);
        scroll.setAccessibleText(phrases.words("log.heading"));
        VBox.setVgrow(scroll, Priority.ALWAYS);
        list.heightProperty().addListener((_, _, _) -> scroll.setVvalue(1));
        getChildren().addAll(heading, filter, earlier, scroll);
        draw();
    }

    /// Shows these lines, the newest in sight.
    public void show(List<Line> now) {
        lines = List.copyOf(now);
        draw();
    }

    /// What can be typed into to filter.
    public TextField filter() {
        return filter;
    }

    private void draw() {
        String wanted = filter.getText().strip().toLowerCase(Locale.ROOT);
        List<Line> fitting = lines.stream().filter(line -> fits(line, wanted)).toList();
        int hidden = Math.max(0, fitting.size() - most);
        earlier.setText(phrases.words("log.earlier", hidden));
        earlier.setVisible(hidden > 0);
        earlier.setManaged(hidden > 0);
        place(fitting.subList(hidden, fitting.size()));
    }

    private void place(List<Line> now) {
        List<Node> views = new ArrayList<>(kept(now));
        now.subList(views.size(), now.size()).forEach(line -> views.add(new LineView(line, phrases, rules)));
        if (now.isEmpty()) {
            Label empty = new Label(phrases.words(lines.isEmpty() ? "log.empty" : "log.nothing"));
            empty.setWrapText(true);
            views.add(empty);
        }
        Children.lay(list.getChildren(), views);
        drawn = List.copyOf(now);
    }

    /// The views of the lines with which the new ones begin: what was drawn last, but for the first of them where the log has grown.
    private List<Node> kept(List<Line> now) {
        for (int gone = 0; gone < drawn.size(); gone++) {
            List<Line> rest = drawn.subList(gone, drawn.size());
            if (rest.size() <= now.size() && now.subList(0, rest.size()).equals(rest)) {
                return list.getChildren().subList(gone, drawn.size());
            }
        }
        return List.of();
    }

    private static boolean fits(Line line, String wanted) {
        return wanted.isEmpty()
                || line.words().toLowerCase(Locale.ROOT).contains(wanted)
                || line.clause().toLowerCase(Locale.ROOT).contains(wanted);
    }
}
