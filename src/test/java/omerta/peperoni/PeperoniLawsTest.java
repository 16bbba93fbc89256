package omerta.peperoni;

import java.util.ArrayList;
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

    /// Every combination of variants; with some of them the start player is chosen.
    @Override
    protected List<Options> optionSets() {
        List<String> variants = List.of("far-homes", "agents-at-home", "split", "raid", "close");
        List<Options> sets = new ArrayList<>();
        for (int bits = 0; bits < 1 << variants.size(); bits++) {
            Options options = bits % 3 == 0 ? Options.STANDARD.with("first", "2") : Options.STANDARD;
            for (int i = 0; i < variants.size(); i++) {
                options = options.with(variants.get(i), Boolean.toString((bits >> i & 1) == 1));
            }
            sets.add(options);
        }
        return sets;
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
