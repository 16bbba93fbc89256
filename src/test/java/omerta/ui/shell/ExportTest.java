package omerta.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import omerta.Complaint;
import omerta.Seeds;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import omerta.laws.RandomTables;
import omerta.match.Match;
import omerta.match.Move;
import omerta.save.Fresh;
import omerta.save.Session;
import omerta.ui.Ui;
import omerta.ui.shell.log.Line;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// The text of a match that can be saved when it is over.
class ExportTest {

    @TempDir
    private Path home;

    @Complaint(26)
    @TestFactory
    Stream<DynamicTest> itTellsWhatEverybodySawAndNoMore() {
        return Games.all().stream().map(box -> DynamicTest.dynamicTest(box.id(), () -> export(box)));
    }

    private <S, A> void export(GameBox<S, A> box) throws IOException {
        Match<S, A> match = RandomTables.match(box.game(), new Random(Seeds.next(box.id())));
        try (Salon salon = new Salon(home.resolve(box.id()))) {
            Session<S, A> session = ((Fresh.In<S, A>) salon.library.begin(box, match.table(), match.start())).session();
            for (int i = 0; i < match.moves(); i++) {
                Move<A> move = match.move(i);
                assertThat(session.play(move.seat(), move.action()).isLegal()).isTrue();
            }
            Ui.run(() -> salon.shell.enter(session));
            salon.chosen = Optional.of(home.resolve(box.id() + ".txt"));
            salon.clickWords(salon.shell.phrases().words("results.export"));

            List<String> exported = Files.readAllLines(home.resolve(box.id() + ".txt"));
            List<String> open = lines(salon, match, Viewer.TABLE);
            assertThat(exported.subList(0, open.size())).isEqualTo(open);
            for (Seat seat : match.table().seats()) {
                assertThat(exported)
                        .doesNotContainAnyElementsOf(lines(salon, match, seat).stream()
                                .filter(line -> !open.contains(line))
                                .toList());
            }
        }
    }

    private static List<String> lines(Salon salon, Match<?, ?> match, Viewer viewer) {
        return Line.asText(Line.of(
                        match.log(0, viewer),
                        match.table(),
                        salon.shell.phrases().with(match.game().info().id())))
                .lines()
                .toList();
    }
}
