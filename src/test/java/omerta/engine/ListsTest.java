package omerta.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ListsTest {

    private static final List<String> THREE = List.of("a", "b", "c");

    @Test
    void oneThingIsChangedAndTheListBeforeStays() {
        assertThat(Lists.with(THREE, 1, "x")).containsExactly("a", "x", "c");
        assertThat(Lists.plus(THREE, "x")).containsExactly("a", "b", "c", "x");
        assertThat(Lists.without(THREE, 0)).containsExactly("b", "c");
        assertThat(Lists.withoutLast(THREE)).containsExactly("a", "b");
        assertThat(THREE).containsExactly("a", "b", "c");
    }

    @Test
    void whatIsThereAlreadyChangesNothing() {
        assertThat(Lists.with(THREE, 2, "c")).isSameAs(THREE);
    }

    @Test
    void theResultCannotBeChanged() {
        List<String> list = Lists.plus(List.of(), "a");
        assertThat(List.copyOf(list)).isSameAs(list);
    }

    @Test
    void aPlaceThatIsNotThereIsRefused() {
        assertThatThrownBy(() -> Lists.with(THREE, 3, "x")).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> Lists.without(THREE, -1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> Lists.withoutLast(List.of())).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
