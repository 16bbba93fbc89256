package omerta.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// Every strictness that is set is seen to work.
class StrictJsonTest {

    private static final JsonMapper JSON = StrictJson.builder(Deed.class).build();

    enum Side {
        LEFT_HAND,
        RIGHT
    }

    sealed interface Deed {
        record TakeAll(int number) implements Deed {}

        sealed interface Talk extends Deed {
            record Say(String what) implements Talk {}
        }
    }

    sealed interface Place {
        record OnTop() implements Place {}

        record At(int height, Optional<Place> below) implements Place {}
    }

    record All(int number, String text, boolean flag, Side side, List<Place> places, Map<Side, Integer> counts) {

        public boolean isLarge() {
            return number > 100;
        }

        public String getName() {
            return text;
        }
    }

    private static final String SOUND = """
            {"number":1,"text":"t","flag":true,"side":"left-hand",\
            "places":[{"is":"on-top"},{"is":"at","height":2,"below":{"is":"at","height":1,"below":null}}],\
            "counts":{"left-hand":1,"right":2}}""";

    @Test
    void recordsAreReadAndWrittenComponentByComponent() {
        All all = JSON.readValue(SOUND, All.class);
        assertThat(all.places().getLast()).isEqualTo(new Place.At(2, Optional.of(new Place.At(1, Optional.empty()))));
        assertThat(JSON.writeValueAsString(all)).isEqualTo(SOUND);
    }

    record Gaps(List<Optional<Side>> sides, List<List<Optional<Integer>>> rows, List<Optional<List<String>>> texts) {}

    private static final String WITH_GAPS = """
            {"sides":[null,"right",null],"rows":[[1,null],[]],"texts":[["a"],null]}""";

    @Test
    void inAListOfOptionalsNullIsAnEmptyOne() {
        Gaps gaps = JSON.readValue(WITH_GAPS, Gaps.class);
        assertThat(gaps)
                .isEqualTo(new Gaps(
                        List.of(Optional.empty(), Optional.of(Side.RIGHT), Optional.empty()),
                        List.of(List.of(Optional.of(1), Optional.empty()), List.of()),
                        List.of(Optional.of(List.of("a")), Optional.empty())));
        assertThat(JSON.writeValueAsString(gaps)).isEqualTo(WITH_GAPS);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            "right" ; "left" ; sides[1]
            [1,null] ; null ; rows[0]
            [1,null] ; [1,"2"] ; rows[0][1]
            ["a"] ; ["a",null] ; texts[0][1]
            [["a"],null] ; null ; texts
            """)
    void elsewhereNullIsRefusedWithItsPath(String sound, String planted, String path) {
        assertThat(WITH_GAPS).contains(sound);
        String text = WITH_GAPS.replace(sound, planted);
        assertThatThrownBy(() -> JSON.readValue(text, Gaps.class))
                .isInstanceOfSatisfying(
                        JacksonException.class,
                        e -> assertThat(JsonFault.of(e).path()).isEqualTo(path));
    }

    @Test
    void deedsAreToldApartByDo() {
        assertThat(JSON.writerFor(Deed.class).writeValueAsString(new Deed.TakeAll(3)))
                .isEqualTo("{\"do\":\"take-all\",\"number\":3}");
        assertThat(JSON.readValue("{\"do\":\"say\",\"what\":\"hush\"}", Deed.class))
                .isEqualTo(new Deed.Talk.Say("hush"));
        assertThat(JSON.readValue("{\"do\":\"say\",\"what\":\"hush\"}", Deed.Talk.class))
                .isEqualTo(new Deed.Talk.Say("hush"));
    }

    @Test
    void setsAndMapsAreWrittenInOrder() {
        Map<Side, Integer> counts = new TreeMap<>(Map.of(Side.RIGHT, 1, Side.LEFT_HAND, 2));
        assertThat(JSON.writeValueAsString(Map.of("b", 1, "a", counts, "c", Set.of(3, 1, 2))))
                .isEqualTo("{\"a\":{\"left-hand\":2,\"right\":1},\"b\":1,\"c\":[1,2,3]}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"number\":1 -> \"number\":1,\"more\":2",
                "\"number\":1, -> ",
                "\"number\":1 -> \"number\":1,\"number\":1",
                "\"number\":1 -> \"number\":1.0",
                "\"number\":1 -> \"number\":1.9",
                "\"number\":1 -> \"number\":\"1\"",
                "\"number\":1 -> \"number\":\"\"",
                "\"number\":1 -> \"number\":true",
                "\"number\":1 -> \"number\":null",
                "\"number\":1 -> \"number\":NaN",
                "\"number\":1 -> \"number\":+1",
                "\"number\":1 -> \"number\":01",
                "\"number\":1 -> \"number\":2147483648",
                "\"number\":1 -> \"number\":123456789012345678901234567890123",
                "\"text\":\"t\" -> \"text\":null",
                "\"text\":\"t\" -> \"text\":1",
                "\"text\":\"t\" -> \"text\":true",
                "\"text\":\"t\" -> \"text\":'t'",
                "\"text\":\"t\" -> \"text\":[\"t\"]",
                "\"flag\":true -> \"flag\":1",
                "\"flag\":true -> \"flag\":\"true\"",
                "\"side\":\"left-hand\" -> \"side\":0",
                "\"side\":\"left-hand\" -> \"side\":\"LEFT_HAND\"",
                "\"side\":\"left-hand\" -> \"side\":\"\"",
                "\"is\":\"on-top\" -> \"is\":\"OnTop\"",
                "\"is\":\"on-top\" -> \"is\":\"omerta.box.StrictJsonTest$Place$OnTop\"",
                "\"is\":\"on-top\" -> \"is\":\"java.lang.Runtime\"",
                "\"is\":\"on-top\" -> \"is\":null",
                "\"is\":\"on-top\" -> \"do\":\"on-top\"",
                "{\"is\":\"on-top\"} -> {}",
                "{\"is\":\"on-top\"} -> null",
                "{\"is\":\"on-top\"} -> [\"on-top\"]",
                "\"right\":2 -> \"right\":null",
                "\"right\":2 -> \"0\":2",
                "\"right\":2}} -> \"right\":2}} {}",
                "\"right\":2}} -> \"right\":2,}}",
                "\"right\":2}} -> \"right\":2}/**/}",
                "\"right\":2}} -> \"right\":2}"
            })
    void whatIsNotExactlyRightIsRefused(String change) {
        String[] parts = change.split(" -> ", -1);
        assertThat(SOUND).contains(parts[0]);
        String text = SOUND.replace(parts[0], parts[1]);
        assertThatThrownBy(() -> JSON.readValue(text, All.class)).isInstanceOf(JacksonException.class);
    }
}
