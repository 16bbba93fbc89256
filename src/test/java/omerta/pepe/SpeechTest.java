package omerta.pepe;

import static omerta.pepe.Fixture.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import omerta.engine.Event;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import omerta.match.laws.LawBook;
import omerta.match.laws.Playout;
import omerta.match.laws.Policy;
import omerta.text.Language;
import omerta.text.Phrases;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpeechTest {

    private static final Phrases ENGLISH = Phrases.of(Language.ENGLISH).with("don-pepe");

    private static String say(Message message) {
        return ENGLISH.say(message, Fixture.table(6));
    }

    private static String prompt(Position position, Viewer viewer) {
        return say(GAME.telling().prompt(position.state(), viewer));
    }

    @Test
    void theSeatIsToldWhatToDo() {
        Position turn = Position.at("*Y m14 g1 hand KM | R g13 g2 | B g16");
        Seat yellow = Position.seat("Y");

        assertThat(prompt(turn, yellow)).isEqualTo("Play a card, or throw one away, or end the turn.");
        assertThat(prompt(turn, Viewer.TABLE)).isEqualTo("It is Ada's turn.");
        Position played = turn.does("knife 14>13");
        assertThat(prompt(played, yellow)).isEqualTo("You may still play Movement, or end the turn.");
        assertThat(prompt(played.does("move 1>3"), yellow)).isEqualTo("End the turn.");
        assertThat(prompt(turn.does("throw K"), yellow)).isEqualTo("End the turn.");
    }

    @Test
    void whileMenAreSeated() {
        Position raid = Position.at("*Y m14 g1 hand X | R g13 | B g16").does("cops");

        assertThat(prompt(raid, Position.seat("Y")))
                .startsWith("Seat one of your men")
                .contains("2");
        assertThat(prompt(raid, Position.seat("R"))).startsWith("Ada seats a man");
        assertThat(say(GAME.telling().progress(raid.state()))).isEqualTo("Round 2");
        assertThat(say(GAME.telling()
                        .progress(Position.dealt(3, 1, "seating", "by-hand").state())))
                .isEqualTo("The men are being seated");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "knife 14>13|Knife: Mike the Knife at 14 stabs Bo's Jim at 13",
                "gun 2>28|Gun: Jim the Gorilla at 2 shoots Cy's Jim at 28",
                "cake 12|Cake at 12; within reach: Bo's Jim at 13",
                "cake 10|Cake at 10; nobody within reach",
                "pass B>28|Pass the Cake: Cy's from 18 to Cy's Jim at 28",
                "pass Y>2|Pass the Cake: the own one from 5 to Ada's Jim at 2",
                "boom B|Ka-Boom! on Cy's cake at 18; nobody is hurt",
                "drink 13 14 16|Slumber Cocktail for Bo's Jim at 13, Ada's Mike at 14 and Cy's Boss at 16",
                "move 2>3|Movement: Jim the Gorilla at 2 goes to 3 (cash register)",
                "throw S|Throw away Slumber Cocktail",
                "done|Done: end the turn without a card"
            })
    void actionsAreDescribed(String action, String words) {
        String cake = action.startsWith("pass Y") || action.startsWith("cake") ? action : "";
        String position = "*Y m14 g2 " + (cake.startsWith("pass") ? "cake 5 " : "") + "hand KGCPS"
                + "| R g13 | B b16 g28 cake 18";
        Seat yellow = Position.seat("Y");

        assertThat(say(GAME.telling().describe(PepeText.state(position), yellow, MoveText.action(action))))
                .isEqualTo(words);
    }

    @Test
    void unwiseActionsAreWarnedOf() {
        String others = "| R g9 g3 cake 10 | B g11 g30";
        assertThat(advice("*Y g10 g1 hand B" + others, "boom R"))
                .containsExactly("This kills men of your own: Jim the Gorilla at 10.");
        assertThat(advice("*Y g1 g2 hand S" + others, "drink 1"))
                .containsExactly("This puts men of your own to sleep: Jim the Gorilla at 1.");
        assertThat(advice("*Y g10 g1 hand M | R g9 g3 cake 20 | B g11 g30", "move 1>21"))
                .containsExactly("Men of your own will be within reach of a cake: Jim the Gorilla at 21.");
        assertThat(advice("*Y g10 g1 hand C | R g9 g3 | B g15 g30", "cake 15")).isEmpty();
        assertThat(advice("*Y g10 g1 hand C" + others, "cops")).isEmpty();
        assertThat(advice("*Y g10 g1 hand C" + others, "done"))
                .containsExactly("You have played no card and thrown none away.");
        assertThat(advice("*Y g10 g1 hand KKKK | R g9 | B g15 | thrown yes", "done"))
                .isEmpty();
    }

    private static List<String> advice(String position, String action) {
        return GAME.telling().advice(PepeText.state(position), Position.seat("Y"), MoveText.action(action)).stream()
                .map(SpeechTest::say)
                .toList();
    }

    /// Every kind of event happens in a few matches, and each names its clause.
    @Test
    void everyEventIsTold() {
        Set<String> told = new TreeSet<>();
        for (int seed = 0; seed < 12; seed++) {
            var table = Fixture.table(3 + seed % 4, "seating", seed % 2 == 0 ? "table" : "by-hand");
            var match = new Playout<>(
                            GAME, table, Policy.values()[seed % 3], 5_000, LawBook.<DonPepeState, DonPepeAction>none())
                    .play(seed)
                    .match();
            List<Event> events = new ArrayList<>(Fixture.dealt(table, seed).events());
            for (int i = 0; i < match.moves(); i++) {
                events.addAll(match.step(i).events());
            }
            for (Event event : events) {
                told.add(event.getClass().getSimpleName());
                assertThat(event.clause()).startsWith("DP-");
                assertThat(ENGLISH.say(event.message(), table)).doesNotContain("⟦");
            }
        }
        assertThat(told)
                .containsExactlyInAnyOrderElementsOf(Stream.of(DonPepeEvent.class.getPermittedSubclasses())
                        .flatMap(group -> Stream.of(group.getPermittedSubclasses()))
                        .map(Class::getSimpleName)
                        .toList());
    }
}
