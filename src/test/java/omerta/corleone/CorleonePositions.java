package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.Table;

/// Positions of three families for tests of the table on screen: Ada (Bellacorte) has the horse head and her turn.
public final class CorleonePositions {

    /// Ada.
    public static final Seat ADA = Seat.of(0);

    /// Bo.
    public static final Seat BO = Seat.of(1);

    private static final int SEATS = 3;
    private static final long SEED = 5;
    private static final int BOOZE = 1;
    private static final int GUN = 2;
    private static final int NARCOTICS = 4;
    private static final int ONE = CorleoneCity.BILL;
    private static final int TWO = CorleoneCity.BILL + 1;
    private static final int THREE = CorleoneCity.BILL + 2;
    private static final int FIVE = CorleoneCity.BILL + 3;

    private CorleonePositions() {}

    /// The rules.
    public static Corleone game() {
        return Fixture.GAME;
    }

    /// The table of a position.
    public static Table table(CorleoneState state) {
        return Fixture.table(state.seats());
    }

    /// The beginning of Act I, with no cards in any hand.
    private static CorleoneState empty(CorleonePhase phase) {
        CorleoneState dealt = Fixture.dealt(Fixture.table(SEATS), SEED).state();
        CorleoneState state = with(dealt, new CorleoneClock(1, phase, ADA, ADA, 0, false));
        for (Seat seat : Seat.first(SEATS)) {
            Pile hand = state.hand(seat);
            for (int i = 0; i < hand.size(); i++) {
                state = with(state, putBack(state.supply(), hand.at(i)));
            }
            state = with(state, seat, state.family(seat).holding(Pile.EMPTY));
        }
        return state;
    }

    private static CorleoneSupply putBack(CorleoneSupply supply, byte card) {
        return CorleoneCity.isJob(card)
                ? supply.decking(Pile.of(joined(supply.deck(), card)), supply.discards())
                : supply.stocking(card, 1);
    }

    private static byte[] joined(Pile pile, int... cards) {
        byte[] all = new byte[pile.size() + cards.length];
        for (int i = 0; i < pile.size(); i++) {
            all[i] = pile.at(i);
        }
        for (int i = 0; i < cards.length; i++) {
            all[pile.size() + i] = (byte) cards[i];
        }
        return all;
    }

    /// A state in which a seat holds these cards, goods and bills from their piles, jobs from the deck.
    private static CorleoneState holding(CorleoneState from, Seat seat, int... cards) {
        CorleoneState state = from;
        Pile hand = state.hand(seat);
        for (int card : cards) {
            CorleoneSupply supply = state.supply();
            state = with(
                    state,
                    CorleoneCity.isJob(card)
                            ? supply.decking(supply.deck().without((byte) card), supply.discards())
                            : supply.stocking(card, -1));
            hand = hand.insert((byte) card);
        }
        return with(state, seat, state.family(seat).holding(hand));
    }

    private static CorleoneState packed(CorleoneState from, Seat seat, int... bills) {
        CorleoneState state = from;
        Pile suitcase = Pile.EMPTY;
        for (int bill : bills) {
            state = with(state, state.supply().stocking(bill, -1));
            suitcase = suitcase.insert((byte) bill);
        }
        CorleoneFamily family = state.family(seat);
        return with(state, seat, family.packing(family.hand(), suitcase));
    }

    private static CorleoneState with(CorleoneState state, CorleoneClock clock) {
        return new CorleoneState(state.rng(), clock, state.board(), state.supply(), state.families(), state.pending());
    }

    private static CorleoneState with(CorleoneState state, CorleoneSupply supply) {
        return new CorleoneState(state.rng(), state.clock(), state.board(), supply, state.families(), state.pending());
    }

    private static CorleoneState with(CorleoneState state, CorleoneBoard board) {
        return new CorleoneState(state.rng(), state.clock(), board, state.supply(), state.families(), state.pending());
    }

    private static CorleoneState with(CorleoneState state, Seat seat, CorleoneFamily family) {
        List<CorleoneFamily> families = new ArrayList<>(state.families());
        families.set(seat.index(), family);
        return new CorleoneState(state.rng(), state.clock(), state.board(), state.supply(), families, state.pending());
    }

