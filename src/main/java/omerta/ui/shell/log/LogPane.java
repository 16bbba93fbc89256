package omerta.ui.shell.log;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;

/// The log as one viewer may know it, the newest line last, with a filter.
public final class LogPane extends VBox {

    private final ObservableList<Line> lines = FXCollections.observableArrayList();
    private final FilteredList<Line> shown = new FilteredList<>(lines);
    private final ListView<Line> list = new ListView<>(shown);
    private final TextField filter = new TextField();

    /// An empty log.
    ///
    /// @param rules opens the rulebook at a clause
    public LogPane(Phrases phrases, Consumer<String> rules) {
        getStyleClass().add("log");
        Label heading = new Label(phrases.words("log.heading"));
        heading.getStyleClass().add("panel-heading");
        filter.setPromptText(phrases.words("log.filter"));
        filter.setAccessibleText(phrases.words("log.filter"));
        filter.textProperty().subscribe(text -> shown.setPredicate(line -> fits(line, text)));
        list.setCellFactory(view -> new LineCell(view, phrases, rules));
        list.setAccessibleText(phrases.words("log.heading"));
        list.setPlaceholder(new Label(phrases.words("log.empty")));
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(heading, filter, list);
    }

    /// Shows these lines, the newest in sight.
    public void show(List<Line> now) {
        int same = lines.size();
        boolean grown = now.size() >= same && now.subList(0, same).equals(lines);
        if (grown) {
            lines.addAll(now.subList(same, now.size()));
        } else {
            lines.setAll(now);
        }
        if (!shown.isEmpty()) {
            list.scrollTo(shown.size() - 1);
        }
    }

    /// What can be typed into to filter.
    public TextField filter() {
        return filter;
    }

    private static boolean fits(Line line, String text) {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        return wanted.isEmpty()
                || line.words().toLowerCase(Locale.ROOT).contains(wanted)
                || line.clause().toLowerCase(Locale.ROOT).contains(wanted);
    }
}
