package omerta.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import omerta.hush.Hush;
import omerta.hush.Tables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptionsTest {

    private static final Option.Flag FLAG = new Option.Flag("fast", true);
    private static final Option.Choice CHOICE = new Option.Choice("length", List.of("short", "long"), "short");
    private static final Option.Who WHO = new Option.Who("first");
    private static final Option.Whole WHOLE = new Option.Whole("target", -5, 50, 5, 10);

    @Test
    void whatWasNotSaidIsStandard() {
        assertThat(FLAG.in(Options.STANDARD)).isTrue();
        assertThat(CHOICE.in(Options.STANDARD)).isEqualTo("short");
        assertThat(WHOLE.in(Options.STANDARD)).isEqualTo(10);
    }

    @Test
    void whatWasSaidCounts() {
        Options options =
                Options.STANDARD.with("fast", "false").with("length", "long").with("target", "-5");

        assertThat(FLAG.in(options)).isFalse();
        assertThat(CHOICE.in(options)).isEqualTo("long");
        assertThat(WHOLE.in(options)).isEqualTo(-5);
        assertThat(Options.STANDARD.values()).isEmpty();
    }

    @Test
    void optionsAreSortedAndTheirOwn() {
        SortedMap<String, String> values = new TreeMap<>(Comparator.reverseOrder());
        values.put("a", "1");
        values.put("b", "2");
        Options options = new Options(values);
        values.put("c", "3");

        assertThat(options.values().keySet()).containsExactly("a", "b");
        assertThat(options).isEqualTo(Options.STANDARD.with("b", "2").with("a", "1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " 5", "5.0", "1e3", "+5", "-6", "51", "9999999999", "five", "٥"})
    void thisIsNoNumberOfTheRange(String text) {
        assertThat(WHOLE.accepts(text)).isFalse();
        assertThatThrownBy(() -> WHOLE.in(Options.STANDARD.with("target", text)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theEndsOfARangeAreInIt() {
        assertThat(WHOLE.accepts("-5")).isTrue();
        assertThat(WHOLE.accepts("50")).isTrue();
        assertThat(FLAG.accepts("True")).isFalse();
        assertThat(CHOICE.accepts("Short")).isFalse();
    }

    @Test
    void theStandardOfAChoiceIsOneOfItsValues() {
        assertThatThrownBy(() -> new Option.Choice("length", List.of("short"), "long"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whoIsASeatOrTheLot() {
        assertThat(WHO.in(Options.STANDARD)).isEmpty();
        assertThat(WHO.in(Options.STANDARD.with("first", "random"))).isEmpty();
        assertThat(WHO.in(Options.STANDARD.with("first", "3"))).contains(Seat.of(2));
        assertThat(Seat.first(Seat.MOST))
                .allMatch(seat -> WHO.in(Options.STANDARD.with("first", Option.Who.text(seat)))
                        .equals(Optional.of(seat)));
        assertThat(List.of("", "0", "7", "01", "Random", "-1", "1 ", "٣")).noneMatch(WHO::accepts);
    }

    @Test
    void aSeatThatTheTableDoesNotHaveIsAMisfit() {
        Info<String, String> info =
                new Info<>("any", "AN", 2, 4, List.of(WHO), String.class, String.class, Event.class);
        Options third = Options.STANDARD.with("first", "3");

        assertThat(info.misfit(Tables.of(3, third), "AN-1")).isEmpty();
        assertThat(info.misfit(Tables.of(2, third), "AN-1"))
                .contains(new Ruling.Illegal(
                        "AN-1", Message.of("refusal.no-seat", Message.verbatim("first"), Message.verbatim("3"), 2)));
        assertThat(info.misfit(Tables.of(2, third.with("first", "9")), "AN-1"))
                .contains(new Ruling.Illegal(
                        "AN-1", Message.of("refusal.value", Message.verbatim("first"), Message.verbatim("9"))));
    }

    @Test
    void fewerMayPlayWhereThatIsAgreed() {
        Option.Fewer two = new Option.Fewer("two", 2);
        Info<String, String> info =
                new Info<>("any", "AN", 3, 4, List.of(two), String.class, String.class, Event.class);
        Options agreed = Options.STANDARD.with("two", "true");

        assertThat(info.misfit(Tables.of(2, agreed), "AN-1")).isEmpty();
        assertThat(info.misfit(Tables.of(2, Options.STANDARD), "AN-1"))
                .contains(Ruling.illegal("AN-1", "refusal.seats", 3, 4, 2));
        assertThat(info.misfit(Tables.of(1, agreed), "AN-1"))
                .contains(Ruling.illegal("AN-1", "refusal.seats", 2, 4, 1));
        assertThat(info.misfit(Tables.of(3, agreed.with("two", "yes")), "AN-1"))
                .contains(new Ruling.Illegal(
                        "AN-1", Message.of("refusal.value", Message.verbatim("two"), Message.verbatim("yes"))));
    }

    @Test
    void aTableThatFitsHasNoMisfit() {
        assertThat(misfit(2, Options.STANDARD)).isNull();
        assertThat(misfit(4, Options.STANDARD.with("rounds", "3"))).isNull();
    }

    @Test
    void aMisfitNamesItsReason() {
        assertThat(misfit(1, Options.STANDARD)).isEqualTo(Ruling.illegal("HU-1.1", "refusal.seats", 2, 4, 1));
        assertThat(misfit(5, Options.STANDARD)).isEqualTo(Ruling.illegal("HU-1.1", "refusal.seats", 2, 4, 5));
        assertThat(misfit(3, Options.STANDARD.with("speed", "9")))
                .isEqualTo(Ruling.illegal("HU-1.1", "refusal.option", Message.verbatim("speed")));
        assertThat(misfit(3, Options.STANDARD.with("rounds", "9")))
                .isEqualTo(
                        Ruling.illegal("HU-1.1", "refusal.value", Message.verbatim("rounds"), Message.verbatim("9")));
    }

    private static Ruling misfit(int seats, Options options) {
        return new Hush().info().misfit(Tables.of(seats, options), "HU-1.1").orElse(null);
    }
}
