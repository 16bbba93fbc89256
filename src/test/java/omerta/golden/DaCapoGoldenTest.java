package omerta.golden;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.dacapo.DaCapoAction;
import omerta.dacapo.DaCapoEnd;
import omerta.dacapo.DaCapoResult;
import omerta.dacapo.DaCapoSheet;
import omerta.dacapo.DaCapoState;
import omerta.engine.Options;
import omerta.engine.SeatSet;
import omerta.engine.Table;
import omerta.hush.Tables;
import omerta.match.Match;
import omerta.match.Start;
import omerta.match.laws.LawBook;
import omerta.match.laws.Playout;
import omerta.match.laws.Policy;

class DaCapoGoldenTest extends GoldenMatches<DaCapoState, DaCapoAction> {

    private static final String SINGLE = "single";
    private static final String UNSETTLED = "single-unsettled";

    /// One reshuffle more without a card from a player stack, and the game is over.
    private static final int NEARLY_A_CIRCLE = 4;

    @Override
    @SuppressWarnings("unchecked")
    GameBox<DaCapoState, DaCapoAction> box() {
        return (GameBox<DaCapoState, DaCapoAction>) Games.find("da-capo").orElseThrow();
    }

    @Override
    Set<String> ends() {
        return Set.of(
                "da-capo.event.won",
                "da-capo.event.blocked",
                "da-capo.event.blocked-won",
                "da-capo.event.circle",
                "da-capo.event.circle-won",
                "da-capo.event.match-won",
                "da-capo.event.match-scoreless");
    }

    @Override
    List<Recipe<DaCapoState>> recipes() {
        return List.of(
                dealt("two-seats-blocked-and-won", 2, options(SINGLE, 1), Policy.CHANCE, 9),
                dealt("two-seats-blocked-and-unsettled", 2, options(UNSETTLED, 2), Policy.CHANCE, 42),
                dealt("two-seats-match-to-ten", 2, target(10), Policy.GREEDY, 69),
                circle("two-seats-circle-unsettled", 2, UNSETTLED, 5, 222),
                dealt("three-seats-won", 3, options(SINGLE, 3), Policy.GREEDY, 85),
                dealt("three-seats-blocked-with-a-tie", 3, options(SINGLE, 1), Policy.CHANCE, 20),
                dealt("three-seats-match-to-ten", 3, target(10), Policy.GREEDY, 42),
                circle("three-seats-circle-with-a-tie", 3, SINGLE, 4, 171),
                dealt("four-seats-won", 4, options(SINGLE, 4), Policy.GREEDY, 31),
                dealt("four-seats-match-of-several-games", 4, Options.STANDARD, Policy.GREEDY, 6),
                circle("four-seats-circle-and-won", 4, SINGLE, 2, 136),
                dealt("five-seats-match-in-few-games", 5, Options.STANDARD.with("dealer", "5"), Policy.GREEDY, 99),
                dealt("five-seats-blocked-and-unsettled", 5, options(UNSETTLED, 5), Policy.CHANCE, 52),
                dealt("six-seats-won", 6, options(SINGLE, 6), Policy.GREEDY, 55),
                dealt("six-seats-blocked-and-won", 6, Options.STANDARD.with("length", SINGLE), Policy.CHANCE, 1),
                scoreless("six-seats-third-game-without-points", 6, 24));
    }

    private static Options options(String length, int dealer) {
        return Options.STANDARD.with("length", length).with("dealer", Integer.toString(dealer));
    }

    private static Options target(int points) {
        return Options.STANDARD.with("target", Integer.toString(points));
    }

    private static Recipe<DaCapoState> dealt(String name, int seats, Options options, Policy policy, long seed) {
        return new Recipe<>(name, Tables.of(seats, options), new Start.Seeded<>(seed), policy, seed);
    }

    /// The last moves of a game in which the cards have gone round four times.
    private Recipe<DaCapoState> circle(String name, int seats, String length, long seed, int moves) {
        Table table = Tables.of(seats, Options.STANDARD.with("length", length));
        DaCapoState late = played(table, seed).truthAt(moves);
        return position(name, table, with(late, late.sheet(), NEARLY_A_CIRCLE), seed);
    }

    /// A match whose first two games brought nobody any points.
    private Recipe<DaCapoState> scoreless(String name, int seats, long seed) {
        Table table = Tables.of(seats, Options.STANDARD);
        DaCapoState first = played(table, seed).truthAt(0);
        DaCapoResult blocked = new DaCapoResult(DaCapoEnd.BLOCKED, SeatSet.NONE, 0, Collections.nCopies(seats, 7));
        return position(name, table, with(first, new DaCapoSheet(List.of(blocked, blocked)), 0), seed);
    }

    private static Recipe<DaCapoState> position(String name, Table table, DaCapoState state, long seed) {
        return new Recipe<>(name, table, new Start.Position<>(state), Policy.CHANCE, seed);
    }

    private Match<DaCapoState, DaCapoAction> played(Table table, long seed) {
        LawBook<DaCapoState, DaCapoAction> none = LawBook.none();
        return new Playout<>(box().game(), table, Policy.CHANCE, Playout.FAR, none)
                .play(seed)
                .match();
    }

    private static DaCapoState with(DaCapoState state, DaCapoSheet sheet, int reshuffles) {
        return new DaCapoState(
                state.rng(),
                state.terms(),
                sheet,
                state.dealer(),
                state.round(),
                state.active(),
                state.phase(),
                state.areas(),
                state.middle(),
                state.draw(),
                state.aside(),
                reshuffles);
    }
}
