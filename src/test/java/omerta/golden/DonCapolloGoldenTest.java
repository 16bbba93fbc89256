package omerta.golden;

import java.util.List;
import java.util.Set;
import omerta.box.Box;
import omerta.box.GameBox;
import omerta.capollo.DonCapollo;
import omerta.capollo.DonCapolloAction;
import omerta.capollo.DonCapolloState;
import omerta.capollo.DonCapolloTables;
import omerta.engine.Options;
import omerta.hush.Tables;
import omerta.match.Start;
import omerta.match.laws.Policy;

class DonCapolloGoldenTest extends GoldenMatches<DonCapolloState, DonCapolloAction> {

    private static final Options PRINTED = Options.STANDARD;
    private static final Options TWO = PRINTED.with("two-players", "true");
    private static final Options OPEN_HANDS = PRINTED.with("open-hands", "true");
    private static final Options OPEN_POWER = PRINTED.with("open-power", "true");

    private final GameBox<DonCapolloState, DonCapolloAction> box = Box.of(
                    "don-capollo", "1.0", 3, 6, DonCapolloTables.class, DonCapollo::new)
            .open();

    @Override
    GameBox<DonCapolloState, DonCapolloAction> box() {
        return box;
    }

    @Override
    Set<String> ends() {
        return Set.of("don-capollo.end.pile");
    }

    @Override
    List<Recipe<DonCapolloState>> recipes() {
        return List.of(
                dealt("two-seats", 2, TWO, Policy.GREEDY, 93),
                dealt("three-seats-few-deals", 3, PRINTED, Policy.GREEDY, 31),
                dealt("three-seats-shared-victory", 3, PRINTED, Policy.GREEDY, 397),
                dealt("three-seats-pile-empty-before-a-card-is-drawn", 3, PRINTED, Policy.MIXED, 265),
                dealt("four-seats-tie-broken-by-money", 4, OPEN_POWER, Policy.MIXED, 7),
                dealt("four-seats-deal-confirmed-after-a-favour", 4, PRINTED, Policy.MIXED, 331),
                dealt("four-seats-deal-refused-after-a-favour", 4, PRINTED, Policy.MIXED, 29),
                dealt("four-seats-shared-victory", 4, PRINTED, Policy.GREEDY, 161),
                dealt("five-seats-second-seat-starts", 5, PRINTED.with("first", "2"), Policy.GREEDY, 280),
                dealt("five-seats-row-kept-after-a-favour", 5, PRINTED, Policy.MIXED, 398),
                dealt("five-seats-accountability-falls-by-a-favour", 5, PRINTED, Policy.MIXED, 103),
                dealt("five-seats-open-card-taken-by-a-favour", 5, OPEN_HANDS, Policy.GREEDY, 327),
                dealt("six-seats-hand-looked-at-by-a-favour", 6, PRINTED, Policy.MIXED, 176),
                dealt("six-seats-deal-falls-by-a-favour", 6, PRINTED, Policy.MIXED, 296));
    }

    private static Recipe<DonCapolloState> dealt(String name, int seats, Options options, Policy policy, long seed) {
        return new Recipe<>(name, Tables.of(seats, options), new Start.Seeded<>(seed), policy, seed);
    }
}
