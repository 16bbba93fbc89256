package omerta.dacapo;

import java.util.List;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Options;
import omerta.laws.GameLaws;
import omerta.match.laws.Care;

class DaCapoLawsTest extends GameLaws<DaCapoState, DaCapoAction> {

    /// A match to 50 between two who play by chance is the longest; some have been seen to take 17,000 moves.
    private static final int BOUND = 60_000;

    @Override
    @SuppressWarnings("unchecked")
    protected GameBox<DaCapoState, DaCapoAction> box() {
        return (GameBox<DaCapoState, DaCapoAction>) Games.find("da-capo").orElseThrow();
    }

    @Override
    protected List<Options> optionSets() {
        return List.of(
                Options.STANDARD,
                with("length", "single"),
                with("target", "10"),
                with("length", "single-unsettled"),
                with("target", "10").with("dealer", "2"),
                with("length", "single"),
                with("target", "15"),
                with("length", "single-unsettled").with("dealer", "1"));
    }

    private static Options with(String key, String value) {
        return Options.STANDARD.with(key, value);
    }

    /// A match takes some thousand moves, and most of them are alike.
    @Override
    protected Care care() {
        return new Care(400, 1);
    }

    @Override
    protected int bound() {
        return BOUND;
    }
}
