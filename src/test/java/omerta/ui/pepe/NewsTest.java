package omerta.ui.pepe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.input.KeyCode;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.pepe.DonPepeAction;
import omerta.ui.Ui;
import omerta.ui.board.Pace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What happened is acted out over the table; whatever moves leaves the scene as the picture says.
class NewsTest {

    private static final Pace CRAWL = new Pace(0.001);

    private final PepeSitting sitting = PepeSitting.inHand("""
            *Y b27 j2 m8 g5 hand KGBPM
            R b28 m9 g7 cake 6 hand KKGGM
            B b13 g26 hand MM
            """);

    @AfterEach
    void close() {
        sitting.close();
    }

    @Test
    void aShotIsSeen() {
        does(CRAWL, new DonPepeAction.Shoot(2, 28));
        assertThat(isRunning()).isTrue();
    }

    @Test
    void aClickEndsItAll() {
        does(CRAWL, new DonPepeAction.KaBoom(Seat.of(1)));
        Ui.click(sitting.root);
        assertThat(isRunning()).isFalse();
        assertThat(sitting.dump()).isEqualTo(atRest());
    }

    @Test
    void aKeyEndsItAll() {
        does(CRAWL, new DonPepeAction.Move(5, 11));
        Ui.type(KeyCode.SHIFT);
        assertThat(isRunning()).isFalse();
        assertThat(sitting.dump()).isEqualTo(atRest());
    }

    @Test
    void theNextPictureEndsItAll() {
        does(CRAWL, new DonPepeAction.PassCake(Seat.of(1), 7));
        sitting.pace = Pace.STILL;
        sitting.show();
        assertThat(isRunning()).isFalse();
        assertThat(sitting.dump()).isEqualTo(atRest());
    }

    @Test
    void nothingMovesWhereNothingIsToMove() {
        does(Pace.STILL, new DonPepeAction.Stab(8, 9));
        assertThat(isRunning()).isFalse();
    }

    @Test
    void allOfItComesToItsEnd() {
        does(new Pace(50), new DonPepeAction.KaBoom(Seat.of(1)));
        for (int i = 0; i < 200 && isRunning(); i++) {
            Ui.settle(sitting.scene);
        }
        assertThat(isRunning()).isFalse();
        assertThat(sitting.dump()).isEqualTo(atRest());
    }

    private void does(Pace pace, DonPepeAction action) {
        sitting.pace = pace;
        assertThat(sitting.match.play(sitting.actor(), action)).isEqualTo(Ruling.LEGAL);
        sitting.showNews();
    }

    private boolean isRunning() {
        return Ui.get(() -> ((Surface) sitting.board.middle()).acts().isRunning());
    }

    private List<String> atRest() {
        sitting.pace = Pace.STILL;
        sitting.show();
        return sitting.dump();
    }
}
