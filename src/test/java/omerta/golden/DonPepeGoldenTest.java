package omerta.golden;

import java.util.List;
import java.util.Set;
import omerta.box.Box;
import omerta.box.GameBox;
import omerta.engine.Options;
import omerta.hush.Tables;
import omerta.match.Start;
import omerta.match.laws.Policy;
import omerta.pepe.DonPepe;
import omerta.pepe.DonPepeAction;
import omerta.pepe.DonPepeState;
import omerta.pepe.DonPepeTables;

class DonPepeGoldenTest extends GoldenMatches<DonPepeState, DonPepeAction> {

    private static final Options BY_PLAN = Options.STANDARD;
    private static final Options BY_HAND = Options.STANDARD.with("seating", "by-hand");

    private final GameBox<DonPepeState, DonPepeAction> box =
            Box.of("don-pepe", "1.0", 3, 6, DonPepeTables.class, DonPepe::new).open();

    @Override
    GameBox<DonPepeState, DonPepeAction> box() {
        return box;
    }

    @Override
    Set<String> ends() {
        return Set.of(
                "don-pepe.end.last-family",
                "don-pepe.end.bank-empty",
                "don-pepe.end.nobody-left",
                "don-pepe.end.stalled");
    }

    @Override
    List<Recipe<DonPepeState>> recipes() {
        return List.of(
                dealt("three-seats-bank-empty", 3, BY_PLAN, Policy.CHANCE, 60),
                dealt("three-seats-last-family", 3, BY_PLAN, Policy.MIXED, 1),
                dealt("three-seats-stalled-after-a-raid", 3, BY_PLAN, Policy.CHANCE, 102),
                dealt("three-seats-nobody-left", 3, BY_PLAN, Policy.MIXED, 90),
                dealt("three-seats-seated-by-hand", 3, BY_HAND, Policy.CHANCE, 307),
                dealt("four-seats-shared-place", 4, BY_PLAN, Policy.MIXED, 54),
                dealt("four-seats-last-family", 4, BY_PLAN, Policy.GREEDY, 204),
                dealt("four-seats-tie-broken-by-killings", 4, BY_PLAN, Policy.CHANCE, 85),
                dealt("four-seats-seated-by-hand-and-stalled", 4, BY_HAND, Policy.CHANCE, 159),
                dealt("five-seats-nobody-left-with-a-tie", 5, BY_PLAN, Policy.MIXED, 69),
                dealt("five-seats-seated-by-hand-with-a-raid", 5, BY_HAND, Policy.CHANCE, 129),
                dealt("five-seats-tie-broken-by-time", 5, BY_PLAN, Policy.GREEDY, 35),
                dealt("six-seats-bank-empty", 6, BY_PLAN, Policy.CHANCE, 20),
                dealt("six-seats-last-family", 6, BY_PLAN, Policy.MIXED, 303),
                dealt("six-seats-raid", 6, BY_PLAN, Policy.CHANCE, 203),
                dealt("six-seats-second-seats-first", 6, BY_HAND.with("first", "2"), Policy.GREEDY, 1));
    }

    private static Recipe<DonPepeState> dealt(String name, int seats, Options options, Policy policy, long seed) {
        return new Recipe<>(name, Tables.of(seats, options), new Start.Seeded<>(seed), policy, seed);
    }
}
