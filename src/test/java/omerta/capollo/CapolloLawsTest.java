package omerta.capollo;

import java.util.List;
import omerta.box.GameBox;
import omerta.engine.Options;
import omerta.laws.GameLaws;
import omerta.match.laws.Care;

class CapolloLawsTest extends GameLaws<DonCapolloState, DonCapolloAction> {

    /// A match takes some 500 moves.
    private static final int BOUND = 2_000;

    @Override
    protected GameBox<DonCapolloState, DonCapolloAction> box() {
        return Fixture.BOX;
    }

    @Override
    protected List<Options> optionSets() {
        return List.of(
                Options.STANDARD,
                Options.STANDARD.with("first", "2").with("open-power", "true"),
                Options.STANDARD.with("open-hands", "true"));
    }

    /// With five numbers of seats these are two thousand.
    @Override
    protected int matches() {
        return 400;
    }

    @Override
    protected Care care() {
        return new Care(200, 0);
    }

    @Override
    protected int bound() {
        return BOUND;
    }
}
