package omerta.ui.board.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import omerta.ui.Ui;
import omerta.ui.shell.kit.Look;
import org.junit.jupiter.api.Test;

class FactRowTest {

    @Test
    void factsStandBesideOneAnotherWhereThereIsRoom() {
        List<Bounds> parts = Ui.get(() -> laid(400));
        assertThat(parts).filteredOn(part -> part.getMinY() == 0).hasSize(5);
        assertThat(parts).allMatch(part -> part.getMinX() >= 0 && part.getMaxX() <= 400);
    }

    @Test
    void factsFollowOneAnotherInLinesWhereThereIsLittleRoom() {
        List<Bounds> parts = Ui.get(() -> laid(210));
        assertThat(parts.get(1).getMinX()).isGreaterThan(parts.get(0).getMaxX());
        assertThat(parts.get(2).getMinX()).isGreaterThan(parts.get(1).getMaxX());
        assertThat(parts.get(4).getMinX()).isEqualTo(parts.get(0).getMinX());
        assertThat(parts.get(4).getMinY()).isGreaterThanOrEqualTo(parts.get(0).getMaxY());
        assertThat(parts).allMatch(part -> part.getMaxX() <= 210);
    }

    @Test
    void factsStandUnderOneAnotherWhereThereIsRoomForOneAlone() {
        List<Bounds> parts = Ui.get(() -> laid(100));
        assertThat(parts.stream().map(Bounds::getMinX).distinct()).hasSizeGreaterThan(1);
        assertThat(parts.get(2).getMinY()).isGreaterThanOrEqualTo(parts.get(0).getMaxY());
        assertThat(parts).allMatch(part -> part.getMaxX() <= 100);
    }

    /// Where numbers and words lie, in turn, at their usual size.
    private static List<Bounds> laid(double width) {
        FactRow row = new FactRow();
        row.show(List.of(
                new FactRow.Entry("$12,000", "Cash"),
                new FactRow.Entry("7", "Men left"),
                new FactRow.Entry("3", "Men lost"),
                new FactRow.Entry("2", "Men killed"),
                new FactRow.Entry("9", "Cards")));
        row.setManaged(false);
        Scene scene = new Scene(new Pane(row), 500, 300);
        new Look(true, 100).apply(scene, List.of());
        scene.getRoot().applyCss();
        row.resize(width, row.prefHeight(width));
        row.layout();
        return row.getChildrenUnmodifiable().stream()
                .map(Node::getBoundsInParent)
                .toList();
    }
}
