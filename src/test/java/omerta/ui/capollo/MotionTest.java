package omerta.ui.capollo;

import static omerta.capollo.DonCapolloBusiness.OLIVE_OIL;
import static omerta.capollo.DonCapolloBusiness.WEAPONS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.capollo.DonCapolloAction;
import omerta.capollo.DonCapolloPositions;
import omerta.capollo.DonCapolloState;
import omerta.engine.Seat;
import omerta.ui.Ui;
import omerta.ui.board.Pace;
import omerta.ui.board.art.PileView;
import org.junit.jupiter.api.Test;

/// Cards, money and favours go over the table to where they come to lie.
class MotionTest {

    private static final Pace CRAWL = new Pace(0.001);

    @Test
    void cardsThatAreTurnedUpComeFromTheDrawPile() {
        assertThat(moving(DonCapolloPositions.begun(3), 0, new DonCapolloAction.TwoCards()))
                .isEqualTo(2);
    }

    @Test
    void anAccountedRowGoesToTheDiscardPileAndMoneyToThePurse() {
        assertThat(moving(DonCapolloPositions.begun(3), 0, new DonCapolloAction.Account(OLIVE_OIL)))
                .isEqualTo(1);
        assertThat(moving(DonCapolloPositions.begun(3), 0, new DonCapolloAction.Account(WEAPONS)))
                .isEqualTo(2);
    }

    @Test
    void aFavourThatIsCalledInGoesHomeAndTheCardToItsHolder() {
        assertThat(moving(DonCapolloPositions.accounting(), 2, new DonCapolloAction.CallRow(Seat.of(0), WEAPONS)))
                .isEqualTo(2);
    }

    @Test
    void whatADealGivesGoesBothWays() {
        assertThat(moving(DonCapolloPositions.asked(true), 1, new DonCapolloAction.Accept(List.of())))
                .isEqualTo(3);
    }

    @Test
    void theNextPictureEndsAllMovement() {
        CapolloSitting sitting = played(DonCapolloPositions.begun(3), 0, new DonCapolloAction.TwoCards());
        sitting.pace = Pace.STILL;
        sitting.show();
        assertThat(moving(sitting)).isZero();
        List<String> rest = sitting.dump();
        sitting.show();
        assertThat(sitting.dump()).isEqualTo(rest);
        sitting.close();
    }

    private static long moving(DonCapolloState state, int seat, DonCapolloAction action) {
        CapolloSitting sitting = played(state, seat, action);
        long moving = moving(sitting);
        sitting.close();
        return moving;
    }

    private static CapolloSitting played(DonCapolloState state, int seat, DonCapolloAction action) {
        CapolloSitting sitting = CapolloSitting.open(state, seat);
        sitting.pace = CRAWL;
        assertThat(sitting.match.play(sitting.actor(), action).isLegal()).isTrue();
        sitting.showNews();
        return sitting;
    }

    private static long moving(CapolloSitting sitting) {
        return Ui.get(() -> sitting.root.getChildren().stream()
                .filter(PileView.class::isInstance)
                .count());
    }
}
