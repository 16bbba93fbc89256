package omerta.peperoni;

import static omerta.peperoni.Fixture.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import omerta.engine.Message;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Viewer;
import omerta.text.Proofreader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Positions that cannot stand at a table are refused, each for its reason.
class InspectionTest {

    private static Position begun() {
        return Position.begun(4, "raid", "true", "close", "true", "split", "true");
    }

    private static Position raise() {
        return begun().lies("R", "hacienda", 50).at("Y", 1, "hacienda").does("bribe 1 50");
    }

    private static Position bidding() {
        return begun().turn(4, "G").does("done");
    }

    private static Arguments wrong(String key, Position position) {
        return Arguments.of(key, position);
    }

    private static Position clock(Position position, UnaryOperator<DonPeperoniClock> change) {
        DonPeperoniState state = position.state();
        return with(
                position,
                new DonPeperoniState(
                        state.terms(),
                        change.apply(state.clock()),
                        state.stage(),
                        state.board(),
                        state.screens(),
                        state.looks(),
                        state.auction()));
    }

    private static Position stage(Position position, UnaryOperator<DonPeperoniStage> change) {
        DonPeperoniState state = position.state();
        return with(
                position,
                new DonPeperoniState(
                        state.terms(),
                        state.clock(),
                        change.apply(state.stage()),
                        state.board(),
                        state.screens(),
                        state.looks(),
                        state.auction()));
    }

    private static Position board(Position position, UnaryOperator<DonPeperoniBoard> change) {
        DonPeperoniState state = position.state();
        return with(
                position,
                new DonPeperoniState(
                        state.terms(),
                        state.clock(),
                        state.stage(),
                        change.apply(state.board()),
                        state.screens(),
                        state.looks(),
                        state.auction()));
    }

    private static Position auction(Position position, UnaryOperator<DonPeperoniAuction> change) {
        DonPeperoniState state = position.state();
        return with(
                position,
                new DonPeperoniState(
                        state.terms(),
                        state.clock(),
                        state.stage(),
                        state.board(),
                        state.screens(),
                        state.looks(),
                        change.apply(state.auction())));
    }

    private static Position with(Position position, DonPeperoniState state) {
        return new Position(position.table(), state, List.of(), SeatSet.NONE);
    }

    private static Position marker(DonPeperoniMarker first, DonPeperoniMarker second) {
        return board(begun().turn(6, "Y"), board -> board.withMarker(0, first).withMarker(1, second));
    }

    static Stream<Arguments> positions() {
        DonPeperoniMarker gone = new DonPeperoniMarker.Gone();
        Seat red = Seat.of(1);
        int hotel = MoveText.place("hotel");
        return Stream.of(
                wrong("seats", with(begun(), Position.begun(3).state())),
                wrong("terms", with(begun(), Position.begun(4).state())),
                wrong("no-seat", clock(begun(), at -> new DonPeperoniClock(1, Seat.of(5), at.active(), at.phase()))),
                wrong("no-seat", marker(new DonPeperoniMarker.Held(Seat.of(4)), gone)),
                wrong("sealed", begun().lies("R", "hacienda", 50).seenBy("Y")),
                wrong("sealed", with(begun(), GAME.mask(begun().state(), Viewer.TABLE))),
                wrong("chits", begun().screen("R", 5)),
                wrong("agents", agentTwice()),
                wrong("order", begun().screen("R", reversed())),
                wrong("round", clock(begun(), at -> new DonPeperoniClock(9, at.start(), at.active(), at.phase()))),
                wrong("round", clock(bidding(), at -> new DonPeperoniClock(5, at.start(), at.active(), at.phase()))),
                wrong("home", board(begun(), board -> board.settling(Seat.of(0), MoveText.place("hotel")))),
                wrong("canvasser", begun().at("Y", 1, "molino")),
                wrong("bribes", begun().lies("R", "hacienda", 5).lies("R", "hacienda", 5)),
                wrong("bribes", begun().lies("R", "hacienda", 5).lies("B", "hacienda", 5)),
                wrong("bribes", begun().lies("R", "hacienda", 5).won("R", "hacienda")),
                wrong(
                        "bribes",
                        begun().lies("R", "hacienda", 5)
                                .lies("B", "hacienda", 2)
                                .won("B", "hacienda")),
                wrong(
                        "bribes",
                        begun().lies("R", "hacienda", 5)
                                .lies("B", "hacienda", 2)
                                .tied("hacienda", "RB")),
                wrong("bribes", begun().lies("R", "molino", 5)),
                wrong("bribes", begun().lies("R", "h-olivo", 5)),
                wrong("bribes", begun().won("R", "hotel")),
                wrong("look", lookNowhere()),
                wrong("points", stage(begun(), stage -> stage.by(1).spending(1, 7))),
                wrong(
                        "points",
                        stage(begun(), stage -> stage.by(1).spending(1, 5).by(2).spending(2, 5))),
                wrong("turn", stage(begun(), stage -> stage.spending(1, 2))),
                wrong("turn", stage(begun(), stage -> stage.by(1).spending(2, 2))),
                wrong("turn", stage(begun(), stage -> stage.by(1).bribing(3))),
                wrong("turn", stage(begun(), stage -> stage.raising(hotel))),
                wrong("turn", stage(raise(), stage -> stage.raising(hotel))),
                wrong("turn", stage(bidding(), stage -> stage.by(1))),
                wrong("markers", begun().marker(1, "R")),
                wrong("markers", marker(new DonPeperoniMarker.Waiting(), gone)),
                wrong("markers", marker(new DonPeperoniMarker.Frisking(red, 3, false), gone)),
                wrong("markers", marker(new DonPeperoniMarker.Raiding(red, 3), gone)),
                wrong(
                        "markers",
                        marker(
                                new DonPeperoniMarker.Raiding(red, hotel),
                                new DonPeperoniMarker.Raiding(Seat.of(2), hotel))),
                wrong("markers", marker(new DonPeperoniMarker.Closing(red, 17), gone)),
                wrong("markers", marker(new DonPeperoniMarker.Closing(red, 1), new DonPeperoniMarker.Closing(red, 2))),
                wrong("bidding", auction(begun(), at -> new DonPeperoniAuction(at.stalls(), 1, false))),
                wrong("bidding", auction(bidding(), at -> new DonPeperoniAuction(at.stalls(), 4, false))),
                wrong("bidding", auction(bidding(), at -> new DonPeperoniAuction(at.stalls(), 0, true))));
    }

