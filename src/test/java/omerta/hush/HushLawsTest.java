package omerta.hush;

import java.util.List;
import omerta.box.GameBox;
import omerta.engine.Options;
import omerta.laws.GameLaws;

class HushLawsTest extends GameLaws<HushState, HushAction> {

    @Override
    protected GameBox<HushState, HushAction> box() {
        return new GameBox<>(new Hush(), "1", "none");
    }

    @Override
    protected List<Options> optionSets() {
        return List.of(Options.STANDARD, Options.STANDARD.with("rounds", "3"));
    }

    @Override
    protected int bound() {
        return 4 * (2 * 3 + 1 + 1);
    }
}
