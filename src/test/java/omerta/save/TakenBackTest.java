package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import omerta.box.GameBox;
import omerta.engine.House;
import omerta.engine.Options;
import omerta.hush.Hush;
import omerta.hush.HushAction;
import omerta.hush.HushState;
import omerta.hush.Tables;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Start;
import org.junit.jupiter.api.Test;

class TakenBackTest {

    private static final GameBox<HushState, HushAction> BOX = new GameBox<>(new Hush(), "1", "none");

    @Test
    void aMatchTakenBackBehindACurtainIsReadAgain() {
        House friendly = new House(true, false, false);
        Match<HushState, HushAction> match = begin(friendly);
        var seat = match.turn().decisions().getFirst().seat();
        match.play(seat, new HushAction.Draw());
        match.lift();
        match.takeBack(seat);

        SavedJson<HushState, HushAction> json = new SavedJson<>(BOX);
        Match<HushState, HushAction> read = json.readMatch(json.writeMatch(match));
        assertThat(read.moves()).isZero();
        assertThat(read.lifted()).isZero();
        assertThat(read.truth()).isEqualTo(match.truth());
    }

    private static Match<HushState, HushAction> begin(House house) {
        var began = Match.begin(BOX.game(), Tables.of(2, Options.STANDARD, house), new Start.Seeded<>(1));
        return ((Began.Fine<HushState, HushAction>) began).match();
    }
}
