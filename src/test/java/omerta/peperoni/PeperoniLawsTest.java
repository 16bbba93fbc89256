package omerta.peperoni;

import java.util.List;
import omerta.box.GameBox;
import omerta.engine.Options;
import omerta.laws.GameLaws;
import omerta.match.laws.Care;

class PeperoniLawsTest extends GameLaws<DonPeperoniState, DonPeperoniAction> {

    /// A match takes some 300 moves; none was seen to take more than 600.
    private static final int BOUND = 2_000;

    @Override
    protected GameBox<DonPeperoniState, DonPeperoniAction> box() {
        return Fixture.BOX;
    }

    @Override
    protected List<Options> optionSets() {
        Options all = Options.STANDARD
                .with("agents-at-home", "true")
                .with("split", "true")
                .with("raid", "true")
                .with("close", "true");
        return List.of(
                Options.STANDARD,
                all,
                Options.STANDARD.with("far-homes", "false").with("first", "2"),
                Options.STANDARD.with("raid", "true"),
                Options.STANDARD.with("close", "true").with("split", "true"),
                all.with("far-homes", "false").with("split", "false"),
                Options.STANDARD.with("agents-at-home", "true"),
                Options.STANDARD.with("raid", "true").with("close", "true"));
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