    private static int[] reversed() {
        return new int[] {500, 500, 200, 200, 100, 100, 50, 50, 50, 50, 20, 20, 10, 10, 5, 5, 2, 2, 1, 1};
    }

    private static Position agentTwice() {
        DonPeperoniHouse house = begun().house("hotel").visited(Seat.of(1), DonPeperoniAgent.LAWYER.code());
        int index = new Village(GAME.tables()).index(MoveText.place("hotel"));
        return board(begun(), board -> board.withHouse(index, house));
    }

    private static Position lookNowhere() {
        Position spied =
                begun().lies("R", "hacienda", 50).at("Y", 1, "hacienda").does("spy 1 R");
        int index = new Village(GAME.tables()).index(MoveText.place("hacienda"));
        DonPeperoniState clean = begun().state();
        DonPeperoniState state = spied.state();
        return with(
                spied,
                new DonPeperoniState(
                        state.terms(),
                        state.clock(),
                        state.stage(),
                        state.board().withHouse(index, DonPeperoniHouse.EMPTY),
                        clean.screens(),
                        state.looks(),
                        state.auction()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("positions")
    void positionsThatCannotStand(String key, Position position) {
        Ruling ruling = GAME.inspect(position.table(), position.state());

        assertThat(ruling).isInstanceOf(Ruling.Illegal.class);
        Message why = ((Ruling.Illegal) ruling).why();
        assertThat(why.key()).isEqualTo("don-peperoni.refusal.position." + key);
        assertThat(Proofreader.of("don-peperoni").flaw(why, position.table())).isEmpty();
    }

    @Test
    void moreNearHomesThanTheHouseRuleAllows() {
        Position free = Position.dealt(5, "far-homes", "false")
                .does("home h-olivo", "home h-campana", "home h-feria", "home h-pozo", "home h-sauce")
                .stands();
        DonPeperoniState state = free.state();
        DonPeperoniTerms ruled = Position.dealt(5).state().terms();
        Ruling ruling = GAME.inspect(
                Position.dealt(5).table(),
                new DonPeperoniState(
                        ruled,
                        state.clock(),
                        state.stage(),
                        state.board(),
                        state.screens(),
                        state.looks(),
                        state.auction()));

        assertThat(ruling).isEqualTo(Ruling.illegal("PP-17.5", "don-peperoni.refusal.position.near", 3));
    }

    @Test
    void whatMayBeDoneInAHouseIsToldWithItsReason() {
        Position there = begun().lies("R", "hacienda", 50).at("Y", 1, "hacienda");

        assertThat(GAME.canBribe(there.state(), 1)).isEqualTo(Ruling.LEGAL);
        assertThat(GAME.canSpy(there.state(), 1)).isEqualTo(Ruling.LEGAL);
        assertThat(GAME.canLeaveAgent(there.state(), 1)).isEqualTo(Ruling.LEGAL);
        assertThat(GAME.canBribe(there.state(), 2).isLegal()).isFalse();
        assertThat(GAME.canSpy(there.state(), 2).isLegal()).isFalse();
        assertThat(GAME.canLeaveAgent(there.state(), 2)).isEqualTo(Ruling.LEGAL);
        assertThat(GAME.threshold(there.state(), MoveText.place("hacienda"))).isEqualTo(2);
        assertThat(GAME.threshold(there.state(), MoveText.place("iglesia"))).isEqualTo(3);
    }
}
