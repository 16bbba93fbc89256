package omerta.corleone;

import static omerta.corleone.Fixture.GAME;
import static omerta.corleone.Moves.complete;
import static omerta.corleone.Moves.done;
import static omerta.corleone.Moves.fetch;
import static omerta.corleone.Moves.move;
import static omerta.corleone.Moves.place;
import static omerta.corleone.Moves.play;
import static omerta.corleone.Moves.post;
import static omerta.corleone.Moves.putMarker;
import static omerta.corleone.Moves.stash;
import static omerta.corleone.Moves.useFront;
import static omerta.corleone.Position.A;
import static omerta.corleone.Position.B;
import static omerta.corleone.Position.C;
import static org.assertj.core.api.Assertions.assertThat;

import omerta.Rule;
import omerta.engine.Pile;
import org.junit.jupiter.api.Test;

class MoveTest {

    @Test
    @Rule({"CO-45.15", "CO-6.10", "CO-45.11"})
    void anOwnFigureActsAgainAndShares() {
        Position position = Position.at(2)
                .hand(A, "second-shift booze gun")
                .stands(A, "undertaker rope-walk")
                .stands(B, "supper-club")
                .stack(1, "B")
                .does(A, complete("second-shift", "booze gun"));
        assertThat(position.refuses(A, move("undertaker", "supper-club"))).isEqualTo("CO-45.15");
        assertThat(position.refuses(A, move("undertaker", "fish-gate"))).isEqualTo("CO-45.15");
        assertThat(position.refuses(A, move("undertaker", "tile-1"))).isEqualTo("CO-45.15");
        assertThat(position.refuses(A, move("rope-walk", "fish-gate"))).isEqualTo("CO-6.2");
        assertThat(position.refuses(A, move("supper-club", "pier-warehouse"))).isEqualTo("CO-6.2");
        assertThat(position.refuses(A, move("pork-butcher", "pier-warehouse"))).isEqualTo("CO-45.5");
        position.does(A, move("undertaker", "pier-warehouse"))
                .tells("Moved", "TookGoods", "Shared", "TookGoods", "Stored");
        assertThat(position.on("undertaker")).isEmpty();
        assertThat(position.holds(A)).isEqualTo("booze booze $2");
        assertThat(position.holds(B)).isEqualTo("booze booze");
    }

    @Test
    @Rule("CO-45.15")
    void afterTheMoveTheCardGoesOn() {
        Position position = Position.at(2)
                .hand(A, "master-builder booze gun gun blood $1")
                .stands(A, "rope-walk")
                .does(A, complete("master-builder", "booze gun gun blood"))
                .does(A, move("rope-walk", "signal-box"));
        assertThat(position.state().pending()).hasSize(2);
        position.does(A, stash(1)).tells("Stashed", "TookGoods", "TookMoney", "Stored");
        assertThat(position.holds(A)).isEqualTo("blood $3 $5");
        assertThat(position.asked()).containsExactly(B);
    }

    @Test
    @Rule({"CO-45.16", "CO-45.5"})
    void aRivalFigureTakesNothing() {
        Position position = Position.at(3)
                .hand(A, "wildcat-strike booze gun")
                .stands(B, "undertaker rope-walk")
                .stands(A, "supper-club")
                .neutral("pork-butcher")
                .stack(1, "C")
                .does(A, complete("wildcat-strike", "booze gun"));
        assertThat(position.refuses(A, move("pork-butcher", "pier-warehouse"))).isEqualTo("CO-45.5");
        assertThat(position.refuses(A, move("supper-club", "pier-warehouse"))).isEqualTo("CO-6.2");
        assertThat(position.refuses(A, move("undertaker", "pork-butcher"))).isEqualTo("CO-45.16");
        assertThat(position.lists(A)).contains(move("rope-walk", "fish-gate"), move("undertaker", "pier-warehouse"));
        position.does(A, move("undertaker", "pier-warehouse"));
        assertThat(position.on("pier-warehouse")).isEqualTo("B");
        assertThat(position.holds(B) + position.holds(C)).isEmpty();
    }

    @Test
    @Rule("CO-45.17")
    void aFigureIsRescued() {
        Position position =
                Position.at(2).hand(A, "the-night-surgeon").keeps(A, 1, 1).does(A, play("the-night-surgeon"));
        assertThat(position.refuses(A, new CorleoneUse.Rescue(true))).isEqualTo("CO-45.17");
        assertThat(position.lists(A)).contains(new CorleoneUse.Rescue(false));
        position.does(A, new CorleoneUse.Rescue(false)).tells("Rescued");
        assertThat(position.state().family(A).thugs()).isEqualTo(2);
        assertThat(position.state().family(A).drownedThugs()).isEqualTo(1);
    }

