package omerta.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.House;
import omerta.engine.Options;
import omerta.engine.Player;
import omerta.engine.SeatColour;
import omerta.engine.Table;
import omerta.match.Start;
import omerta.save.Fresh;
import omerta.save.Session;
import omerta.ui.Ui;
import omerta.ui.shell.results.ResultsScreen;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// A whole match of each game in the real scene, by keys alone.
@Tag("long")
class KeyboardTest {

    private static final long SEED = 50;

    @TempDir
    private Path home;

    @TestFactory
    Stream<DynamicTest> everyGameIsPlayedToTheEndByKeys() {
        return Games.all().stream().map(box -> DynamicTest.dynamicTest(box.id(), () -> play(box)));
    }

    private <S, A> void play(GameBox<S, A> box) {
        System.out.println(box.id() + ": seed " + SEED);
        try (Salon salon = new Salon(home.resolve(box.id()))) {
            Session<S, A> session =
                    ((Fresh.In<S, A>) salon.library.begin(box, table(box), new Start.Seeded<>(SEED))).session();
            Ui.run(() -> salon.shell.enter(session));
            Keyboard keyboard = new Keyboard(salon, session, new Random(SEED));
            keyboard.playToTheEnd();
            assertThat(salon.shell.screen()).isInstanceOf(ResultsScreen.class);
            assertThat(keyboard.byHand())
                    .as("moves on the table itself")
                    .isGreaterThan(session.sight().moves() / 4);
        }
    }

    private static Table table(GameBox<?, ?> box) {
        boolean single = "da-capo".equals(box.id());
        return new Table(
                List.of(
                        new Player("Antonella", SeatColour.RED),
                        new Player("Bruno", SeatColour.BLUE),
                        new Player("Carmela", SeatColour.GREEN)),
                single ? Options.STANDARD.with("length", "single") : Options.STANDARD,
                House.STRICT);
    }
}
