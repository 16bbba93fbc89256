package omerta.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.engine.Message;
import omerta.engine.Options;
import omerta.engine.Outcome;
import omerta.engine.Outcome.ScoreLine;
import omerta.engine.Outcome.Standing;
import omerta.engine.Seat;
import omerta.hush.Tables;
import org.junit.jupiter.api.Test;

class VerdictTest {

    private static final Message SOURCE = Message.of("da-capo.score.game", 1);
    private static final Outcome OUTCOME = new Outcome(
            Message.verbatim("It is over."),
            "da-capo.score.points",
            List.of(standing(1, 1, 12), standing(0, 2, 1)),
            List.of(Message.verbatim("A tie.")));

    @Test
    void theEndIsSaidLineByLineWithAmountsInTheirUnit() {
        assertThat(lines(Language.ENGLISH, "da-capo"))
                .containsExactly("It is over.", "Place 1: Bo, 12 points", "Place 2: Ada, 1 point", "A tie.");
        assertThat(lines(Language.GERMAN, "da-capo")).contains("Platz 1: Bo, 12 Punkte");
        assertThat(lines(Language.BRAZILIAN, "da-capo")).contains("1º lugar: Bo, 12 pontos");
    }

    private static List<String> lines(Language language, String game) {
        return Verdict.lines(
                OUTCOME, Tables.of(2, Options.STANDARD), Phrases.of(language).with(game));
    }

    private static Standing standing(int seat, int place, int total) {
        return new Standing(Seat.of(seat), place, total, List.of(new ScoreLine(SOURCE, total)));
    }
}
