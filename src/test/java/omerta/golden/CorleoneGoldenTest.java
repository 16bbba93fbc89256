package omerta.golden;

import java.util.List;
import java.util.Set;
import omerta.box.Box;
import omerta.box.GameBox;
import omerta.corleone.Corleone;
import omerta.corleone.CorleoneAction;
import omerta.corleone.CorleoneState;
import omerta.corleone.CorleoneTables;
import omerta.engine.Options;
import omerta.hush.Tables;
import omerta.match.Start;
import omerta.match.laws.Policy;

class CorleoneGoldenTest extends GoldenMatches<CorleoneState, CorleoneAction> {

    private static final Options PRINTED = Options.STANDARD;

    private final GameBox<CorleoneState, CorleoneAction> box =
            Box.of("corleone", "1.0", 2, 5, CorleoneTables.class, Corleone::new).open();

    @Override
    GameBox<CorleoneState, CorleoneAction> box() {
        return box;
    }

    @Override
    Set<String> ends() {
        return Set.of("corleone.end.acts");
    }

    @Override
    List<Recipe<CorleoneState>> recipes() {
        return List.of(
                dealt("two-seats-won", 2, PRINTED, Policy.MIXED, 1),
                dealt("two-seats-tie-broken-by-turfs", 2, PRINTED, Policy.CHANCE, 19),
                dealt("two-seats-tie-broken-by-jobs", 2, PRINTED, Policy.CHANCE, 136),
                dealt("three-seats-won", 3, PRINTED, Policy.MIXED, 1),
                dealt("three-seats-tie-broken-by-turfs", 3, PRINTED, Policy.CHANCE, 19),
                dealt("three-seats-shared-victory", 3, PRINTED, Policy.GREEDY, 110),
                dealt("three-seats-second-seat-first", 3, PRINTED.with("first", "2"), Policy.CHANCE, 2),
                dealt("four-seats-won", 4, PRINTED, Policy.MIXED, 1),
                dealt("four-seats-tie-broken-by-turfs", 4, PRINTED, Policy.CHANCE, 7),
                dealt("four-seats-shared-victory", 4, PRINTED, Policy.CHANCE, 72),
                dealt("five-seats-by-chance", 5, PRINTED, Policy.CHANCE, 1),
                dealt("five-seats-tie-broken-twice", 5, PRINTED, Policy.CHANCE, 77),
                dealt("five-seats-shared-victory", 5, PRINTED, Policy.GREEDY, 77));
    }

    private static Recipe<CorleoneState> dealt(String name, int seats, Options options, Policy policy, long seed) {
        return new Recipe<>(name, Tables.of(seats, options), new Start.Seeded<>(seed), policy, seed);
    }
}
