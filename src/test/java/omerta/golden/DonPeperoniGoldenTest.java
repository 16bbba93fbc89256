package omerta.golden;

import java.util.List;
import java.util.Set;
import omerta.box.Box;
import omerta.box.GameBox;
import omerta.engine.Options;
import omerta.hush.Tables;
import omerta.match.Start;
import omerta.match.laws.Policy;
import omerta.peperoni.DonPeperoni;
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniState;
import omerta.peperoni.DonPeperoniTables;

class DonPeperoniGoldenTest extends GoldenMatches<DonPeperoniState, DonPeperoniAction> {

    private static final Options PRINTED = Options.STANDARD;
    private static final Options POLICE = Options.STANDARD.with("raid", "true").with("close", "true");
    private static final Options ALL = POLICE.with("agents-at-home", "true").with("split", "true");

    private final GameBox<DonPeperoniState, DonPeperoniAction> box = Box.of(
                    "don-peperoni", "1.0", 3, 5, DonPeperoniTables.class, DonPeperoni::new)
            .open();

    @Override
    GameBox<DonPeperoniState, DonPeperoniAction> box() {
        return box;
    }

    @Override
    Set<String> ends() {
        return Set.of("don-peperoni.end.won", "don-peperoni.end.shared");
    }

    @Override
    List<Recipe<DonPeperoniState>> recipes() {
        return List.of(
                dealt("three-seats-shared-victory", 3, PRINTED, Policy.CHANCE, 7),
                dealt("three-seats-won-by-a-raise", 3, PRINTED, Policy.CHANCE, 551),
                dealt("three-seats-stalemates-to-the-end", 3, PRINTED, Policy.GREEDY, 4),
                dealt("three-seats-no-raise-at-once", 3, PRINTED, Policy.MIXED, 54),
                dealt("three-seats-all-variants", 3, ALL, Policy.MIXED, 1),
                dealt("four-seats-marker-left", 4, PRINTED, Policy.CHANCE, 149),
                dealt("four-seats-tie-broken-by-money", 4, PRINTED, Policy.CHANCE, 5),
                dealt("four-seats-many-stalemates", 4, PRINTED, Policy.GREEDY, 12),
                dealt("four-seats-raids-and-closed-streets", 4, POLICE, Policy.MIXED, 3),
                dealt("four-seats-second-seat-starts", 4, PRINTED.with("first", "2"), Policy.MIXED, 5),
                dealt("five-seats-undecided-house", 5, PRINTED, Policy.CHANCE, 416),
                dealt("five-seats-homes-anywhere", 5, PRINTED.with("far-homes", "false"), Policy.MIXED, 4),
                dealt("five-seats-all-variants", 5, ALL, Policy.MIXED, 6));
    }

    private static Recipe<DonPeperoniState> dealt(String name, int seats, Options options, Policy policy, long seed) {
        return new Recipe<>(name, Tables.of(seats, options), new Start.Seeded<>(seed), policy, seed);
    }
}
