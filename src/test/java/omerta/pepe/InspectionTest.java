package omerta.pepe;

import static omerta.pepe.Fixture.GAME;
import static omerta.pepe.Fixture.table;
import static org.assertj.core.api.Assertions.assertThat;

import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.Table;
import omerta.engine.Viewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InspectionTest {

    private static final String Y = "*Y b1 g2 hand KGMMM cash 4";
    private static final String R = "R b6 g7 hand SSSSS";
    private static final String B = "B b13 hand CCCCC";

    private static String fault(Table table, DonPepeState state) {
        return switch (GAME.inspect(table, state)) {
            case Ruling.Legal() -> "";
            case Ruling.Illegal(String clause, var why) ->
                clause + " " + why.key().substring("don-pepe.refusal.position.".length());
        };
    }

    private static String fault(String text) {
        return fault(table(3), PepeText.state(text));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    void whatWasDealtIsFine(int seats) {
        assertThat(fault(table(seats), Position.dealt(seats, 3).state())).isEmpty();
        Table byHand = table(seats, "seating", "by-hand");
        assertThat(fault(byHand, Fixture.dealt(byHand, 3).state())).isEmpty();
    }

    @Test
    void thesePositionsAreFine() {
        assertThat(fault(Y + "|" + R + "|" + B)).isEmpty();
        assertThat(fault("*Y b1 g2 hand GMMM | " + R + "|" + B + "| played K discards K"))
                .isEmpty();
        assertThat(fault(Y + "|" + R + "| B out 1 cake 9")).isEmpty();
        assertThat(fault("*Y b1 hand KG wait g | R b6 wait g | B b13 | played X removed X phase raid"))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "by-hand yes;DP-3.3 terms",
                "removed M;DP-11.7 removed",
                "turn R;DP-4.1 not-active",
                "first G;DP-4.1 no-seat",
                "round 0;DP-4.1 round",
                "quiet -2;DP-15.8 quiet",
                "quiet 18;DP-15.8 is-over",
                "quiet 19;DP-15.8 is-over",
                "phase over;DP-15.6 not-over",
                "phase over quiet 19;DP-15.8 quiet",
                "phase raid;DP-11.1 no-raid",
                "phase raid played X removed X;DP-11.6 all-seated",
                "phase seating;DP-3.4 by-plan",
                "played K;DP-7.1 played",
                "played MK discards MK;DP-7.1 played",
                "played KK discards KK;DP-7.1 played",
                "played MMM discards MMM;DP-7.1 played",
                "played K discards K thrown yes;DP-7.1 played",
                "played K discards K;DP-7.9 hand",
                "thrown yes;DP-7.9 hand"
            })
    void faultsOfTheTable(String line, String fault) {
        assertThat(fault(Y + "|" + R + "|" + B + "|" + line)).isEqualTo(fault);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "B b13 hand CCCCCC;DP-7.9 hand",
                "B hand C;DP-14.1 out",
                "B out 1 hand C;DP-14.2 hand-out",
                "B b13 out 1;DP-14.1 out",
                "B out 1 cake 0;DP-14.5 cake-home",
                "B b13 cake -1;DP-14.5 cake-home",
                "B b13 cake 31;DP-9.1 cake",
                "B b13 cake -2;DP-9.1 cake",
                "B out 2;DP-16.5 instant",
                "B b13 out -1;DP-16.5 instant",
                "B b13 taken -1;DP-16.6 taken",
                "B b13 taken 17;DP-16.6 taken",
                "B b13 cash -1;DP-2.4 debt",
                "B b13 g9~Y;DP-10.1 pill",
                "B b13~G;DP-10.6 poisoner",
                "B b13 wait g;DP-4.1 not-seated"
            })
    void faultsOfASeat(String seat, String fault) {
        assertThat(fault(Y + "|" + R + "|" + seat)).isEqualTo(fault);
    }

    @Test
    void moreThanOneFault() {
        assertThat(fault("*Y b1 cake 9 | R b6 cake 9 | " + B)).isEqualTo("DP-9.2 two-cakes");
        assertThat(fault("*Y b1 taken 14 | R b6 taken 14 | " + B)).isEqualTo("DP-16.6 all-taken");
        assertThat(fault("Y b1 | R out 1 | B out 1 | phase over cash 0")).isEqualTo("DP-15.1 bank-left");
        assertThat(fault("*Y out 1 | R b6 | B b13")).isEqualTo("DP-4.1 is-out");
    }

    @Test
    void seatingMustBeInTurn() {
        String all = "bjjmmggggg";
        Table byHand = table(3, "seating", "by-hand");
        String fresh = "| by-hand yes phase seating round 0 first Y turn Y quiet 0";

        assertThat(fault(byHand, PepeText.state("*Y wait " + all + "| R wait " + all + "| B wait " + all + fresh)))
                .isEmpty();
        String one = "Y b9 wait jjmmggggg";
        assertThat(fault(byHand, PepeText.state(one + "| R wait " + all + "| *B wait " + all + fresh)))
                .isEmpty();
        assertThat(fault(byHand, PepeText.state(one + "| *R wait " + all + "| B wait " + all + fresh)))
                .isEqualTo("DP-3.6 order");
        assertThat(fault(
                        byHand, PepeText.state(one.replace("Y", "*Y") + "| R wait " + all + "| B wait " + all + fresh)))
                .isEqualTo("DP-3.6 order");
        assertThat(fault(
                        byHand,
                        PepeText.state("*Y wait " + all + "| R wait " + all + " cake 4| B wait " + all + fresh)))
                .isEqualTo("DP-3.1 not-fresh");
        String raid = "| played X removed X phase raid turn Y";
        assertThat(fault("*Y b1 wait g | R b6 wait g | B b13 wait g" + raid)).isEmpty();
        assertThat(fault("*Y b1 g2 wait g | R b6 wait g | B b13 wait g" + raid)).isEqualTo("DP-11.4 order");
        assertThat(fault("*Y b1 | R b6 wait g | B b13 wait g" + raid)).isEqualTo("DP-11.4 order");
        assertThat(fault("*Y b1 wait g | R b6~Y wait g | B b13 wait g" + raid)).isEqualTo("DP-11.2 raid-pills");
        assertThat(fault("*Y wait jb | R wait g | B wait g" + raid)).isEqualTo("DP-3.10 waiting");
    }

    @Test
    void viewsAndForeignStates() {
        DonPepeState state = PepeText.state(Y + "|" + R + "|" + B);
        assertThat(fault(table(3), GAME.mask(state, Viewer.TABLE))).isEqualTo("DP-2.8 sealed");
        assertThat(fault(table(4), state)).isEqualTo("DP-1.1 seats");
        DonPepeState open = new DonPepeState(
                Rng.of(1),
                state.terms(),
                state.clock(),
                state.board(),
                GAME.mask(state, Viewer.TABLE).cards(),
                state.ledger());
        assertThat(fault(table(3), open)).isEqualTo("DP-2.3 face-down");
        assertThat(GAME.inspect(table(2), state).isLegal()).isFalse();
    }

    @Test
    void faultsOfPiles() {
        DonPepeState state = PepeText.state(Y + "|" + R + "|" + B);
        DonPepeBoard board = state.board();
        assertThat(fault(table(3), state.with(board(board, Pile.faceDown(29), board.fallen()))))
                .isEqualTo("DP-1.2 chairs");
        assertThat(fault(table(3), state.with(board(board, board.chairs().with(0, (byte) 5), board.fallen()))))
                .isEqualTo("DP-2.1 no-man");
        assertThat(fault(
                        table(3),
                        state.with(board(board, board.chairs(), board.fallen().push((byte) 0)))))
                .isEqualTo("DP-2.1 no-man");
        assertThat(fault(
                        table(3),
                        state.with(board(board, board.chairs(), board.fallen().push((byte) 1)))))
                .isEqualTo("DP-2.1 men");
        assertThat(fault(
                        table(3),
                        state.with(board(board, board.chairs(), board.fallen().push((byte) 31)))))
                .isEqualTo("DP-2.1 men");
        DonPepeCards cards = state.cards();
        DonPepeCards fewer = new DonPepeCards(cards.hands(), cards.draw().pop(), cards.discards(), cards.removed());
        assertThat(fault(
                        table(3),
                        new DonPepeState(state.rng(), state.terms(), state.clock(), board, fewer, state.ledger())))
                .isEqualTo("DP-2.3 cards");
        DonPepeLedger ledger = state.ledger();
        DonPepeLedger poorer = new DonPepeLedger(ledger.bank() - 1, ledger.cash(), ledger.taken(), ledger.out());
        assertThat(fault(table(3), new DonPepeState(state.rng(), state.terms(), state.clock(), board, cards, poorer)))
                .isEqualTo("DP-2.4 money");
    }

    private static DonPepeBoard board(DonPepeBoard board, Pile chairs, Pile fallen) {
        return new DonPepeBoard(chairs, board.pills(), board.cakes(), board.waiting(), fallen);
    }
}
