package omerta.ui.shell.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import omerta.save.Finished;
import org.junit.jupiter.api.Test;

class SummaryTest {

    /// Matches as text: the moves, then each player as `name place total`.
    private static Summary summary(String... matches) {
        return Summary.of(Stream.of(matches).map(SummaryTest::match).toList());
    }

    private static Finished match(String text) {
        String[] parts = text.split(", ");
        List<Finished.Place> seats = Stream.of(parts)
                .skip(1)
                .map(part -> part.split(" "))
                .map(words -> new Finished.Place(words[0], Integer.parseInt(words[1]), Integer.parseInt(words[2])))
                .toList();
        return new Finished(text, "da-capo", Instant.EPOCH, Integer.parseInt(parts[0]), Optional.empty(), seats);
    }

    @Test
    void whoWonMostComesFirst() {
        Summary summary =
                summary("100, Anna 2 10, Bruno 1 30", "200, Anna 1 25, Bruno 2 5", "330, Anna 2 12, Bruno 1 22");

        assertThat(summary)
                .isEqualTo(new Summary(
                        3,
                        210,
                        330,
                        List.of(new Summary.Player("Bruno", 3, 2, 30, 19), new Summary.Player("Anna", 3, 1, 25, 16))));
    }

    @Test
    void aSharedFirstPlaceIsAWinForEach() {
        assertThat(summary("9, Anna 1 7, Bruno 1 7, Carla 3 1").players())
                .extracting(Summary.Player::wins)
                .containsExactly(1, 1, 0);
    }

    @Test
    void aNameInOtherLettersIsTheSamePlayer() {
        assertThat(summary("9, anna 1 7", "9, ANNA 1 -5").players())
                .containsExactly(new Summary.Player("ANNA", 2, 2, 7, 1));
    }

    @Test
    void theBestIsTheLeastWhereTheFirstHaveLess() {
        assertThat(summary("9, Anna 1 0, Bruno 2 4", "9, Anna 2 7, Bruno 1 2").players())
                .extracting(Summary.Player::name, Summary.Player::best)
                .containsExactly(tuple("Anna", 0), tuple("Bruno", 2));
    }

    @Test
    void losingTotalsHaveABestToo() {
        assertThat(summary("9, Anna 1 -7", "9, Anna 1 -3").players())
                .containsExactly(new Summary.Player("Anna", 2, 2, -3, -5));
    }
}
