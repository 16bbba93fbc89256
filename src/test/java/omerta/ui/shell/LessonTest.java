package omerta.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.event.EventType;
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
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniState;
import omerta.save.Finished;
import omerta.save.StatisticsFile;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import omerta.ui.shell.flow.Stand;
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
                box.id(), () -> assertThat(script(box).said()).startsWith(1).hasSizeBetween(5, 13)));
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
                for (int done = 0; done < script(box).moves().size(); done++) {
                    bring(salon);
                    assertThat(said(salon)).isEqualTo(words(box, done));
                    assertItFits(salon, box, done);
                    doIt(salon);
                }
                assertThat(said(salon)).isEqualTo(words(box, script(box).moves().size()));
                assertItFits(salon, box, script(box).moves().size());
                salon.clickWords("To the home screen");
                assertThat(salon.shell.screen()).isInstanceOf(HomeScreen.class);
                assertThat(salon.library.list())
                        .as("matches that a lesson keeps")
                        .isEmpty();
            }
        }));
    }

    @Test
    void aWayIsOneStepAndCannotBeginElsewhere() {
        Script<DonPeperoniState, DonPeperoniAction> script = peperoni();
        var sight = new Lesson<>(script).sight();
        Seat ada = script.moves().getFirst().seat();
        List<DonPeperoniAction> way = script.moves().stream()
                .map(Move::action)
                .takeWhile(DonPeperoniAction.Walk.class::isInstance)
                .toList();
        assertThat(way).hasSizeGreaterThan(1);
        assertThat(sight.judge(ada, way).isLegal()).isTrue();
        assertThat(sight.judge(ada, way.subList(0, 1))).isEqualTo(Ruling.illegal("", "lesson.other"));
    }

    @Test
    void theVillageShowsNoWayButTheOneThatIsTaught() {
        try (Salon salon = new Salon(home)) {
            salon.click("lesson-don-peperoni");
            bring(salon);
            assertThat(ready(salon)).hasSize(2).anyMatch(words -> words.startsWith("Hacienda"));
            press(salon, "Hacienda");
            press(salon, "Hacienda");
            assertThat(said(salon)).contains("20");
        }
    }

    @Test
    void theScalesShowWhatBelongsOnThem() {
        try (Salon salon = new Salon(home)) {
            salon.click("lesson-don-capollo");
            bring(salon);
            press(salon, "Three cards");
            assertThat(ready(salon)).containsExactlyInAnyOrder("Open card: weapons", "Bo has $6");
            press(salon, "Open card");
            press(salon, "Bo has");
            assertThat(ready(salon)).containsExactly("$1: Bo gives it");
            press(salon, "$1: Bo gives it");
            assertThat(ready(salon)).isEmpty();
            salon.click("deal-make");
            assertThat(said(salon)).contains("accept");
        }
    }

    @Test
    void whereAStepBeginsWithALookAtTheHandTheButtonForItStandsOut() {
        Script<?, ?> script = script(Games.find("don-capollo").orElseThrow());
        List<Integer> wanted = new ArrayList<>();
        try (Salon salon = new Salon(home)) {
            salon.click("lesson-don-capollo");
            for (int done = 0; done < script.moves().size(); done++) {
                bring(salon);
                if (Ui.find(salon.scene.getRoot(), Button.class, LessonTest::isWanted)
                        .isPresent()) {
                    wanted.add(done + 1);
                }
                doIt(salon);
            }
        }
        assertThat(wanted).as("steps that begin with a look").containsExactly(6);
    }

    private static boolean isWanted(Button button) {
        return button.getPseudoClassStates().contains(PseudoClass.getPseudoClass("wanted"));
    }

    @Test
    void itIsOfferedWhereATableIsSetUntilAMatchOfTheGameWasFinished() {
        try (Salon salon = new Salon(home)) {
            Ui.run(() -> salon.shell.play("don-pepe"));
            salon.click("first-time");
            bring(salon);
            assertThat(said(salon)).contains("Ada");
            salon.clickWords("Leave the lesson");
            new StatisticsFile(home)
                    .add(new Finished("deal", "don-pepe", Instant.EPOCH, 50, Optional.empty(), List.of()));
            Ui.run(() -> salon.shell.play("don-pepe"));
            assertThat(salon.labeled("Deal the cards")).isPresent();
            assertThat(salon.labeled("First time? Play the guided first turn")).isEmpty();
            Ui.run(() -> salon.shell.play("don-peperoni"));
            assertThat(salon.labeled("First time? Play the guided first turn")).isPresent();
        }
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
        Lesson<S, A> lesson = new Lesson<>(script);
        for (Move<A> step : script.moves()) {
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

    /// In no language do the words take more than two lines, or the table would get too small.
    private static void assertItFits(Salon salon, GameBox<?, ?> box, int done) {
        Ui.settle(salon.scene);
        Label coach = (Label) Ui.byId(salon.scene, "coach");
        for (Language language : Language.spoken()) {
            String words = Phrases.of(language).with(box.id()).words(script(box).key(done));
            assertThat(Ui.get(() -> height(coach, words)))
                    .as(language + ": " + words)
                    .isLessThanOrEqualTo(Ui.get(() -> height(coach, "One\nTwo")));
        }
    }

    private static double height(Label label, String words) {
        Label other = new Label(words);
        other.setWrapText(true);
        other.setFont(label.getFont());
        return other.prefHeight(label.getWidth());
    }

    private static Stream<Spot> spots(Salon salon) {
        return Ui.all(salon.scene.getRoot()).stream()
                .filter(Spot.class::isInstance)
                .map(Spot.class::cast);
    }

    private static List<String> ready(Salon salon) {
        return Ui.get(
                () -> spots(salon).filter(Spot::isReady).map(LessonTest::words).toList());
    }

    /// Presses the first thing that is to be pressed and is called so.
    private static void press(Salon salon, String words) {
        Ui.run(() -> spots(salon)
                .filter(spot -> (spot.isReady() || spot.isTarget() || spot.isChosen())
                        && words(spot).startsWith(words))
                .findFirst()
                .orElseThrow()
                .press());
    }

    private static String words(Spot spot) {
        return spot.getAccessibleText();
    }

    @SuppressWarnings("unchecked") // the script of the game of this name
    private static Script<DonPeperoniState, DonPeperoniAction> peperoni() {
        return (Script<DonPeperoniState, DonPeperoniAction>)
                script(Games.find("don-peperoni").orElseThrow());
    }

    /// Does the one thing that is listed; where nothing is, whoever acts has to look at the own hand first.
    private static void doIt(Salon salon) {
        if (salon.stand() instanceof Stand.Open && Ui.get(() -> list(salon).isEmpty())) {
            Seat actor = salon.stand().actor().orElseThrow();
            Ui.run(() -> salon.shell.room().orElseThrow().play().look(actor));
        }
        Ui.run(() -> {
            ListView<?> list = list(salon).orElseThrow();
            assertThat(list.getItems()).hasSize(1);
            list.getSelectionModel().selectFirst();
            Event.fireEvent(list, enter(KeyEvent.KEY_PRESSED));
            Event.fireEvent(salon.scene, enter(KeyEvent.KEY_RELEASED));
        });
    }

    /// The list of actions, which is there where it holds any.
    private static Optional<ListView<?>> list(Salon salon) {
        return Ui.all(salon.scene.getRoot()).stream()
                .filter(ListView.class::isInstance)
                .<ListView<?>>map(ListView.class::cast)
                .findFirst();
    }

    private static KeyEvent enter(EventType<KeyEvent> type) {
        return new KeyEvent(type, "", "", KeyCode.ENTER, false, false, false, false);
    }

    private static String said(Salon salon) {
        return Ui.get(() -> ((Label) Ui.byId(salon.scene, "coach")).getText());
    }

    private static Script<?, ?> script(GameBox<?, ?> box) {
        return Script.of(box.id(), Phrases.of(Language.ENGLISH).with(box.id())).orElseThrow();
    }

    private static String words(GameBox<?, ?> box, int done) {
        return Phrases.of(Language.ENGLISH).with(box.id()).words(script(box).key(done));
    }
}
