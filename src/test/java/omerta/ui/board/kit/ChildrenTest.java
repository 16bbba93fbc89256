package omerta.ui.board.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The wanted nodes lie there, in their order; those that lay there already are not touched.
class ChildrenTest {

    private final List<Region> nodes = Stream.generate(Region::new).limit(6).toList();
    private final Pane pane = new Pane();
    private final List<Node> removed = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(strings = {"0123", "", "13", "401253", "045", "5", "3210", "1032"})
    void theWantedNodesLieThere(String wanted) {
        Children.lay(pane.getChildren(), some("0123"));
        Children.lay(pane.getChildren(), some(wanted));
        assertThat(pane.getChildren()).isEqualTo(some(wanted));
    }

    @Test
    void whatStaysIsNotTouched() {
        Children.lay(pane.getChildren(), some("0123"));
        pane.getChildren().addListener((ListChangeListener<Node>) change -> {
            while (change.next()) {
                removed.addAll(change.getRemoved());
            }
        });
        Children.lay(pane.getChildren(), some("40253"));
        assertThat(removed).isEqualTo(some("1"));
    }

    private List<Region> some(String numbers) {
        return numbers.chars().mapToObj(number -> nodes.get(number - '0')).toList();
    }
}
