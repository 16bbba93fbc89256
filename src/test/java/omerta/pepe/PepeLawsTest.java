package omerta.pepe;

import java.util.List;
import omerta.box.GameBox;
import omerta.engine.Options;
import omerta.laws.GameLaws;
import omerta.match.laws.Care;

class PepeLawsTest extends GameLaws<DonPepeState, DonPepeAction> {

    /// A match takes some 150 moves; none was seen to take more than 500.
    private static final int BOUND = 2_000;

    @Override
    protected GameBox<DonPepeState, DonPepeAction> box() {
        return Fixture.BOX;
    }

    @Override
    protected List<Options> optionSets() {
        return List.of(
                Options.STANDARD,
                Options.STANDARD,
                Options.STANDARD.with("seating", "by-hand"),
                Options.STANDARD.with("seating", "by-hand").with("first", "2"));
    }

    @Override
    protected Care care() {
        return new Care(200, 1);
    }

    @Override
    protected int bound() {
        return BOUND;
    }
}
