package omerta.dacapo;

import static omerta.dacapo.Fixture.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import omerta.engine.Event;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import omerta.text.Language;
import omerta.text.Phrases;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpeechTest {

    private static final Phrases ENGLISH = Phrases.of(Language.ENGLISH).with("da-capo");

    private static String prompt(String position, Viewer viewer) {
        return ENGLISH.say(GAME.telling().prompt(DaCapoText.state(position), viewer), Fixture.table(2));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "phase refill ; draw 3 4 5 ; *A stack 9 (9) hand 4 7 8 ; B stack 9 (5)|Draw one card.",
                "phase refill ; draw 3 4 5 6 7 ; *A stack 9 (9) ; B stack 9 (5)|Draw 4 cards.",
                "phase refill ; draw 3 4 ; *A stack 9 (9) ; B stack 9 (5)|Draw 2 cards.",
                "*A stack 9 (9) hand 1 ; B stack 9 (5)"
                        + "|Place cards in the middle, or put a hand card on an auxiliary pile to end the turn.",
                "*A stack 9 (9) hand 2 ; B stack 9 (5)|Nothing can be placed: put a hand card on an auxiliary pile.",
                "*A stack 1 (9) ; B stack 9 (5)|The hand is empty and nothing can be drawn: place a card."
            })
    void theSeatIsToldWhatToDo(String position, String prompt) {
        assertThat(prompt(position.replace(';', '|'), Seat.of(0))).isEqualTo(prompt);
    }

    @Test
    void theOthersAreToldWhomTheyWaitFor() {
        assertThat(prompt("*A stack 9 (9) hand 2 | B stack 9 (5)", Seat.of(1))).isEqualTo("It is Ada's turn.");
        assertThat(prompt("*A stack 9 (9) hand 1 | B stack 9 (5)", Viewer.TABLE))
                .isEqualTo("It is Ada's turn.");
        assertThat(prompt("*A stack 1 (9) | B stack 9 (5)", Viewer.TABLE))
                .isEqualTo("Ada has an empty hand and must place a card.");
    }

    @Test
    void afterAGameTheNextIsDealt() {
        DaCapoState won =
                Position.at("*A stack 1 | B stack 9 (5)").does("stack > new").state();

        assertThat(ENGLISH.say(GAME.telling().prompt(won, Seat.of(0)), Fixture.table(2)))
                .isEqualTo("Deal game 2.");
        assertThat(ENGLISH.say(GAME.telling().prompt(won, Seat.of(1)), Fixture.table(2)))
                .isEqualTo("Ada deals the next game.");
        assertThat(ENGLISH.say(GAME.telling().progress(won))).isEqualTo("Game 1 is over");
    }

    @Test
    void progressSaysGameAndRound() {
        String seats = " | *A stack 1 (2) hand 1 | B stack 9 (5)";

        assertThat(ENGLISH.say(GAME.telling().progress(DaCapoText.state("round 5" + seats))))
                .isEqualTo("Game 1, round 5");
        assertThat(ENGLISH.say(GAME.telling().progress(DaCapoText.state("length single | round 5" + seats))))
                .isEqualTo("Round 5");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "refill|Draw up to a full hand",
                "hand J > 1|Place a joker as 3 from the hand on building pile 1",
                "hand 8 > 1|Place an 8 from the hand on building pile 1",
                "stack > new|Begin a new building pile with a 1 from the own player stack",
                "stack B > 1|Place a joker as 3 from Bo's player stack on building pile 1",
                "aux 1 > 1|Place a 3 from auxiliary pile 1 on building pile 1",
                "aux 2 > 1|Place a face-down card from auxiliary pile 2 on building pile 1",
                "discard 8 > 1|Put an 8 on auxiliary pile 1 and end the turn",
                "discard J > new|Begin a new auxiliary pile with a joker and end the turn",
                "deal|Deal the next game"
            })
    void anActionIsASentence(String action, String sentence) {
        DaCapoState state = DaCapoText.state("middle 1 2 | *A stack 1 (9) hand J 8 aux 3 | B stack J (5) hand 4");

        assertThat(ENGLISH.say(
                        GAME.telling().describe(state, Seat.of(0), MoveText.action(action, Seat.of(0))),
                        Fixture.table(2)))
                .isEqualTo(sentence);
    }

    @Test
    void whatHappenedIsALogLine() {
        Position position = Position.at("""
            phase refill
            middle 1 2 3 4 5 6 7 8 9
            draw 10 7
            *A stack 8 J (9) hand 4 5
            B stack 9 (5) hand 1
            """);

        assertThat(lines(position.does("refill"))).containsExactly("Ada draws a 7 and a 10.");
        assertThat(lines(position.does("refill", "stack > 1")))
                .containsExactly(
                        "Ada places a joker as 10 from the own player stack on building pile 1.",
                        "Ada's player stack now shows an 8.",
                        "Building pile 1 is complete and is set aside.");
        assertThat(lines(position.does("refill", "discard 10 > new")))
                .containsExactly("Ada puts a 10 on auxiliary pile 1 and ends the turn.");
    }

    private static java.util.List<String> lines(Position position) {
        return position.events().stream()
                .map(Event::message)
                .map(message -> ENGLISH.say(message, Fixture.table(2)))
                .toList();
    }

    @Test
    void aDrawIsTaciturnToTheOthers() {
        Event drew = Position.at("phase refill | draw 10 7 | *A stack 8 (9) hand 4 5 | B stack 9 (5)")
                .does("refill")
                .events()
                .getFirst();

        assertThat(ENGLISH.say(drew.mask(Seat.of(1)).message(), Fixture.table(2)))
                .isEqualTo("Ada draws 2 cards.");
    }
}
