package omerta.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MessageTest {

    @Test
    void itTakesWhatCanBeSaid() {
        Message message = Message.of("key", 1, Seat.of(0), Message.verbatim("x"), List.of(Message.of("a")), List.of());

        assertThat(message.args()).hasSize(5);
        assertThat(message).isEqualTo(new Message("key", message.args()));
    }

    @ParameterizedTest
    @MethodSource
    void itTakesNothingElse(Object arg) {
        assertThatThrownBy(() -> Message.of("key", arg)).isInstanceOf(IllegalArgumentException.class);
    }

    static List<Object> itTakesNothingElse() {
        return List.of("text", 1.5, 1L, List.of(1), Pile.EMPTY, SeatColour.RED);
    }

    @Test
    void aVerbatimTextStandsAsItIs() {
        assertThat(Message.verbatim("a:b {0}").isVerbatim()).isTrue();
        assertThat(Message.verbatim("a:b {0}").verbatimText()).isEqualTo("a:b {0}");
        assertThat(Message.verbatim("").verbatimText()).isEmpty();
        assertThat(Message.of("verbatim").isVerbatim()).isFalse();
    }

    @Test
    void aVerbatimTextIsNoLongerThanPeopleRead() {
        assertThat(Message.verbatim("x".repeat(100_000)).verbatimText())
                .startsWith("xxx")
                .endsWith("x …")
                .hasSizeLessThan(500);
    }

    @Test
    void aRefusalNamesItsClauseAndReason() {
        Ruling.Illegal illegal = Ruling.illegal("HU-1", "refusal.card", 3);

        assertThat(illegal.isLegal()).isFalse();
        assertThat(illegal).isEqualTo(new Ruling.Illegal("HU-1", Message.of("refusal.card", 3)));
        assertThat(Ruling.LEGAL.isLegal()).isTrue();
    }
}