    @Test
    @Rule({"CO-45.18", "CO-45.19", "CO-45.20"})
    void aMarkerUnderTheStack() {
        Position position = Position.at(2)
                .hand(A, "landslide booze gun gun blood")
                .stands(A, "rope-walk")
                .stack(1, "B")
                .does(A, complete("landslide", "booze gun gun blood"));
        assertThat(position.refuses(A, putMarker(3))).isEqualTo("CO-45.18");
        assertThat(position.refuses(A, putMarker(8))).isEqualTo("CO-45.18");
        position.does(A, putMarker(1));
        assertThat(position.stack(1)).isEqualTo("AB");
        assertThat(position.refuses(A, putMarker(1))).isEqualTo("CO-45.20");
        assertThat(position.lists(A)).contains(putMarker(2)).doesNotContain(putMarker(1));
        position.does(A, putMarker(2));
        assertThat(position.state().board().isControlledBy(2, A)).isTrue();
        assertThat(position.state().family(A).markers()).isEqualTo(7);
        Position none = Position.at(2)
                .hand(A, "the-judge")
                .stands(A, "rope-walk")
                .stack(3, "AAAAAAAAA")
                .does(A, play("the-judge"));
        assertThat(none.asked()).containsExactly(B);
    }

    @Test
    @Rule({"CO-45.25", "CO-45.29"})
    void thePoliceCaptainClosesAFront() {
        Position position = Position.at(2)
                .hand(A, "the-beat-captain")
                .hand(B, "the-landlord")
                .stack(1, "B")
                .stands(B, "pork-butcher")
                .does(A, play("the-beat-captain"));
        assertThat(position.refuses(A, post(CorleoneNeutral.POLICE_CAPTAIN, "pork-butcher")))
                .isEqualTo("CO-45.25");
        assertThat(position.refuses(A, post(CorleoneNeutral.POLICE_CAPTAIN, "fish-gate")))
                .isEqualTo("CO-45.25");
        assertThat(position.refuses(A, post(CorleoneNeutral.ALDERMAN, "fish-gate")))
                .isEqualTo("CO-6.2");
        position.does(A, post(CorleoneNeutral.POLICE_CAPTAIN, "pier-warehouse"));
        assertThat(position.refuses(B, place("pier-warehouse"))).isEqualTo("CO-6.1");
        position.does(B, play("the-landlord"));
        assertThat(position.asked()).containsExactly(A);
        assertThat(position.holds(B)).isEmpty();
    }

    @Test
    @Rule({"CO-45.26", "CO-43.10"})
    void theAldermanHoldsASpot() {
        Position position =
                Position.at(2).hand(A, "the-alderman").stands(B, "rope-walk").does(A, play("the-alderman"));
        assertThat(position.refuses(A, post(CorleoneNeutral.ALDERMAN, "rope-walk")))
                .isEqualTo("CO-45.26");
        assertThat(position.refuses(A, post(CorleoneNeutral.ALDERMAN, "pier-warehouse")))
                .isEqualTo("CO-45.26");
        position.does(A, post(CorleoneNeutral.ALDERMAN, "fish-gate"));
        assertThat(position.holds(A)).isEqualTo("$1");
        assertThat(position.refuses(B, place("fish-gate"))).isEqualTo("CO-7");
    }

    @Test
    @Rule("CO-45.27")
    void theShopStewardTakesNoSpace() {
        Position position = Position.at(2).hand(A, "the-shop-steward").does(A, play("the-shop-steward"));
        assertThat(position.refuses(A, new CorleoneUse.Post(CorleoneNeutral.SHOP_STEWARD, 0)))
                .isEqualTo("CO-45.27");
        position.does(A, new CorleoneUse.Post(CorleoneNeutral.SHOP_STEWARD, 3)).does(A, fetch("gun"));
        assertThat(position.state().board().steward()).isEqualTo(3);
        assertThat(position.state().board().figures())
                .isEqualTo(Pile.faceDown(GAME.city().spaces()));
        assertThat(position.holds(A)).isEqualTo("gun");
    }

    @Test
    @Rule({"CO-45.28", "CO-45.29"})
    void aFrontIsUsedWithoutAFigure() {
        Position position = Position.at(2)
                .hand(A, "the-landlord")
                .stack(1, "A")
                .stack(2, "AB")
                .stands(B, "pier-warehouse")
                .does(A, play("the-landlord"));
        assertThat(position.refuses(A, useFront("pork-butcher"))).isEqualTo("CO-45.28");
        assertThat(position.refuses(A, useFront("tile-1"))).isEqualTo("CO-45.28");
        assertThat(position.lists(A)).containsExactly(useFront("pier-warehouse"), done());
        position.does(A, useFront("pier-warehouse")).tells("Used", "TookGoods");
        assertThat(position.holds(A)).isEqualTo("booze booze");
        assertThat(position.state().family(A).figures()).isEqualTo(4);
        Position closed = Position.at(2)
                .hand(A, "the-landlord")
                .stack(1, "A")
                .stack(2, "A")
                .neutral("pier-warehouse")
                .does(A, play("the-landlord"));
        assertThat(closed.refuses(A, useFront("pier-warehouse"))).isEqualTo("CO-45.29");
    }
}
