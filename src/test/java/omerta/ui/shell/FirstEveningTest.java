package omerta.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import omerta.Complaint;
import omerta.engine.Seat;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import omerta.ui.shell.flow.Stand;
import omerta.ui.shell.home.HomeScreen;
import omerta.ui.shell.setup.SetupScreen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a newcomer does on the first evening.
class FirstEveningTest {

    @TempDir
    private Path home;

    @Complaint(1)
    @Test
    void aFirstGameIsThreeClicksAway() {
        try (Salon salon = new Salon(home)) {
            salon.click("play-da-capo");
            salon.click("start");
            assertThat(salon.isCurtainDown()).isTrue();
            assertThat(spots(salon))
                    .as("cards before the first curtain is lifted")
                    .isZero();
            salon.passTime();
            salon.click("lift");
            assertThat(salon.stand()).isInstanceOf(Stand.InHand.class);
            assertThat(spots(salon)).isPositive();
        }
    }

    @Test
    void everythingGoesByKeys() {
        try (Salon salon = new Salon(home)) {
            Ui.type(KeyCode.ENTER);
            assertThat(salon.shell.screen()).isInstanceOf(SetupScreen.class);
            Ui.type(KeyCode.ENTER);
            assertThat(salon.isCurtainDown()).isTrue();
            salon.passTime();
            Ui.type(KeyCode.ENTER);
            Seat first = salon.stand().hand().orElseThrow();
            Ui.type(KeyCode.A, KeyCode.E, KeyCode.N, KeyCode.D, KeyCode.ENTER);
            assertThat(salon.stand()).isEqualTo(new Stand.InHand(first, true));
            Ui.type(KeyCode.U);
            assertThat(salon.stand()).isEqualTo(new Stand.InHand(first, false));
            Ui.type(KeyCode.R, KeyCode.D);
            assertThat(salon.stand()).isEqualTo(new Stand.Curtain(first.next(3), Stand.Reason.TURN));
            salon.passTime();
            Ui.type(KeyCode.TAB, KeyCode.TAB, KeyCode.ENTER);
            assertThat(salon.shell.screen()).isInstanceOf(HomeScreen.class);
        }
    }

    @Test
    void escapeLeadsBackFromEveryPage() {
        try (Salon salon = new Salon(home)) {
            salon.click("play-da-capo");
            Ui.type(KeyCode.ESCAPE);
            assertThat(salon.shell.screen()).isInstanceOf(HomeScreen.class);
            Ui.run(() -> salon.shell.rules("da-capo"));
            Ui.type(KeyCode.ESCAPE);
            assertThat(salon.shell.screen()).isInstanceOf(HomeScreen.class);
        }
    }

    @Test
    void namesAreKeptForTheNextTime() {
        try (Salon salon = new Salon(home)) {
            salon.click("play-da-capo");
            Ui.run(() -> Ui.all(salon.scene.getRoot()).stream()
                    .filter(TextField.class::isInstance)
                    .map(TextField.class::cast)
                    .filter(field -> field.getText().equals("Player 2"))
                    .forEach(field -> field.setText("Ornella")));
            salon.click("start");
        }
        try (Salon salon = new Salon(home)) {
            assertThat(salon.labeled("Ornella")).as("on the list of matches").isPresent();
            assertThat(salon.shell.current().names()).contains("Ornella");
        }
    }

    @Complaint({11, 30})
    @Test
    void aClosedWindowLosesNothingAndTheMatchGoesOnAtTheCurtain() {
        Stand stand;
        try (Salon salon = new Salon(home)) {
            salon.click("play-da-capo");
            salon.click("start");
            salon.passTime();
            Ui.type(KeyCode.ENTER);
            Ui.type(KeyCode.A, KeyCode.E, KeyCode.N, KeyCode.D, KeyCode.ENTER, KeyCode.D);
            stand = salon.stand();
        }
        try (Salon salon = new Salon(home)) {
            Ui.click(Ui.find(
                            salon.scene.getRoot(),
                            javafx.scene.Node.class,
                            node -> node.getStyleClass().contains("kept-button"))
                    .orElseThrow());
            assertThat(salon.stand()).isEqualTo(stand);
            assertThat(salon.isCurtainDown()).isTrue();
        }
    }

    @Test
    void aDamagedFileIsSaidToBeSoAndNothingIsLost() throws Exception {
        try (Salon salon = new Salon(home)) {
            Path damaged = Files.writeString(home.resolve("torn.omerta.json"), "{\"omerta\": {");
            salon.chosen = java.util.Optional.of(damaged);
            salon.clickWords("Open a file …");
            assertThat(Ui.find(
                            salon.scene.getRoot(),
                            javafx.scene.control.Label.class,
                            label -> label.getText().startsWith("This file cannot be opened")))
                    .isPresent();
            Ui.type(KeyCode.ESCAPE);
            assertThat(salon.shell.screen()).isInstanceOf(HomeScreen.class);
            assertThat(Files.readString(damaged)).isEqualTo("{\"omerta\": {");
        }
    }

    @Test
    void theSampleOpensAsACopy() {
        try (Salon salon = new Salon(home)) {
            salon.click("sample-da-capo");
            assertThat(salon.shell.room()).isPresent();
            Ui.run(salon.shell::leave);
            assertThat(salon.library.list()).hasSize(1);
        }
    }

    @Test
    void anErrorOfTheProgramSaysThatTheMatchIsSafeAndTheMatchGoesOn() {
        try (Salon salon = new Salon(home)) {
            salon.click("play-da-capo");
            salon.click("start");
            Ui.run(() -> salon.shell.failed(new IllegalStateException("a card too many")));
            assertThat(salon.labeled("The match is safe: it was saved after the last move."))
                    .isPresent();
            Ui.type(KeyCode.ESCAPE);
            assertThat(salon.isCurtainDown()).isTrue();
        }
    }

    /// What an error says of itself may hold a whole state: it stays off the screen and off the clipboard.
    @Complaint(29)
    @Test
    void anErrorTellsNothingOfWhatSomebodyHolds() {
        try (Salon salon = new Salon(home)) {
            Ui.run(() -> salon.shell.failed(
                    new IllegalStateException("hand=[7, 7, joker]", new IllegalArgumentException("stack=[1, 2]"))));
            Ui.settle(salon.scene);
            assertThat(Ui.get(() -> SceneText.of(salon.scene.getRoot())))
                    .noneMatch(line -> line.contains("joker") || line.contains("stack=["))
                    .anyMatch(line -> line.contains("IllegalStateException"))
                    .anyMatch(line -> line.contains("FirstEveningTest"));
        }
    }

    private static long spots(Salon salon) {
        return Ui.get(() -> Ui.all(salon.scene.getRoot()).stream()
                .filter(Spot.class::isInstance)
                .count());
    }
}
