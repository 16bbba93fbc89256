package omerta.peperoni;

import static omerta.peperoni.Fixture.GAME;
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
import omerta.text.Proofreader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpeechTest {

    private static final Phrases ENGLISH = Phrases.of(Language.ENGLISH).with("don-peperoni");

    static String say(Position position, Message message) {
        return ENGLISH.say(message, position.table());
    }

    static List<String> advice(Position position, String action) {
        return GAME.telling().advice(position.state(), position.state().active(), MoveText.action(action)).stream()
                .map(message -> say(position, message))
                .toList();
    }

    private static String prompt(Position position, Viewer viewer) {
        return say(position, GAME.telling().prompt(position.state(), viewer));
    }

    private static String describe(Position position, String action) {
        return say(
                position,
                GAME.telling().describe(position.state(), position.state().active(), MoveText.action(action)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "walk 1 poniente-norte-2|First canvasser walks to Callejón del Gato 2; 7 points are left",
                "bribe 1 50|Leave a bribe of 50 at the hacienda, which is scored at once",
                "agent 1 char-lady|Leave an agent at the hacienda: the char lady",
                "spy 1 R|Send the spy at the hacienda to look at Bo's chit",
                "frisk R 2|Have Bo's second canvasser frisked",
                "raid hotel|Have the hotel raided",
                "close norte-este|Close a street: Calle de las Campanas",
                "done|Done: end the turn"
            })
    void actionsAreDescribed(String action, String words) {
        Position position = Position.begun(4, "raid", "true", "close", "true")
                .lies("R", "hacienda", 20)
                .turn(5, "Y")
                .marker(1, "Y")
                .at("Y", 1, "hacienda");

        assertThat(describe(position, action)).isEqualTo(words);
    }

    @Test
    void otherDecisionsAreDescribedToo() {
        assertThat(describe(Position.dealt(3), "home h-pozo")).isEqualTo("Make the Casa del Pozo the family home");
        Position raise = Position.begun(3)
                .lies("R", "hacienda", 50)
                .at("Y", 1, "hacienda")
                .does("bribe 1 50");
        assertThat(describe(raise, "raise 20")).isEqualTo("Raise at the hacienda by 20");
        assertThat(describe(raise, "decline")).isEqualTo("Do not raise at the hacienda now");
        Position bids = Position.begun(3).turn(4, "B").does("done");
        assertThat(describe(bids, "bid 2 10")).isEqualTo("Lay a 10 at the second marker");
        assertThat(describe(bids, "done")).isEqualTo("Pass");
        assertThat(describe(bids.does("bid 2 10"), "done")).isEqualTo("Done: no more chits for now");
        Position bridge = Position.begun(5).at("Y", 2, "cabeza-puente-oeste");
        assertThat(describe(bridge, "walk 2 cabeza-puente-este"))
                .isEqualTo("Second canvasser crosses the bridge; 6 points are left");
    }

    @Test
    void theSeatIsToldWhatToDo() {
        Position dealt = Position.dealt(3);
        assertThat(prompt(dealt, Seat.of(0))).isEqualTo("Choose a house with the number 8 as your family home.");
        assertThat(prompt(dealt, Viewer.TABLE)).isEqualTo("Ada chooses a family home.");
        Position begun = Position.begun(3);
        assertThat(prompt(begun, Seat.of(0))).isEqualTo("Send your canvassers from door to door; 8 points are left.");
        assertThat(prompt(begun, Seat.of(1))).isEqualTo("It is Ada's turn.");
        assertThat(prompt(begun.goes(1, "gallinero"), Seat.of(0)))
                .isEqualTo("Your canvasser is in the henhouse: leave something there, or go on; 5 points are left.");
        assertThat(say(begun, GAME.telling().progress(begun.state()))).isEqualTo("Round 1 of 8");
    }

    @Test
    void unwiseActionsAreWarnedOf() {
        Position begun = Position.begun(3);

        assertThat(advice(begun, "done")).containsExactly("You have 8 points left.");
        assertThat(advice(begun.turn(8, "Y").marker(1, "Y"), "done"))
                .contains("You have a police marker and this is your last turn.");
        assertThat(advice(begun.agents("Y", "h-olivo", "lawyer"), "agent 1 char-lady"))
                .containsExactly("Another agent makes your own lawyer in the Casa del Olivo useless.");
        assertThat(advice(begun, "agent 1 lawyer")).isEmpty();
    }

    @Test
    void everyPlaceHasItsName() {
        Position begun = Position.begun(3);
        Proofreader reader = Proofreader.of("don-peperoni");
        List<Message> names = new ArrayList<>();
        for (DonPeperoniBuilding house : GAME.tables().houses()) {
            names.add(Message.of("don-peperoni.house." + house.id()));
            names.add(omerta.peperoni.Phrases.the(house.id()));
            names.add(omerta.peperoni.Phrases.in(house.id()));
        }
        GAME.tables().spaces().forEach(space -> names.add(omerta.peperoni.Phrases.space(space.id())));
        GAME.tables().streets().forEach(street -> names.add(omerta.peperoni.Phrases.street(street.id())));

        assertThat(names)
                .allSatisfy(name -> assertThat(reader.flaw(name, begun.table())).isEmpty());
        assertThat(say(begun, omerta.peperoni.Phrases.space("mayor-este-2"))).isEqualTo("Calle Mayor, east 2");
        assertThat(say(begun, omerta.peperoni.Phrases.space("plaza"))).isEqualTo("Plaza Mayor");
    }

    /// Every kind of event happens in a few matches, and each names its clause.
    @Test
    void everyEventIsTold() {
        Set<String> told = new TreeSet<>();
        for (int seed = 0; seed < 60; seed++) {
            var table = Fixture.table(3 + seed % 3, "raid", "true", "close", "true");
            var match = new Playout<>(
                            GAME,
                            table,
                            Policy.values()[seed / 3 % 3],
                            5_000,
                            LawBook.<DonPeperoniState, DonPeperoniAction>none())
                    .play(seed)
                    .match();
            List<Event> events = new ArrayList<>(Fixture.dealt(table, seed).events());
            for (int i = 0; i < match.moves(); i++) {
                events.addAll(match.step(i).events());
            }
            for (Event event : events) {
                told.add(event.getClass().getSimpleName());
                assertThat(event.clause()).startsWith("PP-");
                assertThat(ENGLISH.say(event.message(), table)).doesNotContain("⟦");
            }
        }
        Set<String> all = new TreeSet<>(Stream.of(DonPeperoniEvent.class.getPermittedSubclasses())
                .flatMap(group -> Stream.of(group.getPermittedSubclasses()))
                .map(Class::getSimpleName)
                .toList());
        all.removeAll(Set.of("StarterKept", "Declined"));
        assertThat(told).containsAll(all);
    }
}
