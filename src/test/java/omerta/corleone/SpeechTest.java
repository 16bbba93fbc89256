package omerta.corleone;

import static omerta.corleone.Fixture.GAME;
import static omerta.corleone.Moves.complete;
import static omerta.corleone.Moves.place;
import static omerta.corleone.Position.A;
import static omerta.corleone.Position.B;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.text.Language;
import org.junit.jupiter.api.Test;

class SpeechTest {

    private static final omerta.text.Phrases ENGLISH =
            omerta.text.Phrases.of(Language.ENGLISH).with("corleone");
    private static final omerta.text.Phrases GERMAN =
            omerta.text.Phrases.of(Language.GERMAN).with("corleone");
    private static final omerta.text.Phrases BRAZILIAN =
            omerta.text.Phrases.of(Language.BRAZILIAN).with("corleone");

    private static List<String> told(omerta.text.Phrases language, Position position) {
        return position.told().stream()
                .map(event -> language.say(event.message(), position.table()))
                .toList();
    }

    private static String described(omerta.text.Phrases language, Position position, CorleoneAction action) {
        return language.say(GAME.telling().describe(position.state(), A, action), position.table());
    }

    @Test
    void whatHappensIsSaid() {
        Position position = Position.at(2).stack(1, "B").does(A, place("pier-warehouse"));
        assertThat(told(ENGLISH, position))
                .containsExactly(
                        "Ada puts a thug on the front of the Pier Warehouse.",
                        "Ada takes 2 Booze.",
                        "Bo controls the turf and takes a share of the front of the Pier Warehouse.",
                        "Bo takes 2 Booze.");
        assertThat(told(GERMAN, position))
                .contains("Ada setzt einen Schläger in den Vorderraum des Lagerhauses am Pier.", "Bo nimmt 2 Schnaps.");
        assertThat(told(BRAZILIAN, position))
                .contains("Ada põe um capanga na frente do Armazém do Píer.", "Bo pega 2 Bebidas.");
    }

    @Test
    void whatCanBeDoneIsSaid() {
        Position position = Position.at(2).hand(A, "narc narc double-books");
        assertThat(described(ENGLISH, position, place("bell-steps")))
                .isEqualTo("Family member on Bell Steps: suitcase, $2 and 1 Blood Money");
        assertThat(described(ENGLISH, position, complete("double-books", "narc narc")))
                .isEqualTo("Complete the job Double Books: pay Narcotics and Narcotics, get $3 and suitcase");
        assertThat(described(GERMAN, position, place("undertaker")))
                .isEqualTo("Schläger in den Vorderraum des Bestatters: zweimal Koffer");
        assertThat(ENGLISH.say(GAME.telling().prompt(position.state(), A), position.table()))
                .isEqualTo(
                        "Play a figure, complete a job or play an ally. You have 3 thugs and one family member left.");
        assertThat(ENGLISH.say(GAME.telling().prompt(position.state(), B), position.table()))
                .isEqualTo("Ada decides.");
        assertThat(ENGLISH.say(GAME.telling().progress(position.state()), position.table()))
                .isEqualTo("Act 1, The Feast: Family Business");
    }
}
