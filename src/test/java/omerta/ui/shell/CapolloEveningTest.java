package omerta.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import javafx.scene.Node;
import javafx.scene.control.Button;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.capollo.DonCapolloAction;
import omerta.capollo.DonCapolloBusiness;
import omerta.capollo.DonCapolloPositions;
import omerta.capollo.DonCapolloState;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import omerta.match.Start;
import omerta.save.Fresh;
import omerta.save.Session;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import omerta.ui.shell.flow.Stand;
import omerta.ui.shell.results.ResultsScreen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Four bargain in the real scene by mouse: offers and counter-offers, a favour called in against a deal and one against an
/// accountability; then they play to the end.
class CapolloEveningTest {

    private static final Seat ADA = Seat.of(0);
    private static final Seat BO = Seat.of(1);
    private static final Seat CY = Seat.of(2);
    private static final Seat DI = Seat.of(3);
    private static final long SEED = 50;

    @TempDir
    private Path home;

    @Test
    void fourBargainBreakInAndPlayToTheEnd() {
        System.out.println("seed " + SEED);
        try (Salon salon = new Salon(home)) {
            Session<DonCapolloState, DonCapolloAction> session = begun(salon);
            Ui.run(() -> salon.shell.enter(session));
            Evening evening = new Evening(salon, session);
            evening.dealIsBargainedOver();
            evening.favourBreaksTheDeal();
            evening.openCardFindsItsPlace();
            evening.favourTakesFromAnAccountability();
            new Players<>(salon, session, new Random(SEED)).playToTheEnd();
            assertThat(salon.shell.screen()).isInstanceOf(ResultsScreen.class);
        }
    }

    private static Session<DonCapolloState, DonCapolloAction> begun(Salon salon) {
        @SuppressWarnings("unchecked") // the game of this name
        GameBox<DonCapolloState, DonCapolloAction> box = (GameBox<DonCapolloState, DonCapolloAction>)
                Games.find("don-capollo").orElseThrow();
        DonCapolloState state = DonCapolloPositions.market(4);
        return ((Fresh.In<DonCapolloState, DonCapolloAction>)
                        salon.library.begin(box, DonCapolloPositions.table(4), new Start.Position<>(state)))
                .session();
    }

    private record Evening(Salon salon, Session<DonCapolloState, DonCapolloAction> session) {

        void dealIsBargainedOver() {
            spot("Family of Bo");
            spot("the open card weapons: Ada gives it");
            spot("Ask for corruption from the hand of Bo");
            salon.click("deal-make");
            assertThat(salon.stand()).isEqualTo(open(BO));

            salon.click("deal-counter");
            salon.click("deal-own-hand");
            lift();
            spot("corruption, card 2 of 2");
            spot("$1: Ada gives it");
            salon.click("deal-make");
            assertThat(salon.stand()).isEqualTo(open(ADA));

            salon.click("deal-counter");
            spot("$1: Ada keeps it after all");
            spot("drinks from the row × 3: Bo gives it");
            spot("corruption from the hand: Bo keeps it");
            salon.click("deal-make");
            assertThat(salon.stand()).isEqualTo(open(BO));
            salon.click("deal-accept");
        }

        void favourBreaksTheDeal() {
            assertThat(salon.stand()).isEqualTo(open(CY));
            spot("Ada's favour, held by Cy");
            spot("Open card: weapons");
            assertThat(state().row(CY, DonCapolloBusiness.WEAPONS)).isEqualTo(2);
            assertThat(state().holder(ADA)).isEqualTo(ADA);
            assertThat(state().pending()).isEmpty();
            assertThat(state().row(BO, DonCapolloBusiness.DRINKS)).isEqualTo(3);
        }

        void openCardFindsItsPlace() {
            spot("Ada, olive oil");
            spot("Discard pile");
            spot("Open card: casino");
            spot("Ada: a free place");
            assertThat(state().row(ADA, DonCapolloBusiness.CASINO)).isEqualTo(1);
        }

        void favourTakesFromAnAccountability() {
            Ui.click(button("Di", "Act"));
            assertThat(salon.stand()).isEqualTo(open(DI));
            spot("Di, loan-sharking");
            spot("Discard pile");
            assertThat(salon.stand()).isEqualTo(open(BO));
            spot("Di's favour, held by Bo");
            spot("Di, loan-sharking");
            assertThat(salon.stand()).isEqualTo(open(DI));
            spot("Account for it");
            assertThat(state().row(BO, DonCapolloBusiness.LOAN_SHARKING)).isEqualTo(1);
            assertThat(state().row(DI, DonCapolloBusiness.LOAN_SHARKING)).isZero();
            assertThat(state().money(DI)).isEqualTo(12);
            assertThat(salon.stand()).isEqualTo(open(ADA));
        }

        private static Stand open(Seat seat) {
            return new Stand.Open(Optional.of(seat));
        }

        private DonCapolloState state() {
            return session.sight().view(Viewer.TABLE).state();
        }

        private void lift() {
            assertThat(salon.isCurtainDown()).isTrue();
            salon.passTime();
            salon.click("lift");
        }

        private void spot(String words) {
            Ui.click(Ui.find(
                            salon.scene.getRoot(),
                            Spot.class,
                            spot -> spot.getAccessibleText().startsWith(words) && !spot.isDisabled())
                    .orElseThrow(() -> new AssertionError("no spot: " + words)));
        }

        /// The button with these words on the card of this seat.
        private Node button(String seat, String words) {
            return Ui.find(
                            salon.scene.getRoot(),
                            Button.class,
                            button -> words.equals(button.getText())
                                    && seat.equals(
                                            button.getParent().getParent().getAccessibleText()))
                    .orElseThrow();
        }
    }
}
