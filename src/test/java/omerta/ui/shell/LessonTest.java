package omerta.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.match.Match;
import omerta.match.Move;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.ui.Ui;
import omerta.ui.shell.home.HomeScreen;
import omerta.ui.shell.lesson.Lesson;
import omerta.ui.shell.lesson.Script;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// Guided first turns: each is played at its real table, step by step, and nothing else can be done there.
class LessonTest {

    @TempDir
    private Path home;

    private static Stream<GameBox<?, ?>> games() {
        return Games.all().stream().filter(box -> Script.isThere(box.id()));
    }

    @Test
    void someGameIsTaught() {
        assertThat(games()).isNotEmpty();
    }

    @TestFactory
    Stream<DynamicTest> everyLessonIsShort() {
        return games().map(box -> DynamicTest.dynamicTest(
                box.id(), () -> assertThat(script(box).steps()).hasSizeBetween(4, 16)));
    }

    @TestFactory
    Stream<DynamicTest> nothingButTheNextStepCanBeDone() {
        return games().map(box -> DynamicTest.dynamicTest(box.id(), () -> follow(script(box))));
    }

    @TestFactory
    Stream<DynamicTest> everyLessonIsPlayedAtItsTable() {
        return games().map(box -> DynamicTest.dynamicTest(box.id(), () -> {
            try (Salon salon = new Salon(home.resolve(box.id()))) {
                salon.click("lesson-" + box.id());
                for (int step = 1; step <= script(box).steps().size(); step++) {
                    bring(salon);
                    assertThat(said(salon)).isEqualTo(words(box, step));
                    doIt(salon);
                }
                salon.clickWords("To the home screen");
                assertThat(salon.shell.screen()).isInstanceOf(HomeScreen.class);
                assertThat(salon.library.list())
                        .as("matches that a lesson keeps")
                        .isEmpty();
            }
        }));
    }

    @Test
    void aLessonCanBeLeft() {
        try (Salon salon = new Salon(home)) {
            salon.click("lesson-" + games().findFirst().orElseThrow().id());
            bring(salon);
            salon.clickWords("Leave the lesson");
            assertThat(salon.shell.screen()).isInstanceOf(HomeScreen.class);
        }
    }

    private static <S, A> void follow(Script<S, A> script) {
        Match<S, A> match = script.match();
        Lesson<S, A> lesson = new Lesson<>(script, () -> {});
        for (Move<A> step : script.steps()) {
            for (Seat seat : match.table().seats()) {
                List<A> others = match.legalActions(seat).stream()
                        .filter(action -> !step.equals(new Move<>(seat, action)))
                        .toList();
                assertThat(others)
                        .allSatisfy(action ->
                                assertThat(lesson.play(seat, action)).isEqualTo(Ruling.illegal("", "lesson.other")));
                assertThat(lesson.sight().legalActions(seat))
                        .isEqualTo(seat.equals(step.seat()) ? List.of(step.action()) : List.of());
            }
            assertThat(lesson.play(step.seat(), step.action()).isLegal()).isTrue();
        }
    }

    /// Lifts the curtain, or goes on after a moment for all, if there is one.
    private static void bring(Salon salon) {
        salon.passTime();
        Ui.run(() -> Ui.all(salon.scene.getRoot()).stream()
                .filter(node -> ("lift".equals(node.getId()) || "go-on".equals(node.getId())) && node.isVisible())
                .findFirst()
                .ifPresent(button -> ((Button) button).fire()));
    }

    /// Does the one thing that is listed.
    private static void doIt(Salon salon) {
        Ui.run(() -> {
            ListView<?> list = Ui.all(salon.scene.getRoot()).stream()
                    .filter(ListView.class::isInstance)
                    .<ListView<?>>map(ListView.class::cast)
                    .findFirst()
                    .orElseThrow();
            assertThat(list.getItems()).hasSize(1);
            list.getSelectionModel().selectFirst();
            Event.fireEvent(list, enter());
        });
    }

    private static KeyEvent enter() {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false);
    }

    private static String said(Salon salon) {
        return Ui.get(() -> ((Label) Ui.byId(salon.scene, "coach")).getText());
    }

    private static Script<?, ?> script(GameBox<?, ?> box) {
        return Script.of(box.id(), Phrases.of(Language.ENGLISH).with(box.id())).orElseThrow();
    }

    private static String words(GameBox<?, ?> box, int step) {
        return Phrases.of(Language.ENGLISH).with(box.id()).words(box.id() + ".lesson." + step);
    }
}
