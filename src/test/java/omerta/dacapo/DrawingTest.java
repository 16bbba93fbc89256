package omerta.dacapo;

import static org.assertj.core.api.Assertions.assertThat;

import omerta.Rule;
import omerta.engine.Pile;
import org.junit.jupiter.api.Test;

class DrawingTest {

    @Test
    @Rule("DC-3.1")
    void onlyTheSeatWhoseTurnItIsActs() {
        Position position = Position.at("A stack 1 (5) hand 1 2 | *B stack 2 (5) hand 1 3");

        assertThat(position.refuses("A", "hand 1 > new")).isEqualTo("DC-3.1");
        assertThat(position.refuses("A", "discard 1 > new")).isEqualTo("DC-3.1");
        assertThat(position.refuses("B", "hand 1 > new")).isEmpty();
        assertThat(Fixture.GAME.legalActions(position.state(), DaCapoText.seat('A')))
                .isEmpty();
    }

    @Test
    @Rule("DC-3.1")
    void nobodyActsWhenAllIsOver() {
        Position over = Position.at("length single | *A stack 1 | B stack 5").does("stack > new");

        assertThat(over.refuses("A", "hand 1 > new")).isEqualTo("DC-3.1");
        assertThat(over.refuses("B", "deal")).isEqualTo("DC-3.1");
        assertThat(over.choices()).isEmpty();
    }

    @Test
    @Rule({"DC-3.1", "DC-4.1"})
    void theTurnBeginsWithDrawingUpToFour() {
        Position position = Position.at("phase refill | draw 10 9 8 7 6 | *A stack 3 (9) hand 1 2 | B stack 2 (5)");

        assertThat(position.choices()).containsExactly("refill");
        assertThat(position.refuses("hand 1 > new")).isEqualTo("DC-4.1");
        assertThat(position.refuses("discard 1 > new")).isEqualTo("DC-4.1");
        position.does("refill")
                .shows("*A stack 3 (9) hand 1 2 6 7 | draw 10 9 8 | phase place")
                .tells("Drew")
                .teaches("A");
    }

    @Test
    @Rule("DC-4.1")
    void nothingIsDrawnLaterInTheTurn() {
        Position position = Position.at("draw 9 9 | *A stack 3 (9) hand 1 2 | B stack 2 (5)");

        assertThat(position.refuses("refill")).isEqualTo("DC-4.1");
    }

    @Test
    @Rule("DC-4.1")
    void aFullHandDrawsNothing() {
        Position.at("draw 9 9 | *A stack 3 (9) hand 1 2 | B stack 2 (5) hand 5 6 7 8")
                .does("discard 1 > new")
                .shows("*B stack 2 (5) hand 5 6 7 8 | phase place | draw 9 9")
                .tells("Discarded")
                .teachesNobody();
    }

    @Test
    @Rule("DC-4.1")
    void nobodyKnowsTheNewCardsBeforeTheTurn() {
        Position.at("draw 9 9 | *A stack 3 (9) hand 1 2 | B stack 2 (5) hand 5")
                .does("discard 1 > new")
                .shows("A stack 3 (9) hand 2 aux 1 | *B stack 2 (5) hand 5 | phase refill | draw 9 9");
    }

    @Test
    @Rule("DC-4.1")
    void theOthersSeeHowManyWereDrawnOnly() {
        Position drawn = Position.at("phase refill | draw 9 J 6 | *A stack 3 (9) hand 1 2 | B stack 2 (5)")
                .does("refill");

        DaCapoEvent.Drew own = (DaCapoEvent.Drew) drawn.events().getFirst();
        assertThat(own.mask(DaCapoText.seat('A')).cards()).isEqualTo(Pile.of((byte) 6, DaCapoTables.JOKER));
        assertThat(own.mask(DaCapoText.seat('B')).cards()).isEqualTo(Pile.faceDown(2));
    }

    @Test
    @Rule("DC-4.2")
    void inTheFirstRoundNobodyDrawsAtTheBeginningOfATurn() {
        Position.at("round 1 | draw 9 9 | *A stack 3 (9) hand 1 2 3 4 | B stack 2 (5) hand 5 6 7")
                .does("discard 1 > new")
                .shows("*B stack 2 (5) hand 5 6 7 | phase place | draw 9 9 | round 1");
    }

    @Test
    @Rule("DC-4.2")
    void theSecondRoundBeginsWithTheSeatLeftOfTheDealer() {
        Position.at("round 1 | dealer A | draw 9 | *A stack 3 (9) hand 1 2 3 4 | B stack 2 (5) hand 5 6 7")
                .does("discard 1 > new")
                .shows("*B stack 2 (5) hand 5 6 7 | phase refill | round 2");
    }

    @Test
    @Rule("DC-4.3")
    void theSetAsideCardsBecomeTheDrawPileInTheMiddleOfDrawing() {
        Position drawn = Position.at("""
            phase refill
            middle 1 2 / 1
            draw 8
            aside 1 2 3 4 5 6 7 8 9 10
            *A stack 3 (9) hand 1
            B stack 2 (5)
            """).does("refill");

        drawn.shows("middle 1 2 / 1 / - | aside | reshuffles 1")
                .tells("Drew", "Reshuffled", "Drew")
                .teaches("A");
        assertThat(drawn.state().area(DaCapoText.seat('A')).hand().size()).isEqualTo(4);
        assertThat(drawn.state().area(DaCapoText.seat('A')).hand().at(1)).isEqualTo((byte) 8);
        assertThat(drawn.state().draw().size()).isEqualTo(8);
        assertThat(drawn.state().rng()).isNotEqualTo(omerta.engine.Rng.of(1));
    }

    @Test
    @Rule("DC-4.3")
    void nothingIsReshuffledBeforeACardIsNeeded() {
        Position.at("""
            phase refill
            draw 8 7
            aside 1 2 3 4 5 6 7 8 9 10
            *A stack 3 (9) hand 1 2
            B stack 2 (5)
            """)
                .does("refill")
                .shows("draw | aside 1 2 3 4 5 6 7 8 9 10 | *A stack 3 (9) hand 1 2 7 8 | reshuffles 0")
                .tells("Drew");
    }

    @Test
    @Rule("DC-4.4")
    void withNothingLeftToDrawPlayGoesOnWithFewerCards() {
        Position.at("phase refill | draw 8 | *A stack 3 (9) hand 1 | B stack 2 (5) hand 3")
                .does("refill")
                .shows("*A stack 3 (9) hand 1 8 | draw | phase place")
                .does("discard 1 > new")
                .shows("*B stack 2 (5) hand 3 | phase place");
    }

    @Test
    @Rule("DC-4.5")
    void aShortHandIsNotMadeUpForLaterInTheTurn() {
        Position.at("""
            middle 1 2 3 4 5 6 7 8 9
            *A stack 3 (9) hand 10 5
            B stack 2 (5)
            """)
                .does("hand 10 > 1")
                .shows("*A stack 3 (9) hand 5 | aside 1 2 3 4 5 6 7 8 9 10 | phase place")
                .tells("Placed", "Completed");
    }
}
