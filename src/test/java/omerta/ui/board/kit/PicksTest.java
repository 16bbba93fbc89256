package omerta.ui.board.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What has been pointed at, and the actions that it may still become.
class PicksTest {

    /// What must be pointed at for each action; a spy is sent to a house or to a player.
    private static final Map<String, List<List<String>>> PARTS = Map.of(
            "stab", List.of(List.of("knife", "killer", "victim")),
            "spy", List.of(List.of("spy", "house"), List.of("spy", "player")),
            "bribe", List.of(List.of("chit", "house")),
            "walk", List.of());

    private final Picks<String, String> picks =
            new Picks<>(List.of("stab", "spy", "bribe", "walk"), action -> PARTS.getOrDefault(action, List.of()));

    @Test
    void nothingIsChosenAtFirst() {
        assertThat(picks.isEmpty()).isTrue();
        assertThat(picks.back()).isFalse();
        assertThat(picks.targets()).isEmpty();
        assertThat(picks.complete()).isEmpty();
        assertThat(picks.choosable())
                .containsExactlyInAnyOrder("knife", "killer", "victim", "spy", "house", "player", "chit");
    }

    @Test
    void thePartsAreChosenInAnyOrder() {
        picks.add("victim");
        picks.add("knife");
        picks.add("knife");
        assertThat(picks.picked()).containsExactly("victim", "knife");
        assertThat(picks.fitting()).containsExactly("stab");
        assertThat(picks.missing("stab")).containsExactly("killer");
        assertThat(picks.only()).contains("killer");
        assertThat(picks.complete()).isEmpty();
        picks.add("killer");
        assertThat(picks.complete()).contains("stab");
        assertThat(picks.targets()).isEmpty();
    }

    @Test
    void anActionMayBeChosenInSeveralWays() {
        picks.add("spy");
        assertThat(picks.targets()).containsExactlyInAnyOrder("house", "player");
        assertThat(picks.only()).isEmpty();
        picks.add("player");
        assertThat(picks.complete()).contains("spy");
    }

    @Test
    void whatDoesNotGoWithTheRestMayBeginAnew() {
        picks.add("knife");
        assertThat(picks.fittingWith("chit")).isEmpty();
        assertThat(picks.fittingAlone("chit")).containsExactly("bribe");
        assertThat(picks.pickedAnd("chit")).containsExactly("knife", "chit");
        picks.begin("chit");
        assertThat(picks.has("knife")).isFalse();
        assertThat(picks.fittingWith("house")).containsExactly("bribe");
    }

    @Test
    void theLastIsForgottenFirst() {
        picks.add("chit");
        picks.add("house");
        assertThat(picks.back()).isTrue();
        assertThat(picks.picked()).containsExactly("chit");
        picks.remove("chit");
        assertThat(picks.isEmpty()).isTrue();
    }
}
