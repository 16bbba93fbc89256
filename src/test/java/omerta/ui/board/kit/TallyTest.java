package omerta.ui.board.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import omerta.ui.Ui;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A table can be read by keys, row by row.
class TallyTest {

    private final Stage stage = Ui.get(() -> {
        Tally tally = new Tally(List.of(Tally.cell("House"), Tally.cell("Ada")));
        tally.row("Mill: Ada 7", List.of(Tally.cell("Mill"), Tally.cell("7")));
        tally.row("Inn: nobody", List.of(Tally.cell("Inn"), Tally.cell("–")));
        tally.total("Total: Ada 7", List.of(Tally.cell("Total"), Tally.cell("7")));
        return Ui.window(new Scene(tally, 300, 200), 300, 200);
    });

    @AfterEach
    void close() {
        Ui.run(stage::close);
    }

    private String focused() {
        return Ui.get(() -> stage.getScene().getFocusOwner().getAccessibleText());
    }

    @Test
    void arrowsGoFromRowToRowAndStayInside() {
        Ui.run(() -> Ui.all(stage.getScene().getRoot()).stream()
                .filter(node -> "Mill: Ada 7".equals(node.getAccessibleText()))
                .forEach(node -> node.requestFocus()));
        Ui.type(KeyCode.UP);
        assertThat(focused()).isEqualTo("Mill: Ada 7");
        Ui.type(KeyCode.DOWN, KeyCode.DOWN, KeyCode.DOWN);
        assertThat(focused()).isEqualTo("Total: Ada 7");
        Ui.type(KeyCode.UP);
        assertThat(focused()).isEqualTo("Inn: nobody");
    }

    @Test
    void whatIsClickedGetsTheFocus() {
        Ui.run(() -> stage.getScene().getRoot().applyCss());
        Ui.click(Ui.all(stage.getScene().getRoot()).stream()
                .filter(node -> "Inn: nobody".equals(node.getAccessibleText()))
                .findFirst()
                .orElseThrow());
        assertThat(focused()).isEqualTo("Inn: nobody");
    }
}
