package omerta.ui.shell.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import omerta.Complaint;
import omerta.engine.House;
import omerta.engine.Option;
import omerta.engine.Player;
import omerta.engine.Seat;
import omerta.engine.SeatColour;
import omerta.engine.Table;
import org.junit.jupiter.api.Test;

class DraftTest {

    private static final List<String> NAMES = List.of("Ann", "Ben", "Cat", "Dan", "Eve", "Fay");
    private final Draft three = Draft.of(3, 2, 6, NAMES);

    @Test
    void fewerMaySitWhereThatIsAgreed() {
        Draft three = Draft.of(3, 3, 6, List.of("Ana", "Bo", "Cy")).of(List.of(new Option.Fewer("two", 2)));

        assertThat(three.canShrink()).isFalse();
        assertThat(three.option("two", "true").canShrink()).isTrue();
        assertThat(three.option("two", "true").without(0).canShrink()).isFalse();
    }

    @Test
    void aDraftBeginsWithNamesAndColoursForAll() {
        assertThat(names(three)).isEqualTo("Ann Ben Cat");
        assertThat(three.chairs()).extracting(Chair::colour).doesNotHaveDuplicates();
        assertThat(three.problem()).isEmpty();
    }

    @Test
    void seatsComeAndGoWithinTheGamesRange() {
        assertThat(three.canShrink()).isTrue();
        assertThat(three.without(0).canShrink()).isFalse();
        Draft six = three.more("Dan").more("Eve").more("Fay");
        assertThat(six.canGrow()).isFalse();
        assertThat(six.chairs()).extracting(Chair::colour).containsExactlyInAnyOrder(SeatColour.values());
    }

    @Test
    void aNewSeatTakesTheFirstFreeColour() {
        SeatColour freed = three.chairs().getFirst().colour();
        assertThat(three.without(0).more("Zoe").chairs().getLast().colour()).isEqualTo(freed);
    }

    @Test
    void seatsMoveWithinTheOrderOfPlay() {
        assertThat(names(three.moved(0, 1))).isEqualTo("Ben Ann Cat");
        assertThat(three.moved(0, -1)).isEqualTo(three);
        assertThat(three.moved(2, 1)).isEqualTo(three);
    }

    @Test
    void whoWasChosenIsFollowedToAnotherSeat() {
        Option.Who dealer = new Option.Who("dealer");
        Draft chosen = three.of(List.of(dealer, new Option.Flag("fast", true))).option("dealer", "2");

        assertThat(dealer.in(chosen.moved(1, -1).options())).contains(Seat.of(0));
        assertThat(dealer.in(chosen.moved(2, -1).options())).contains(Seat.of(2));
        assertThat(dealer.in(chosen.moved(0, -1).options())).contains(Seat.of(1));
        assertThat(dealer.in(chosen.without(0).options())).contains(Seat.of(0));
        assertThat(dealer.in(chosen.without(2).options())).contains(Seat.of(1));
        assertThat(dealer.in(chosen.without(1).options())).as("nobody any more").isEmpty();
        for (int seed = 0; seed < 20; seed++) {
            Table table = chosen.shuffled(true).table(new Random(seed), pin -> pin);
            Seat seat = dealer.in(table.options()).orElseThrow();
            assertThat(table.player(seat).name()).as("seed " + seed).isEqualTo("Ben");
        }
    }

    @Test
    void twoSeatsSwapColours() {
        SeatColour first = three.chairs().get(0).colour();
        SeatColour last = three.chairs().get(2).colour();
        Draft swapped = three.coloured(0, last);
        assertThat(swapped.chairs().get(0).colour()).isEqualTo(last);
        assertThat(swapped.chairs().get(2).colour()).isEqualTo(first);
    }

    @Test
    void aNameMayBeNeitherBlankNorTooLong() {
        assertThat(three.with(1, chair -> chair.named("  ")).problem()).contains("setup.problem.blank");
        assertThat(three.with(1, chair -> chair.named("x".repeat(25))).problem())
                .contains("setup.problem.long");
        assertThat(three.with(1, chair -> chair.named("x".repeat(24) + " ")).problem())
                .isEmpty();
    }

    @Complaint(7)
    @Test
    void twoPlayersMayBearTheSameName() {
        Draft twins = three.with(0, chair -> chair.named("Ann")).with(1, chair -> chair.named("Ann"));

        assertThat(twins.problem()).isEmpty();
        assertThat(twins.table(new Random(1), pin -> pin).seats()).hasSize(3);
    }

    @Test
    void theTableKeepsOrderOptionsHouseAndLockedPins() {
        Table table = three.with(1, chair -> chair.locked("1234"))
                .option("target", "20")
                .at(new House(true, false, false))
                .table(new Random(1), pin -> "hash of " + pin);
        assertThat(table.players())
                .containsExactly(
                        new Player("Ann", three.chairs().get(0).colour()),
                        new Player("Ben", three.chairs().get(1).colour(), "hash of 1234"),
                        new Player("Cat", three.chairs().get(2).colour()));
        assertThat(table.options().values()).containsEntry("target", "20");
        assertThat(table.house().freeUndo()).isTrue();
    }

    @Test
    void aShuffledTableSeatsTheSamePlayersInAnotherOrder() {
        Draft shuffled = Draft.of(6, 2, 6, NAMES).shuffled(true);
        List<Player> players = shuffled.table(new Random(7), pin -> pin).players();
        assertThat(players).extracting(Player::name).containsExactlyInAnyOrderElementsOf(NAMES);
        assertThat(players).extracting(Player::name).isNotEqualTo(NAMES);
    }

    private static String names(Draft draft) {
        return draft.chairs().stream().map(Chair::name).collect(Collectors.joining(" "));
    }
}
