package omerta.corleone;

import static omerta.corleone.Fixture.GAME;
import static omerta.corleone.Moves.bid;
import static omerta.corleone.Moves.complete;
import static omerta.corleone.Moves.done;
import static omerta.corleone.Moves.keep;
import static omerta.corleone.Moves.look;
import static omerta.corleone.Moves.pick;
import static omerta.corleone.Moves.place;
import static omerta.corleone.Moves.play;
import static omerta.corleone.Position.A;
import static omerta.corleone.Position.B;
import static omerta.corleone.Position.C;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import omerta.Rule;
import omerta.engine.Pile;
import omerta.engine.Privacy;
import omerta.engine.SeatSet;
import omerta.engine.Viewer;
import org.junit.jupiter.api.Test;

class SilenceTest {

    @Test
    @Rule({"CO-43.11", "CO-43.12", "CO-43.13", "CO-43.14"})
    void whatIsHiddenAndWhatIsOpen() {
        Position position = Position.at(3)
                .hand(A, "gun $1 open-war")
                .hand(B, "narc $5")
                .suitcase(B, "$3 $5")
                .done(B, "landslide")
                .row("double-books")
                .allies("the-fence")
                .deck("street-warning");
        CorleoneState view = position.seenBy(A);
        assertThat(Sketch.text(view.hand(A))).isEqualTo("gun $1 open-war");
        assertThat(Sketch.text(view.hand(B))).isEqualTo("? ?");
        assertThat(Sketch.text(view.family(B).suitcase())).isEqualTo("? ?");
        assertThat(Sketch.text(view.family(B).done())).isEqualTo("landslide");
        assertThat(Sketch.text(view.supply().deck())).isEqualTo("?");
        assertThat(view.supply().discards()).isEqualTo(position.state().supply().discards());
        assertThat(view.supply().row()).isEqualTo(position.state().supply().row());
        assertThat(view.supply().allies()).isEqualTo(position.state().supply().allies());
        assertThat(view.supply().stock()).isEqualTo(position.state().supply().stock());
        assertThat(view.board()).isEqualTo(position.state().board());
        assertThat(view.supply().blue()).isEqualTo(Pile.faceDown(8));
        assertThat(view.supply().red()).isEqualTo(Pile.faceDown(4));
        assertThat(view.supply().later()).allMatch(pile -> !pile.isEmpty() && pile.equals(pile.hidden()));
        assertThat(Sketch.text(position.seenBy(Viewer.TABLE).hand(A))).isEqualTo("? ? ?");
    }

    @Test
    @Rule({"CO-43.11", "CO-43.13", "CO-12"})
    void jobsThatAreLookedAtAreSeenByOneAlone() {
        Position position = Position.at(2)
                .onDeck("open-war landslide")
                .does(A, place("gentlemens-tailor"))
                .does(A, look());
        assertThat(position.learned()).isEqualTo(SeatSet.of(A));
        assertThat(position.told().getFirst().mask(B)).isEqualTo(new CorleoneIcon.Looked(A, 2, List.of()));
        assertThat(position.decision().privacy()).isEqualTo(Privacy.IN_HAND);
        CorleonePending.Looking seen =
                (CorleonePending.Looking) position.seenBy(B).pending().getLast();
        assertThat(seen.jobs()).isEqualTo(Pile.faceDown(2));
        position.does(A, keep("open-war"));
        assertThat(position.told().getFirst().mask(B))
                .isEqualTo(new CorleoneIcon.Kept(A, Optional.empty(), Optional.of("landslide")));
    }

    @Test
    @Rule("CO-49.1")
    void whoeverHasCardsIsAskedForTheSuitcase() {
        Position bill = Position.at(2).hand(A, "$1").does(A, place("undertaker"));
        Position none = Position.at(2).hand(A, "gun").does(A, place("undertaker"));
        assertThat(bill.asked()).containsExactly(A);
        assertThat(none.asked()).containsExactly(A);
        assertThat(none.lists(A)).containsExactly(done());
        assertThat(GAME.turn(none.state())).isEqualTo(GAME.turn(bill.state()));
    }

    @Test
    @Rule("CO-49.2")
    void whatAllCanSeeToBeSettledIsNotAsked() {
        Position noCards = Position.at(2).does(A, place("undertaker"));
        assertThat(noCards.asked()).containsExactly(B);
        Position lastAlly = Position.at(3)
                .suitcase(B, "$1")
                .suitcase(C, "$2")
                .allies("the-fence the-dockhand")
                .spent(A, B, C)
                .keeps(A, 1, 0)
                .does(A, place("pier-warehouse"))
                .does(B, bid(1))
                .does(C, bid(2))
                .does(C, pick("the-fence"));
        assertThat(lastAlly.holds(B)).isEqualTo("the-dockhand");
    }

    @Test
    @Rule({"CO-49.3"})
    void whatIsDoneBehindTheCurtain() {
        assertThat(Position.at(2).decision().privacy()).isEqualTo(Privacy.IN_HAND);
        Position front = Position.at(2).hand(A, "$1").does(A, place("undertaker"));
        assertThat(front.decision().privacy()).isEqualTo(Privacy.MIXED);
        Position target = Position.at(2).hand(A, "the-dockhand $1").does(A, play("the-dockhand"));
        assertThat(target.decision().privacy()).isEqualTo(Privacy.OPEN);
        assertThat(GAME.legalActions(target.seenBy(Viewer.TABLE), A)).isEqualTo(target.lists(A));
        Position tribute = Position.at(2)
                .hand(A, "$1 $1 $1 $1 $1 $1")
                .spent(A, B)
                .keeps(A, 0, 1)
                .does(A, place("rope-walk"));
        assertThat(tribute.decision().privacy()).isEqualTo(Privacy.IN_HAND);
        Position bids = Position.at(2)
                .suitcase(A, "$1")
                .allies("the-fence")
                .spent(A, B)
                .keeps(A, 0, 1)
                .does(A, place("rope-walk"));
        assertThat(bids.decision().privacy()).isEqualTo(Privacy.IN_HAND);
    }

    @Test
    @Rule("CO-49.9")
    void publicReasonsComeFirst() {
        Position position = Position.at(2).row("overdue-loan");
        assertThat(position.refuses(B, complete("open-war", "booze gun gun gun")))
                .isEqualTo("CO-4.1");
        assertThat(position.refuses(A, complete("open-war", "booze"))).isEqualTo("CO-8.1");
        assertThat(position.refuses(A, complete("open-war", "booze gun gun gun")))
                .isEqualTo("CO-8");
        assertThat(position.refuses(A, complete("overdue-loan", "blood"))).isEqualTo("CO-8.1");
    }
}
