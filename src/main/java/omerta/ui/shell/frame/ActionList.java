package omerta.ui.shell.frame;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;
import org.jspecify.annotations.Nullable;

/// The legal actions in words, with a search. Arrows choose, Enter or a click does.
///
/// @param <A> the type of action
final class ActionList<A> extends VBox {

    private static final int SEARCH_LETTERS = 5;

    private final ObservableList<Choice<A>> choices = FXCollections.observableArrayList();
    private final FilteredList<Choice<A>> shown = new FilteredList<>(choices);
    private final ListView<Choice<A>> list = new ListView<>(shown);
    private final TextField search = new TextField();
    private final Label heading = new Label();
    private final Phrases phrases;
    private final Consumer<A> chosen;

    ActionList(Phrases phrases, Consumer<A> chosen) {
        this.phrases = phrases;
        this.chosen = chosen;
        getStyleClass().add("actions");
        heading.getStyleClass().add("panel-heading");
        heading.setWrapText(true);
        heading.setMinHeight(USE_PREF_SIZE);
        search.setPrefColumnCount(SEARCH_LETTERS);
        search.setPromptText(phrases.words("actions.search"));
        search.setAccessibleText(phrases.words("actions.search"));
        search.textProperty().subscribe(this::filter);
        search.addEventFilter(KeyEvent.KEY_PRESSED, this::searchKey);
        HBox.setHgrow(search, Priority.ALWAYS);
        HBox head = new HBox(heading, search);
        head.getStyleClass().add("actions-head");
        list.setCellFactory(_ -> new Cell());
        list.setAccessibleText(phrases.words("actions.heading"));
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::listKey);
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(head, list);
    }

    void show(List<Choice<A>> now) {
        if (!choices.equals(now)) {
            choices.setAll(now);
            search.clear();
        }
        heading.setText(phrases.words("actions.count", now.size()));
    }

    /// Puts the focus on the search.
    void focus() {
        search.requestFocus();
        if (!shown.isEmpty()) {
            list.getSelectionModel().selectFirst();
        }
    }

    private void filter(String text) {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        shown.setPredicate(choice -> choice.words().toLowerCase(Locale.ROOT).contains(wanted));
        if (!wanted.isEmpty()) {
            list.getSelectionModel().selectFirst();
        }
    }

    private void searchKey(KeyEvent event) {
        switch (event.getCode()) {
            case DOWN -> {
                move(1);
                event.consume();
            }
            case UP -> {
                move(-1);
                event.consume();
            }
            case ENTER -> {
                chooseSelected();
                event.consume();
            }
            case ESCAPE -> {
                if (!search.getText().isEmpty()) {
                    search.clear();
                    event.consume();
                }
            }
            default -> {}
        }
    }

    private void listKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
            chooseSelected();
            event.consume();
        }
    }

    private void move(int by) {
        int size = shown.size();
        if (size > 0) {
            int now = list.getSelectionModel().getSelectedIndex();
            int next = Math.clamp(now + by, 0, size - 1);
            list.getSelectionModel().select(next);
            list.scrollTo(next);
        }
    }

    private void chooseSelected() {
        Choice<A> selected = list.getSelectionModel().getSelectedItem();
        if (selected != null) {
            chosen.accept(selected.action());
        }
    }

    private final class Cell extends ListCell<Choice<A>> {

        Cell() {
            setWrapText(true);
            setPrefWidth(0);
            setOnMouseClicked(_ -> {
                if (!isEmpty()) {
                    chosen.accept(getItem().action());
                }
            });
        }

        @Override
        protected void updateItem(@Nullable Choice<A> choice, boolean empty) {
            super.updateItem(choice, empty);
            setText(choice == null || empty ? null : choice.words());
        }
    }
}