    /// A figure of a seat stands on a space, taken from those it can play.
    private static CorleoneState standing(CorleoneState state, Seat seat, int space) {
        boolean thug = CorleoneCity.isFront(space);
        CorleoneState placed = with(state, state.board().standing(space, CorleoneBoard.code(seat)));
        return with(placed, seat, placed.family(seat).figures(thug ? -1 : 0, thug ? 0 : -1, 0, 0));
    }

    /// The code of a job.
    public static int job(String id) {
        return CorleoneCity.JOB
                + game().city().tables().jobs().stream()
                        .map(CorleoneJob::id)
                        .toList()
                        .indexOf(id);
    }

    /// Ada's turn: she holds $2, a Booze, two Narcotics and Watered Gin, which costs one Booze and brings $2 and an
    /// exchange.
    public static CorleoneState turn() {
        return holding(empty(CorleonePhase.FAMILY_BUSINESS), ADA, BOOZE, NARCOTICS, NARCOTICS, TWO, job("watered-gin"));
    }

    /// As [#turn], but Bo controls Harborside, and a bomb is planted at the Pork Butcher.
    public static CorleoneState watched() {
        CorleoneState state = turn();
        CorleoneBoard board =
                state.board().stacking(1, Pile.of(CorleoneBoard.code(BO))).mined(1 << CorleoneCity.printed(2));
        return with(with(state, board), BO, state.family(BO).marking(-1));
    }

    /// Ada's turn: she holds $1 and $3, whichever else; a space that brings suitcases is free.
    public static CorleoneState rich() {
        return holding(empty(CorleonePhase.FAMILY_BUSINESS), ADA, ONE, THREE, GUN);
    }

    /// As [#rich], but Ada has put a thug on the Undertaker and takes its icons.
    public static CorleoneState taking() {
        return game().apply(rich(), ADA, new CorleoneAction.Place(CorleoneCity.printed(4)))
                .state();
    }

    /// As [#rich], but another third card is in Ada's hand.
    public static CorleoneState rich(boolean five) {
        return holding(empty(CorleonePhase.FAMILY_BUSINESS), ADA, ONE, THREE, five ? FIVE : GUN);
    }

    /// Ada holds what Street Warning costs and the card, and thugs of Bo stand on two fronts.
    public static CorleoneState armed() {
        CorleoneState state = holding(empty(CorleonePhase.FAMILY_BUSINESS), ADA, GUN, job("street-warning"));
        return standing(standing(state, BO, CorleoneCity.printed(1)), BO, CorleoneCity.printed(5));
    }

    /// The bids of Act I: Ada has $1, $2 and $2 in her suitcase, Bo has $3; Cy has nothing, and has bid so.
    public static CorleoneState bribery() {
        CorleoneState state = packed(packed(empty(CorleonePhase.BRIBERY), ADA, ONE, TWO, TWO), BO, THREE);
        Seat cy = Seat.of(2);
        return with(state, cy, state.family(cy).bidding(Optional.of(Pile.EMPTY)));
    }

    /// Tribute of Act I: Ada has seven hand cards, two over the limit.
    public static CorleoneState tribute() {
        return holding(empty(CorleonePhase.TRIBUTE), ADA, BOOZE, BOOZE, GUN, GUN, ONE, TWO, THREE);
    }

    /// The last turn of Act I: Ada has one thug to play, nobody else has any figure; Bo is alone in Harborside.
    public static CorleoneState lastFigure() {
        CorleoneState state = rich();
        for (Seat seat : Seat.first(SEATS)) {
            CorleoneFamily family = state.family(seat);
            state = with(
                    state, seat, family.figures(-family.thugs(), -family.members(), family.thugs(), family.members()));
        }
        state = with(state, BO, state.family(BO).figures(1, 0, -1, 0));
        state = standing(state, BO, CorleoneCity.printed(1));
        return with(state, ADA, state.family(ADA).figures(1, 0, -1, 0));
    }

    /// Whether a position can be.
    public static boolean isSound(CorleoneState state) {
        return game().inspect(table(state), state).isLegal();
    }

    /// The same position with other randomness.
    public static CorleoneState reseeded(CorleoneState state, long seed) {
        return new CorleoneState(
                Rng.of(seed), state.clock(), state.board(), state.supply(), state.families(), state.pending());
    }
}
