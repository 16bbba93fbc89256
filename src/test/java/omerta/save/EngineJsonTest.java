package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import omerta.engine.Message;
import omerta.engine.Options;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Viewer;
import omerta.toy.Toy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JacksonException;

@EveryLocale
class EngineJsonTest {

    private static Stream<Arguments> sound() {
        return Stream.of(
                Arguments.of(Seat.class, Seat.of(5), "5"),
                Arguments.of(SeatSet.class, SeatSet.NONE, "[]"),
                Arguments.of(SeatSet.class, SeatSet.of(Seat.of(4)).with(Seat.of(1)), "[1,4]"),
                Arguments.of(Pile.class, Pile.EMPTY, "[]"),
                Arguments.of(Pile.class, Pile.of((byte) 3, (byte) 0, (byte) -128, (byte) 127), "[3,0,-128,127]"),
                Arguments.of(Rng.class, Rng.of(Long.MIN_VALUE), "-9223372036854775808"),
                Arguments.of(Rng.class, Rng.SEALED, "\"sealed\""),
                Arguments.of(Viewer.class, Seat.of(2), "2"),
                Arguments.of(Viewer.class, Viewer.TABLE, "\"table\""),
                Arguments.of(
                        Options.class, Options.STANDARD.with("b", "1").with("a", "x y"), "{\"a\":\"x y\",\"b\":\"1\"}"),
                Arguments.of(Message.class, Message.of("k"), "[\"k\"]"),
                Arguments.of(
                        Message.class,
                        Message.of(
                                "k",
                                -7,
                                Seat.of(1),
                                Message.verbatim("ü\"\n"),
                                List.of(Message.of("a", 1), Message.of("b")),
                                List.of()),
                        "[\"k\",-7,{\"seat\":1},[\"verbatim:ü\\\"\\n\"],[[\"a\",1],[\"b\"]],[]]"),
                Arguments.of(String.class, "👑 Iığ", "\"👑 Iığ\""));
    }

    @ParameterizedTest
    @MethodSource("sound")
    void smallTypesAreShortJson(Class<?> type, Object value, String json) {
        assertThat(Json.plain().writerFor(type).writeValueAsString(value)).isEqualTo(json);
        assertThat((Object) Json.plain().readValue(json, type)).isEqualTo(value);
    }

    private static Stream<Arguments> wrong() {
        return Stream.of(
                Arguments.of(Seat.class, List.of("6", "-1", "1.0", "\"1\"", "[1]", "true", "4294967296")),
                Arguments.of(
                        SeatSet.class, List.of("[6]", "[1,0]", "[1,1]", "[null]", "[[1]]", "3", "[0,1,2,3,4,5,0]")),
                Arguments.of(Pile.class, List.of("[128]", "[-129]", "[1.0]", "[\"1\"]", "{}", "\"AQI=\"", "[1")),
                Arguments.of(
                        Rng.class,
                        List.of("9223372036854775808", "1.5", "\"open\"", "true", "{\"seed\":1,\"open\":true}")),
                Arguments.of(Viewer.class, List.of("\"TABLE\"", "\"red\"", "7", "{\"is\":\"seat\",\"index\":1}")),
                Arguments.of(Options.class, List.of("{\"a\":1}", "{\"a\":null}", "[]", "{\"a\":\"1\",\"a\":\"1\"}")),
                Arguments.of(
                        Message.class,
                        List.of(
                                "[]",
                                "\"k\"",
                                "[1]",
                                "[\"k\",1.5]",
                                "[\"k\",null]",
                                "[\"k\",\"text\"]",
                                "[\"k\",{}]",
                                "[\"k\",{\"seat\":9}]",
                                "[\"k\",{\"seat\":1,\"x\":1}]",
                                "[\"k\",[1]]",
                                "[\"k\",[[\"a\"],1]]")),
                Arguments.of(String.class, List.of("\"\\ud800\"", "\"\\udc00x\"", "1")));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void anythingElseIsRefused(Class<?> type, List<String> texts) {
        for (String text : texts) {
            assertThatThrownBy(() -> Json.plain().readValue(text, type))
                    .as(text)
                    .isInstanceOf(JacksonException.class);
        }
    }

    @Test
    void aPileHasABound() {
        assertThat(Json.plain()
                        .readValue("[1" + ",1".repeat(999) + "]", Pile.class)
                        .size())
                .isEqualTo(1000);
        assertThatThrownBy(() -> Json.plain().readValue("[1" + ",1".repeat(1000) + "]", Pile.class))
                .isInstanceOf(JacksonException.class);
    }

    @Test
    void aPieceOfJsonThatIsNoActionIsRefusedInWords() {
        var json = GameJson.of(Toy.box().game());
        for (String text :
                List.of("", "null", "{}", "{\"do\":\"fly\"}", "{\"do\":\"draw\"} 1", "{\"do\":\"draw\",\"x\":1}")) {
            assertThat(json.readAction(text))
                    .as(text)
                    .isInstanceOfSatisfying(
                            Parsed.Bad.class, bad -> assertThat(bad.why().key()).startsWith("save."));
        }
    }
}
