package omerta.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import omerta.engine.House;
import omerta.engine.Message;
import omerta.engine.Options;
import omerta.engine.Player;
import omerta.engine.Seat;
import omerta.engine.SeatColour;
import omerta.engine.Table;
import org.junit.jupiter.api.Test;

class PhrasesTest {

    private static final Table TABLE = table("Ada", "Bo");

    private final Phrases english = Phrases.of(Language.ENGLISH).with("phrases");
    private final Phrases german = Phrases.of(Language.GERMAN).with("phrases");
    private final Phrases brazilian = Phrases.of(Language.BRAZILIAN).with("phrases");

    @Test
    void seatsAreSaidByName() {
        Message taken = Message.of("taken", Seat.of(1), Message.verbatim("{it}"));

        assertThat(english.say(taken, TABLE)).isEqualTo("Bo takes {it}.");
        assertThat(german.say(taken, TABLE)).isEqualTo("Bo nimmt {it}.");
    }

    @Test
    void namesakesAreToldApartByTheirSeat() {
        Message taken = Message.of("taken", Seat.of(0), Message.of("taken", Seat.of(1), 1));

        assertThat(english.say(taken, table("Ada", "Ada"))).isEqualTo("Ada (1) takes Ada (2) takes 1..");
    }

    @Test
    void numbersAndPluralsAreThoseOfTheLanguage() {
        assertThat(english.say(Message.of("cards", Seat.of(0), 0), TABLE)).isEqualTo("Ada draws no cards.");
        assertThat(english.say(Message.of("cards", Seat.of(0), 1), TABLE)).isEqualTo("Ada draws one card.");
        assertThat(english.say(Message.of("cards", Seat.of(0), 1234), TABLE)).isEqualTo("Ada draws 1,234 cards.");
        assertThat(german.say(Message.of("cards", Seat.of(0), 1234), TABLE)).isEqualTo("Ada zieht 1.234 Karten.");
    }

    @Test
    void listsAreThoseOfTheLanguage() {
        List<Message> three = List.of(Message.verbatim("a"), Message.verbatim("b"), Message.verbatim("c"));

        assertThat(english.say(Message.of("all", three))).isEqualTo("Still to act: a, b and c.");
        assertThat(german.say(Message.of("all", three))).isEqualTo("Noch nicht fertig: a, b und c.");
        assertThat(brazilian.say(Message.of("all", three))).isEqualTo("Ainda não agiram: a, b e c.");
        assertThat(english.say(Message.of("all", List.of()))).isEqualTo("Still to act: .");
    }

    @Test
    void aPairOfApostrophesIsOne() {
        assertThat(english.say(Message.of("apostrophe", Seat.of(1)), TABLE)).isEqualTo("It's Bo's turn.");
    }

    @Test
    void whatALanguageLacksIsSaidInEnglish() {
        assertThat(german.words("only.english")).isEqualTo("Only English.");
    }

    @Test
    void aKeyWithoutWordsIsSeen() {
        assertThat(english.has("nowhere")).isFalse();
        assertThat(english.say(Message.of("nowhere", 1), TABLE)).isEqualTo("⟦nowhere⟧");
        assertThat(english.with("no-such-room").words("nowhere")).isEqualTo("⟦nowhere⟧");
    }

    @Test
    void withoutATableNoSeatIsSaid() {
        assertThat(english.words("taken", "Ada", List.of("1", 2))).isEqualTo("Ada takes 1 and 2.");
        assertThatThrownBy(() -> english.say(Message.of("taken", Seat.of(0), 1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void thePseudoLanguageIsLongerAndKeepsItsPlaces() {
        Phrases pseudo = Phrases.of(Language.PSEUDO).with("phrases");

        assertThat(pseudo.pattern("taken")).contains("[{0} ţåķéš {1}.~~~~]");
        assertThat(pseudo.say(Message.of("cards", Seat.of(0), 1), TABLE)).startsWith("[Ada ðŕåwš öñé çåŕð.~");
        assertThat(pseudo.say(Message.of("cards", Seat.of(0), 7), TABLE)).startsWith("[Ada ðŕåwš 7 çåŕðš.~");
        assertThat(pseudo.say(Message.of("apostrophe", Seat.of(0)), TABLE)).startsWith("[Îţ'š Ada'š");
    }

    @Test
    void languagesAreFoundByTagAndLocale() {
        assertThat(Language.of("PT-br")).contains(Language.BRAZILIAN);
        assertThat(Language.of("fr")).isEmpty();
        assertThat(Language.closestTo(java.util.Locale.of("pt", "PT"))).isEqualTo(Language.BRAZILIAN);
        assertThat(Language.closestTo(java.util.Locale.FRENCH)).isEqualTo(Language.ENGLISH);
        assertThat(Language.spoken()).doesNotContain(Language.PSEUDO);
    }

    private static Table table(String first, String second) {
        return new Table(
                List.of(new Player(first, SeatColour.RED), new Player(second, SeatColour.BLUE)),
                Options.STANDARD,
                House.STRICT);
    }
}
