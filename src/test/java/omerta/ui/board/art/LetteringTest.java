package omerta.ui.board.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import omerta.ui.Ui;
import omerta.ui.shell.kit.Look;
import org.junit.jupiter.api.Test;

class LetteringTest {

    private static final String WORDS = "Three men fall asleep over their drinks";

    @Test
    void wordsHaveTheirUsualSizeWhereThereIsRoom() {
        assertThat(Ui.get(() -> laid(WORDS, 400, 40)).factor(400, 40)).isEqualTo(1);
    }

    @Test
    void wordsAreSmallerAndWholeWhereThereIsLittle() {
        Lettering lettering = Ui.get(() -> laid(WORDS, 80, 44));
        assertThat(lettering.factor(80, 44)).isBetween(0.5, 0.95);
        assertThat(shown(lettering)).isEqualTo(WORDS);
    }

    @Test
    void noWordIsBroken() {
        double usual = Ui.get(() -> laid("Schlummercocktail", 400, 200)).prefWidth(-1);
        double room = usual * 0.7;
        assertThat(Ui.get(() -> laid("Schlummercocktail", room, 200)).factor(room, 200))
                .isLessThanOrEqualTo(0.7);
    }

    private static Lettering laid(String words, double width, double height) {
        Lettering lettering = new Lettering(words, "words");
        lettering.setManaged(false);
        Scene scene = new Scene(new Pane(lettering), 500, 300);
        new Look(true, 100).apply(scene, List.of());
        scene.getRoot().applyCss();
        lettering.resize(width, height);
        scene.getRoot().layout();
        lettering.layout();
        return lettering;
    }

    private static String shown(Lettering lettering) {
        Label label = (Label) lettering.getChildrenUnmodifiable().getFirst();
        return Ui.get(() -> ((Text) label.lookup(".text")).getText());
    }
}
