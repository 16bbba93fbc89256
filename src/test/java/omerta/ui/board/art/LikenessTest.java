package omerta.ui.board.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import omerta.engine.SeatColour;
import omerta.ui.Ui;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Two drawings have the same likeness where nobody could tell them apart, and only there.
class LikenessTest {

    private static final PseudoClass OUT = PseudoClass.getPseudoClass("out");

    @Test
    void whatIsDrawnTwiceIsAlike() {
        assertThat(likeness(LikenessTest::card)).isEqualTo(likeness(LikenessTest::card));
        assertThat(likeness(LikenessTest::row)).isEqualTo(likeness(LikenessTest::row));
        assertThat(likeness(() -> PileView.of(9, true, List.of(CardFace.back()))))
                .isEqualTo(likeness(() -> PileView.of(9, true, List.of(CardFace.back()))));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void whateverCanBeToldOfItMakesItAnother(Consumer<HBox> change) {
        assertThat(likeness(() -> {
                    HBox row = row();
                    change.accept(row);
                    return row;
                }))
                .isNotEqualTo(likeness(LikenessTest::row));
    }

    static Stream<Consumer<HBox>> changes() {
        return Stream.of(
                row -> row.getStyleClass().add("lit"),
                row -> row.pseudoClassStateChanged(OUT, true),
                row -> row.setAccessibleText("four"),
                row -> row.setUserData("four"),
                row -> row.setOpacity(0.5),
                row -> row.setVisible(false),
                row -> row.setTranslateX(3),
                row -> row.setMinWidth(7),
                row -> HBox.setHgrow(row.getChildren().getFirst(), Priority.ALWAYS),
                row -> Tooltip.install(row, new Tooltip("four")),
                row -> label(row).setText("4"),
                row -> label(row).setTooltip(new Tooltip("three")),
                row -> label(row).setGraphic(new SeatSign(SeatColour.RED, "Ann")),
                row -> row.getChildren().add(new Region()),
                row -> row.getChildren().removeLast());
    }

    @Test
    void anotherPlaceOrMeasureMakesItAnother() {
        assertThat(likeness(() -> new Fit(card(), 2))).isNotEqualTo(likeness(() -> new Fit(card(), 3)));
        assertThat(likeness(() -> PileView.thing(new Region(), 2, 1)))
                .isNotEqualTo(likeness(() -> PileView.thing(new Region(), 1, 2)));
        assertThat(likeness(() -> CardFace.blank().ribbon("IV")))
                .isNotEqualTo(likeness(() -> CardFace.blank().ribbon("V")));
        assertThat(likeness(() -> new SeatSign(SeatColour.RED, "Ann")))
                .isNotEqualTo(likeness(() -> new SeatSign(SeatColour.RED, "Ben")));
    }

    @Test
    void whatCanBePressedIsLikeNothingElse() {
        assertThat(likeness(() -> new HBox(new Button("go")))).isNotEqualTo(likeness(() -> new HBox(new Button("go"))));
    }

    private static HBox row() {
        HBox row = new HBox(new Label("3"), CardFace.back());
        row.getStyleClass().add("row");
        row.setAccessibleText("three");
        return row;
    }

    private static Region card() {
        return CardFace.blank("trick").ribbon("as 7");
    }

    private static Label label(HBox row) {
        return (Label) row.getChildren().getFirst();
    }

    private static Object likeness(Supplier<? extends Node> drawn) {
        return Ui.get(() -> Likeness.of(drawn.get()));
    }
}
