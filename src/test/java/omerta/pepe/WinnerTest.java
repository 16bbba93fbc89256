package omerta.pepe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.Rule;
import omerta.engine.Message;
import omerta.engine.Outcome;
import org.junit.jupiter.api.Test;

class WinnerTest {

    /// A position that is over, since nobody took or killed anything for six rounds.
    private static Position over(String seats) {
        int in = (int) seats.lines()
                .flatMap(line -> List.of(line.split("\\|")).stream())
                .filter(line -> !line.contains(" out "))
                .count();
        return Position.at(seats + "| bank 30 phase over quiet " + 6 * in);
    }

    private static List<Message> ties(Position position) {
        return Fixture.GAME.outcome(position.state()).orElseThrow().tieBreaks();
    }

    @Test
    @Rule("DP-16.1")
    void theMostCashWinsAlsoForOneWhoIsOut() {
        Position position = over("*Y g1 cash 20 | R out 1 cash 40 | B g16 cash 30");

        assertThat(position.ranking()).isEqualTo("R1 B2 Y3");
        assertThat(ties(position)).isEmpty();
        Outcome outcome = Fixture.GAME.outcome(position.state()).orElseThrow();
        assertThat(outcome.end()).isEqualTo(Message.of("don-pepe.end.stalled"));
        assertThat(outcome.standings().getFirst().total()).isEqualTo(40_000);
    }

    @Test
    @Rule("DP-16.2")
    void amongEqualsWhoWasAtTheTableLonger() {
        Position position = over("*Y g1 cash 20 | R out 2 cash 20 | B out 1 cash 20 taken 9 | G g16 cash 0");

        assertThat(position.ranking()).isEqualTo("Y1 R2 B3 G4");
        assertThat(ties(position))
                .containsExactly(
                        Message.of(
                                "don-pepe.tie.longer", Position.seat("Y"), Position.seat("R"), Phrases.money(20_000)),
                        Message.of(
                                "don-pepe.tie.longer", Position.seat("R"), Position.seat("B"), Phrases.money(20_000)));
    }

    @Test
    @Rule("DP-16.3")
    void thenWhoKilledMore() {
        Position position = over("*Y g1 cash 20 taken 3 | R g2 cash 20 taken 4 | B g16 cash 50");

        assertThat(position.ranking()).isEqualTo("B1 R2 Y3");
        assertThat(ties(position))
                .containsExactly(Message.of(
                        "don-pepe.tie.taken", Position.seat("R"), Position.seat("Y"), Phrases.money(20_000), 4, 3));
    }

    @Test
    @Rule("DP-16.4")
    void thenThePlaceIsShared() {
        Position position = over("*Y g1 cash 40 taken 3 | R g2 cash 40 taken 3 | B g16 cash 10");

        assertThat(position.ranking()).isEqualTo("Y1 R1 B3");
        assertThat(ties(position))
                .containsExactly(Message.of(
                        "don-pepe.tie.shared", Position.seat("Y"), Position.seat("R"), Phrases.money(40_000), 1));
    }

    @Test
    @Rule("DP-16.5")
    void whoWentOutInOneInstantWasThereEquallyLong() {
        Position position = Position.at(
                        "*Y g8 hand B cash 20 taken 1 | R g9 cake 9 cash 20 | B g10 cash 20 taken 5 | G g16 cash 30")
                .does("boom R");

        assertThat(position.shows("phase over | Y out 1 | R out 1 | B out 1 | G cash 30")
                        .ranking())
                .isEqualTo("G1 B2 Y3 R4");
    }

    @Test
    @Rule("DP-16.6")
    void whoseKillItIs() {
        Position.begun("Y", "Y g8 g1 cake 9 | R g9 g2 | B g10 g3").shows("Y taken 2");
        Position.at("*Y g8 g1 hand B | R g9 g2 cake 9 | B g10 g3")
                .does("boom R")
                .shows("Y taken 2 | R taken 0");
        Position.at("*Y g8 g1 hand B | R g2 cake 8 | B g16")
                .does("boom R")
                .kills("Yg8")
                .shows("Y taken 0 | R taken 0");
    }

    @Test
    @Rule("DP-16.7")
    void whoTakesTheBankMayStillBePoorer() {
        Position over = Position.at("*Y m14 hand K cash 1 | R g13 cash 60 | B out 1 cash 40")
                .does("knife 14>13");

        assertThat(over.shows("Y cash 20").ranking()).isEqualTo("R1 B2 Y3");
    }
}
