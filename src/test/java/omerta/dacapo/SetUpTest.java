package omerta.dacapo;

import static omerta.dacapo.Fixture.GAME;
import static omerta.dacapo.Fixture.dealt;
import static omerta.dacapo.Fixture.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import omerta.Rule;
import omerta.engine.Dealt;
import omerta.engine.Message;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Table;
import omerta.engine.Viewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SetUpTest {

    @Test
    @Rule("DC-1.1")
    void theBoxHolds165Cards() {
        Map<String, Integer> census = GAME.census(dealt(table(4), 1));

        assertThat(census).contains(entry("joker", 15)).hasSize(11);
        assertThat(IntStream.rangeClosed(1, 10).mapToObj(number -> census.get(Integer.toString(number))))
                .containsOnly(15);
        assertThat(census.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(165);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    @Rule("DC-1.2")
    void twoToSixPlay(int seats) {
        assertThat(dealt(table(seats), 1).seats()).isEqualTo(seats);
    }

    @Test
    @Rule("DC-1.2")
    void oneAlonePlaysNot() {
        assertThat(GAME.deal(table(1), Rng.of(1)))
                .isEqualTo(new Dealt.Refused<>(Ruling.illegal("DC-1.2", "refusal.seats", 2, 6, 1)));
    }

    @Test
    @Rule("DC-2.1")
    void theDealTellsWhoDealtAndWhoBegins() {
        Table table = table(3, "dealer", "3");
        DaCapoEvent.Dealt told = new DaCapoEvent.Dealt(1, Seat.of(2), Seat.of(0));

        assertThat(GAME.deal(table, Rng.of(1))).isEqualTo(new Dealt.Start<>(dealt(table, 1), List.of(told)));
        assertThat(told.clause()).isEqualTo("DC-2.1");
    }

    @Test
    @Rule("DC-1.4")
    void aSeatSeesWhatIsOpenAndItsHand() {
        Position position = Position.at("""
            middle 1 2 J / 5
            draw 3 J 9
            aside 1 2 3
            *A stack 4 7 hand 2 J 9 aux 3 8 / 1
            B stack 5 6 10 hand 4 4
            """);

        DaCapoState seen = GAME.mask(position.state(), Seat.of(1));

        Position.at(seen).shows("""
            middle 1 2 J / 5 / -
            draw (3)
            aside 1 2 3
            *A stack 7 (2) hand (3) aux 3 8 / 1
            B stack 10 (3) hand 4 4
            """);
        assertThat(seen.rng()).isEqualTo(Rng.SEALED);
    }

    @Test
    @Rule("DC-1.4")
    void theTableSeesNoHand() {
        DaCapoState state = DaCapoText.state("*A stack 4 7 hand 2 J 9 | B stack 5 6 10 hand 4 4");

        Position.at(GAME.mask(state, Viewer.TABLE)).shows("*A stack 7 (2) hand (3) | B stack 10 (3) hand (2)");
    }

    @Test
    @Rule("DC-1.4")
    void whatIsHiddenIsGuessedFromTheViewAlone() {
        DaCapoState state = dealt(table(3), 5);
        DaCapoState view = GAME.mask(state, Seat.of(2));

        DaCapoState guess = GAME.determinize(view, Seat.of(2), Rng.of(8));

        assertThat(GAME.census(guess)).isEqualTo(GAME.census(state));
        assertThat(GAME.mask(guess, Seat.of(2))).isEqualTo(view);
        assertThat(guess.draw()).isNotEqualTo(state.draw());
        assertThat(guess.rng()).isNotEqualTo(state.rng()).isNotEqualTo(Rng.of(8));
    }

    @Test
    @Rule("DC-2.1")
    void theFirstDealerIsDrawnByLot() {
        Map<Seat, Long> dealers = IntStream.range(0, 300)
                .mapToObj(seed -> dealt(table(3), seed).dealer())
                .collect(Collectors.groupingBy(seat -> seat, Collectors.counting()));

        assertThat(dealers).hasSize(3);
        assertThat(dealers.values()).allMatch(count -> count > 70);
    }

    @Test
    @Rule("DC-2.1")
    void theFirstDealerMayBeChosen() {
        assertThat(IntStream.range(0, 20)
                        .mapToObj(seed -> dealt(table(3, "dealer", "2"), seed).dealer()))
                .containsOnly(Seat.of(1));
    }

    @Test
    @Rule("DC-2.1")
    void whoIsNotThereCannotDeal() {
        assertThat(GAME.deal(table(3, "dealer", "4"), Rng.of(1)))
                .isEqualTo(new Dealt.Refused<>(Ruling.illegal(
                        "DC-1.2", "refusal.no-seat", Message.verbatim("dealer"), Message.verbatim("4"), 3)));
    }

    @Test
    @Rule({"DC-2.2", "DC-2.3"})
    void nobodySeesMoreOfAStackThanItsTop() {
        DaCapoState state = dealt(table(2), 3);
        for (Seat viewer : table(2).seats()) {
            for (DaCapoArea area : GAME.mask(state, viewer).areas()) {
                assertThat(area.stack().size()).isEqualTo(20);
                assertThat(area.stack().count(Pile.FACE_DOWN)).isEqualTo(19);
                assertThat(area.stack().top()).isNotEqualTo(Pile.FACE_DOWN);
            }
        }
    }

    @Test
    @Rule("DC-2.2")
    void theCardsAreShuffled() {
        assertThat(IntStream.range(0, 50).mapToObj(seed -> dealt(table(2), seed).draw()))
                .doesNotHaveDuplicates();
        assertThat(dealt(table(2), 9)).isEqualTo(dealt(table(2), 9));
    }

    @Test
    @Rule("DC-2.4")
    void handsAreDrawnOneCardAtATimeFromTheDealersLeft() {
        Table table = table(3, "dealer", "1");
        DaCapoState state = dealt(table, 4);
        Rng.Stream stream = Rng.of(4).stream();
        byte[] deck = new byte[165];
        for (int i = 0; i < deck.length; i++) {
            deck[i] = (byte) (i / 15 + 1);
        }
        stream.shuffle(deck);

        int next = 165 - 3 * 20;
        for (int card = 0; card < 4; card++) {
            for (int seat : new int[] {1, 2, 0}) {
                assertThat(state.area(Seat.of(seat)).hand().at(card)).isEqualTo(deck[--next]);
            }
        }
        assertThat(state.draw().top()).isEqualTo(deck[--next]);
    }

    @Test
    @Rule("DC-2.5")
    void theDealersLeftNeighbourBeginsAndPlayGoesRound() {
        Position position = Position.at(dealt(table(3, "dealer", "3"), 4));
        assertThat(position.state().active()).isEqualTo(Seat.of(0));
        for (int seat : new int[] {1, 2, 0, 1}) {
            position = position.does(discard(position));
            assertThat(position.state().active()).isEqualTo(Seat.of(seat));
            if (position.state().phase() == DaCapoPhase.REFILL) {
                position = position.does("refill");
            }
        }
        assertThat(position.state().round()).isEqualTo(2);
    }

    private static String discard(Position position) {
        return position.choices().stream()
                .filter(choice -> choice.startsWith("discard"))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"2,40,8,117", "3,60,12,93", "4,80,16,69", "5,100,20,45", "6,120,24,21"})
    @Rule("DC-2.6")
    void soManyCardsLieReady(int players, int stacks, int hands, int draw) {
        DaCapoState state = dealt(table(players), players);

        assertThat(state.areas().stream().mapToInt(area -> area.stack().size()).sum())
                .isEqualTo(stacks);
        assertThat(state.areas().stream().mapToInt(area -> area.hand().size()).sum())
                .isEqualTo(hands);
        assertThat(state.draw().size()).isEqualTo(draw);
        assertThat(state.middle()).containsOnly(Pile.EMPTY);
        assertThat(state.aside()).isEqualTo(Pile.EMPTY);
    }
}
