package omerta.ui.board.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import javafx.scene.shape.SVGPath;
import omerta.ui.Ui;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArtTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "assets/shell/mark.svg",
                "assets/shell/title.svg",
                "assets/da-capo/title.svg",
                "assets/da-capo/poster.svg",
                "assets/style/back.svg"
            })
    void everyDrawingHasPathsInsideItsBox(String file) {
        Art art = Art.of(file);
        assertThat(art.strokes()).isNotEmpty();
        Ui.run(() -> art.strokes().forEach(stroke -> {
            SVGPath path = new SVGPath();
            path.setContent(stroke.path());
            assertThat(path.getBoundsInLocal().isEmpty()).isFalse();
            assertThat(path.getBoundsInLocal().getMaxX()).isLessThanOrEqualTo(art.width() + 1);
            assertThat(path.getBoundsInLocal().getMaxY()).isLessThanOrEqualTo(art.height() + 1);
        }));
    }

    @Test
    void aSheetHoldsSeveralDrawings() {
        assertThat(Art.of("assets/style/numerals.svg", "7").strokes()).hasSize(1);
        assertThat(Art.of("assets/style/numerals.svg", "10").width())
                .isGreaterThan(Art.of("assets/style/numerals.svg", "1").width());
    }

    @Test
    void whatIsMissingIsNamed() {
        assertThatThrownBy(() -> Art.of("assets/none.svg")).hasMessageContaining("assets/none.svg");
        assertThatThrownBy(() -> Art.of("assets/style/numerals.svg", "12")).hasMessageContaining("12");
    }
}
