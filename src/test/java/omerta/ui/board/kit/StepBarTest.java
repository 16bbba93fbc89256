package omerta.ui.board.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import omerta.engine.House;
import omerta.engine.Options;
import omerta.engine.Player;
import omerta.engine.SeatColour;
import omerta.engine.Table;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.ui.Ui;
import omerta.ui.board.Desk;
import omerta.ui.board.Pace;
import omerta.ui.shell.results.Onlooker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A story is stepped by buttons that say what they do, and by keys from anywhere on its screen.
class StepBarTest {

    private static final Pace CRAWL = new Pace(0.001);

    private final List<Integer> shown = new ArrayList<>();
    private final Button elsewhere = Ui.get(() -> new Button("elsewhere"));
    private final Button onASheet = Ui.get(() -> new Button("on a sheet"));
    private StepBar bar = bar(CRAWL);
    private Stage stage = window();

    private StepBar bar(Pace pace) {
        Table table = new Table(List.of(new Player("Ada", SeatColour.RED)), Options.STANDARD, House.STRICT);
        Desk<String> desk = new Onlooker<>(table, Phrases.of(Language.ENGLISH), pace, (title, content) -> {});
        return Ui.get(() -> new StepBar(desk, new StepsTest.Counting(3, shown)));
    }

    private Stage window() {
        Scene scene = Ui.get(() -> new Scene(new StackPane(new VBox(elsewhere, bar), onASheet), 400, 200));
        return Ui.window(scene, 400, 200);
    }

    @AfterEach
    void close() {
        Ui.run(stage::close);
    }

    private List<String> words() {
        return Ui.get(() -> Ui.all(bar).stream()
                .filter(node -> node instanceof Button button && button.isVisible() && !button.isDisabled())
                .map(node -> node.getAccessibleText())
                .toList());
    }

    @Test
    void itBeginsByItself() {
        assertThat(bar.steps().isPlaying()).isTrue();
        assertThat(words()).containsExactly("Pause", "On", "To the end");
        assertThat(shown).containsExactly(0);
    }

    @Test
    void buttonsThatLeadNowhereCannotBePressed() {
        Ui.run(() -> bar.steps().go(1));
        assertThat(words()).containsExactly("Back", "Play", "On", "To the end");
        Ui.run(() -> bar.steps().go(2));
        assertThat(words()).containsExactly("Back", "Play");
    }

    @Test
    void keysStepFromAnywhereOnTheScreen() {
        Ui.run(elsewhere::requestFocus);
        Ui.type(KeyCode.PAGE_DOWN, KeyCode.PAGE_DOWN, KeyCode.PAGE_UP, KeyCode.END);
        assertThat(shown).containsExactly(0, 1, 2, 1, 2);
        Ui.type(KeyCode.P);
        assertThat(bar.steps().isPlaying()).isTrue();
        Ui.type(KeyCode.P);
        assertThat(bar.steps().isPlaying()).isFalse();
    }

    @Test
    void keysOnASheetOverItStepNothing() {
        Ui.run(onASheet::requestFocus);
        Ui.type(KeyCode.PAGE_DOWN, KeyCode.END);
        assertThat(shown).containsExactly(0);
    }

    @Test
    void theFocusStaysOnTheBar() {
        Button last = (Button) bar.getChildren().get(3);
        Ui.run(last::requestFocus);
        Ui.type(KeyCode.SPACE);
        assertThat(Ui.get(() -> stage.getScene().getFocusOwner().getAccessibleText()))
                .isEqualTo("Back");
    }

    @Test
    void itStopsWhenItIsTakenAway() {
        Ui.run(() -> stage.getScene().setRoot(new StackPane()));
        assertThat(bar.steps().isPlaying()).isFalse();
    }

    @Test
    void whereNothingMovesThereIsNothingToPlay() {
        close();
        shown.clear();
        bar = bar(Pace.STILL);
        stage = window();
        assertThat(words()).containsExactly("On", "To the end");
        assertThat(bar.steps().isPlaying()).isFalse();
    }
}
