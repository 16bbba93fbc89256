package omerta.ui.pepe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import omerta.pepe.DonPepeCard;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.ui.Ui;
import omerta.ui.board.art.CardFace;
import omerta.ui.shell.kit.Look;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Names and rules of the cards fit on them in every language, the rules in letters of their usual size.
class WordsOnCardsTest {

    static List<Language> languages() {
        return Language.spoken();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void noWordOnACardIsCut(Language language) {
        PepeSitting sitting = PepeSitting.open(TablePlanTest.full(3));
        sitting.speak(Phrases.of(language).with("don-pepe"));
        Faces faces = new Faces(new Names(sitting));
        for (DonPepeCard card : DonPepeCard.values()) {
            CardFace face = Ui.get(() -> faces.of(card));
            StackPane holder = Ui.get(() -> {
                StackPane made = new StackPane(face);
                Scene scene = new Scene(made, CardFace.WIDTH, CardFace.HEIGHT);
                new Look(true, 100).apply(scene, List.of(new DonPepeTableMaker().styleSheet()));
                made.applyCss();
                made.layout();
                return made;
            });
            assertThat(TablePlanTest.cut(holder)).as(card.name()).isEmpty();
            assertThat(Ui.get(() -> Faces.ruleFactor(face))).as(card.name()).isEqualTo(1);
        }
        sitting.close();
    }
}
