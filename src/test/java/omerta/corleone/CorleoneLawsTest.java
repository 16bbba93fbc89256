package omerta.corleone;

import java.util.List;
import omerta.box.GameBox;
import omerta.engine.Options;
import omerta.laws.GameLaws;
import omerta.match.laws.Care;

class CorleoneLawsTest extends GameLaws<CorleoneState, CorleoneAction> {

    /// A match takes some 100 to 500 moves.
    private static final int BOUND = 2_000;

    @Override
    protected GameBox<CorleoneState, CorleoneAction> box() {
        return Fixture.BOX;
    }

    @Override
    protected List<Options> optionSets() {
        return List.of(Options.STANDARD, Options.STANDARD.with("first", "2"));
    }

    @Override
    protected Care care() {
        return new Care(40, 0);
    }

    @Override
    protected int bound() {
        return BOUND;
    }
}
