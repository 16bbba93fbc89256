package omerta.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import omerta.Complaint;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.House;
import omerta.engine.Options;
import omerta.engine.Outcome;
import omerta.engine.Player;
import omerta.engine.SeatColour;
import omerta.engine.Table;
import omerta.engine.Viewer;
import omerta.match.Sight;
import omerta.match.Start;
import omerta.save.Entry;
import omerta.save.Finished;
import omerta.save.Fresh;
import omerta.save.Library;
import omerta.save.Resumed;
import omerta.save.Session;
import omerta.save.StatisticsFile;
import omerta.ui.Ui;
import omerta.ui.shell.results.ResultsScreen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whole matches through the real scene.
class WholeMatchTest {

    private static final long SEED = 50;
    private static final Table TABLE = new Table(
            List.of(
                    new Player("Antonella", SeatColour.RED),
                    new Player("Bruno", SeatColour.BLUE),
                    new Player("Carmela", SeatColour.GREEN)),
            Options.STANDARD,
            House.STRICT);

    private static final Table FOUR = new Table(
            List.of(
                    new Player("Antonella", SeatColour.RED),
                    new Player("Bruno", SeatColour.BLUE),
                    new Player("Carmela", SeatColour.GREEN),
                    new Player("Don Vito", SeatColour.PURPLE)),
            Options.STANDARD.with("seating", "by-hand"),
            House.STRICT);

    @TempDir
    private Path home;

    @Complaint(15)
    @Test
    void threePlayToFiftyPointsAndTheWindowIsClosedInTheMiddle() {
        System.out.println("seed " + SEED);
        Random random = new Random(SEED);
        try (Salon salon = new Salon(home)) {
            players(salon, begun(salon, Games.find("da-capo").orElseThrow(), TABLE), random)
                    .playUntil(40);
        }
        Entry.Match half = kept();
        assertThat(half.header().moves()).isGreaterThan(40);
        assertThat(half.header().over()).isFalse();
        try (Salon salon = new Salon(home)) {
            players(salon, opened(salon.library, half), random).playToTheEnd();
            assertThat(salon.shell.screen()).isInstanceOf(ResultsScreen.class);
        }
        assertThat(kept().header().over()).isTrue();
        assertThat(new StatisticsFile(home).read())
                .singleElement()
                .satisfies(finished -> assertThat(finished.seats())
                        .extracting(Finished.Place::name)
                        .containsExactly("Antonella", "Bruno", "Carmela"));
        assertThat(outcome().orElseThrow().standings().getFirst().total())
                .as("points of the winner")
                .isGreaterThanOrEqualTo(50);
    }

    @Test
    void fourSeatTheirMenAndPlayDonPepeToTheEnd() {
        playToTheEnd("don-pepe", FOUR);
    }

    @Test
    void threeGoFromDoorToDoorAndPlayDonPeperoniToTheEnd() {
        playToTheEnd("don-peperoni", TABLE);
        assertThat(told())
                .as("what happened")
                .contains("BidLaid", "BidsOpened", "MarkerWon", "StarterChosen", "Frisked", "FriskHolds", "FriskOver");
    }

    @Test
    void threeFamiliesPlayFourActsOfCorleoneToTheEnd() {
        playToTheEnd("corleone", TABLE);
        assertThat(told())
                .as("what happened")
                .contains("Placed", "Completed", "Shared", "Stashed", "Counted", "BidsOpened", "Bought", "Discarded");
    }

    private void playToTheEnd(String game, Table table) {
        System.out.println("seed " + SEED);
        try (Salon salon = new Salon(home)) {
            players(salon, begun(salon, Games.find(game).orElseThrow(), table), new Random(SEED))
                    .playToTheEnd();
            assertThat(salon.shell.screen()).isInstanceOf(ResultsScreen.class);
        }
        assertThat(kept().header().over()).isTrue();
        assertThat(outcome().orElseThrow().standings()).hasSize(table.size());
    }

    private static <S, A> Session<S, A> begun(Salon salon, GameBox<S, A> box, Table table) {
        return ((Fresh.In<S, A>) salon.library.begin(box, table, new Start.Seeded<>(SEED))).session();
    }

    private static Session<?, ?> opened(Library library, Entry.Match match) {
        return ((Resumed.In) library.open(match.file())).session();
    }

    private static <S, A> Players<S, A> players(Salon salon, Session<S, A> session, Random random) {
        Ui.run(() -> salon.shell.enter(session));
        return new Players<>(salon, session, random);
    }

    /// The one match in the home, as its first lines tell it.
    private Entry.Match kept() {
        try (Library library = ((Library.Entered.In) Library.enter(home)).library()) {
            return (Entry.Match) library.list().getFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Optional<Outcome> outcome() {
        return kept(Sight::outcome);
    }

    /// What was told of the one match, by the names of the events.
    private List<String> told() {
        return kept(sight -> sight.log(0, Viewer.TABLE).stream()
                .map(told -> told.event().getClass().getSimpleName())
                .toList());
    }

    private <T> T kept(Function<Sight<?, ?>, T> look) {
        try (Library library = ((Library.Entered.In) Library.enter(home)).library()) {
            try (Session<?, ?> session =
                    opened(library, (Entry.Match) library.list().getFirst())) {
                return look.apply(session.sight());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
