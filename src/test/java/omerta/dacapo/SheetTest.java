package omerta.dacapo;

import static omerta.dacapo.Fixture.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import omerta.Rule;
import omerta.engine.Message;
import omerta.engine.Outcome;
import omerta.engine.Outcome.ScoreLine;
import omerta.engine.Outcome.Standing;
import omerta.engine.Privacy;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SheetTest {

    private static final String A_WINS_12 = "middle 1 | *A stack 2 hand 3 | B stack 9 (5) | C stack 9 (7)";
    private static final String NOBODY_WINS = "*A stack 9 (3) hand 7 | B stack 8 (3) | C stack 7 (9)";

    private static DaCapoSheet sheet(DaCapoResult... results) {
        return new DaCapoSheet(List.of(results));
    }

    private static DaCapoResult won(char seat, int points) {
        List<Integer> left = new ArrayList<>(List.of(points, points, points));
        left.set((seat - 'A' + 1) % 3, 0);
        left.set(seat - 'A', 0);
        return new DaCapoResult(DaCapoEnd.WON, SeatSet.of(DaCapoText.seat(seat)), points, left);
    }

    private static DaCapoResult unwon() {
        return new DaCapoResult(DaCapoEnd.BLOCKED, SeatSet.NONE, 0, List.of(3, 3, 9));
    }

    @Test
    @Rule("DC-9.1")
    void theWinnerScoresEachCardLeftInTheOthersStacks() {
        DaCapoSheet sheet = Position.at(A_WINS_12).does("stack > 1").state().sheet();

        assertThat(Seat.first(3)).extracting(sheet::total).containsExactly(12, 0, 0);
    }

    @Test
    @Rule("DC-9.1")
    void pointsAddUpOverTheGames() {
        DaCapoSheet sheet = sheet(won('A', 12), won('B', 9), unwon(), won('A', 3));

        assertThat(Seat.first(3)).extracting(sheet::total).containsExactly(15, 9, 0);
    }

    @ParameterizedTest
    @CsvSource({"37,DEAL", "38,OVER", "40,OVER"})
    @Rule("DC-9.2")
    void theFirstWithFiftyOrMoreWinsTheMatch(int before, DaCapoPhase phase) {
        Position position = Position.at(A_WINS_12).with(sheet(won('A', before))).does("stack > 1");

        assertThat(position.state().phase()).isEqualTo(phase);
        assertThat(GAME.outcome(position.state()).isPresent()).isEqualTo(phase == DaCapoPhase.OVER);
    }

    @Test
    @Rule("DC-9.2")
    void anotherNumberMayBeAgreedOn() {
        Position.at(A_WINS_12 + " | target 15").does("stack > 1").shows("phase deal");
        Position over = Position.at(A_WINS_12 + " | target 10").does("stack > 1");

        over.shows("phase over").tells("Placed", "GameOver", "MatchOver");
        assertThat(over.events()).last().isEqualTo(new DaCapoEvent.MatchOver(SeatSet.of(Seat.of(0)), 12, true));
        assertThat(GAME.turn(over.state())).isEqualTo(Turn.over("da-capo.phase.over"));
    }

    @Test
    @Rule({"DC-9.3", "DC-2.1"})
    void theNextDealerDealsAnotherGame() {
        Position won =
                Position.at(A_WINS_12 + " | dealer B | reshuffles 3 | round 6").does("stack > 1");

        assertThat(GAME.turn(won.state())).isEqualTo(Turn.of("da-capo.phase.deal", Seat.of(2), Privacy.OPEN));
        assertThat(won.choices()).containsExactly("deal");
        assertThat(won.refuses("A", "deal")).isEqualTo("DC-9.3");
        assertThat(won.refuses("C", "refill")).isEqualTo("DC-9.3");
        assertThat(won.refuses("C", "discard 3 > new")).isEqualTo("DC-9.3");
        assertThat(won.refuses("C", "hand 3 > 1")).isEqualTo("DC-9.3");

        Position dealt = won.does("deal");
        dealt.shows("dealer C | round 1 | phase place | reshuffles 0 | middle - / - / - | aside")
                .tells("Dealt")
                .teaches("ABC");
        assertThat(dealt.state().active()).isEqualTo(Seat.of(0));
        assertThat(dealt.state().sheet().games()).isEqualTo(1);
        assertThat(dealt.state().game()).isEqualTo(2);
        assertThat(GAME.census(dealt.state()).values()).containsOnly(15);
    }

    @Test
    @Rule("DC-9.3")
    void thereIsNoDealingWhileAGameIsPlayed() {
        assertThat(Position.at(A_WINS_12).refuses("deal")).isEqualTo("DC-9.3");
        assertThat(Position.at(A_WINS_12 + " | phase refill | draw 1").refuses("deal"))
                .isEqualTo("DC-9.3");
    }

    @Test
    @Rule({"DC-9.3", "DC-8.6"})
    void afterABlockedGameToo() {
        Position.at(NOBODY_WINS)
                .does("discard 7 > new")
                .shows("phase deal")
                .does("deal")
                .shows("phase place");
    }

    @Test
    @Rule("DC-9.4")
    void threeGamesInARowWithoutPointsEndTheMatch() {
        Position over = Position.at(NOBODY_WINS)
                .with(sheet(won('C', 20), won('B', 9), unwon(), unwon()))
                .does("discard 7 > new");

        over.shows("phase over");
        assertThat(over.events()).last().isEqualTo(new DaCapoEvent.MatchOver(SeatSet.of(Seat.of(2)), 20, false));
    }

    @Test
    @Rule("DC-9.4")
    void onlyInARow() {
        Position.at(NOBODY_WINS)
                .with(sheet(unwon(), unwon(), won('B', 9), unwon()))
                .does("discard 7 > new")
                .shows("phase deal");
    }

    @Test
    @Rule("DC-9.5")
    void aMatchIsRankedByPointsAndEqualsShareAPlace() {
        Position over = Position.at(NOBODY_WINS)
                .with(sheet(won('C', 20), won('A', 8), won('B', 12), won('A', 4), unwon(), unwon()))
                .does("discard 7 > new");

        assertThat(GAME.outcome(over.state()))
                .contains(new Outcome(
                        Message.of("da-capo.event.match-scoreless", List.of(name(2)), 20),
                        "da-capo.score.points",
                        List.of(
                                new Standing(Seat.of(2), 1, 20, List.of(game(1, 20))),
                                new Standing(Seat.of(0), 2, 12, List.of(game(2, 8), game(4, 4))),
                                new Standing(Seat.of(1), 2, 12, List.of(game(3, 12)))),
                        List.of(Message.of("da-capo.tie.shared", List.of(name(0), name(1)), 2))));
    }

    private static Message name(int seat) {
        return Message.of("da-capo.name", Seat.of(seat));
    }

    private static ScoreLine game(int number, int points) {
        return new ScoreLine(Message.of("da-capo.score.game", number), points);
    }

    @Test
    @Rule("DC-9.6")
    void aSingleGameIsRankedByTheCardsLeft() {
        Position over = Position.at(A_WINS_12 + " | length single").does("stack > 1");

        over.shows("phase over").tells("Placed", "GameOver");
        Outcome outcome = GAME.outcome(over.state()).orElseThrow();
        assertThat(outcome.end()).isEqualTo(Message.of("da-capo.event.won", Seat.of(0), 12));
        assertThat(outcome.standings()).extracting(Standing::place).containsExactly(1, 2, 3);
        assertThat(outcome.standings()).extracting(Standing::total).containsExactly(0, 5, 7);
        assertThat(outcome.winners()).isEqualTo(SeatSet.of(Seat.of(0)));
    }

    @Test
    @Rule({"DC-9.6", "DC-8.6"})
    void aSingleGameThatEqualsBlockIsShared() {
        Position over = Position.at(NOBODY_WINS + " | length single").does("discard 7 > new");

        Outcome outcome = GAME.outcome(over.state()).orElseThrow();
        assertThat(outcome.standings()).extracting(Standing::place).containsExactly(1, 1, 3);
        assertThat(outcome.tieBreaks()).containsExactly(Message.of("da-capo.tie.shared", List.of(name(0), name(1)), 1));
    }

    @Test
    @Rule({"DC-9.6", "DC-8.5"})
    void aBlockedSingleGameGoesToTheFewestCards() {
        Position over = Position.at("length single | *A stack 9 (3) hand 7 | B stack 8 (5)")
                .does("discard 7 > new");

        assertThat(over.result().winners()).isEqualTo(SeatSet.of(Seat.of(0)));
        assertThat(GAME.outcome(over.state()).orElseThrow().standings())
                .extracting(Standing::place)
                .containsExactly(1, 2);
    }

    @Test
    @Rule("DC-9.7")
    void orToNobodyWhereThatWasAgreed() {
        Position over = Position.at("length single-unsettled | *A stack 9 (3) hand 7 | B stack 8 (5)")
                .does("discard 7 > new");

        assertThat(over.result()).isEqualTo(new DaCapoResult(DaCapoEnd.BLOCKED, SeatSet.NONE, 0, List.of(3, 5)));
        Outcome outcome = GAME.outcome(over.state()).orElseThrow();
        assertThat(outcome.standings()).extracting(Standing::place).containsExactly(1, 1);
        assertThat(outcome.standings()).extracting(Standing::total).containsExactly(3, 5);
    }

    @Test
    @Rule("DC-9.7")
    void aSingleGameThatIsWonIsWonAllTheSame() {
        Position over = Position.at(A_WINS_12 + " | length single-unsettled").does("stack > 1");

        assertThat(GAME.outcome(over.state()).orElseThrow().winners()).isEqualTo(SeatSet.of(Seat.of(0)));
    }
}
