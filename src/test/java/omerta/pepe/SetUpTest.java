package omerta.pepe;

import static omerta.pepe.Fixture.GAME;
import static omerta.pepe.Fixture.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import omerta.Rule;
import omerta.engine.Dealt;
import omerta.engine.Pile;
import omerta.engine.Privacy;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Turn;
import omerta.engine.Viewer;
import omerta.pepe.DonPepeCourse.SeatingBegan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SetUpTest {

    private static Position byHand(int seats, int first) {
        return Position.dealt(seats, 1, "seating", "by-hand", "first", Integer.toString(first));
    }

    @Test
    @Rule("DP-1.1")
    void threeToSixPlay() {
        assertThat(GAME.info().leastSeats()).isEqualTo(3);
        assertThat(GAME.info().mostSeats()).isEqualTo(6);
        assertThat(GAME.deal(table(2), Rng.of(1)))
                .isEqualTo(new Dealt.Refused<>(Ruling.illegal("DP-1.1", "refusal.seats", 3, 6, 2)));
    }

    @Test
    @Rule("DP-1.2")
    void theChairsStandClockwiseInOneRing() {
        for (DonPepeChair chair : GAME.tables().chairs()) {
            assertThat(chair.left()).isEqualTo(chair.chair() % 30 + 1);
        }
        assertThat(sides(DonPepeSide.NORTH))
                .isEqualTo(IntStream.rangeClosed(1, 14).boxed().toList());
        assertThat(sides(DonPepeSide.EAST)).containsExactly(15);
        assertThat(sides(DonPepeSide.SOUTH))
                .isEqualTo(IntStream.rangeClosed(16, 29).boxed().toList());
        assertThat(sides(DonPepeSide.WEST)).containsExactly(30);
    }

    private static List<Integer> sides(DonPepeSide side) {
        return GAME.tables().chairs().stream()
                .filter(chair -> chair.side() == side)
                .map(DonPepeChair::chair)
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "DRINK;1 6 8 13 14 16 20 24 26",
                "GUN;2 9 12 19 23 25 27",
                "KNIFE;4 10 17 22 29",
                "BAR;7 18",
                "CASINO;5 21",
                "RESTAURANT;11 28",
                "REGISTER;3",
                "NONE;15 30"
            })
    @Rule("DP-1.5")
    void thingsOnTheTable(DonPepeThing thing, String chairs) {
        assertThat(GAME.tables().chairs().stream()
                        .filter(chair -> chair.thing() == thing)
                        .map(chair -> Integer.toString(chair.chair())))
                .containsExactly(chairs.split(" "));
    }

    @Test
    @Rule("DP-1.5")
    void eachEarningChairFacesAGun() {
        assertThat(GAME.tables().chairs().stream()
                        .filter(chair -> chair.thing().isBusiness() || chair.thing() == DonPepeThing.REGISTER)
                        .map(chair -> GAME.tables().chair(chair.across()).thing()))
                .hasSize(7)
                .containsOnly(DonPepeThing.GUN);
    }

    @ParameterizedTest
    @CsvSource({"3, 1 2 2 5, 120000", "4, 1 1 2 3, 90000", "5, 1 1 1 3, 70000", "6, 1 1 1 2, 60000"})
    @Rule({"DP-2.1", "DP-2.4", "DP-3.1"})
    void menAndMoney(int seats, String roster, int bank) {
        Position hand = byHand(seats, 1);

        for (Seat seat : Seat.first(seats)) {
            assertThat(Arrays.stream(DonPepeRole.values())
                            .map(role -> Integer.toString(hand.state().waiting(seat, role))))
                    .containsExactly(roster.split(" "));
            assertThat(hand.state().cash(seat)).isZero();
            assertThat(hand.state().cakeAt(seat)).isEmpty();
            assertThat(hand.state().isCakeGone(seat)).isFalse();
        }
        assertThat(hand.state().bank()).isEqualTo(bank);
    }

    @Test
    @Rule("DP-2.3")
    void sixtyCards() {
        Map<String, Integer> census = GAME.census(Position.dealt(4, 1).state());

        assertThat(census)
                .contains(
                        entry("movement", 16),
                        entry("knife", 9),
                        entry("gun", 9),
                        entry("cake", 8),
                        entry("pass-the-cake", 6),
                        entry("slumber-cocktail", 6),
                        entry("ka-boom", 5),
                        entry("cops", 1));
        assertThat(GAME.tables().deck().cards()).isEqualTo(60);
    }

    @Test
    @Rule("DP-2.5")
    void moneyIsCountedInThousandsWhateverTheBills() {
        for (DonPepeSetup setup : GAME.tables().setups()) {
            assertThat(setup.bills().stream()
                            .mapToInt(bill -> bill.value() * bill.count())
                            .sum())
                    .isEqualTo(setup.bank());
        }
        Position.begun("Y", "Y b1 g7 g5 g11 m3 | R g15 | B g16 cash 111").shows("Y cash 8 | bank 1");
    }

    @Test
    @Rule("DP-2.6")
    void eachPlayerHasOneCake() {
        assertThat(GAME.census(Position.dealt(5, 1).state())).contains(entry("cakes", 5));
    }

    @Test
    @Rule({"DP-2.8", "DP-2.9"})
    void aHandIsSeenByItsPlayerAloneAndThePileByNobody() {
        Position position = Position.at("*Y b1~R g2 hand KG cake 9 cash 3 | R g3 hand MM | B g4 hand C | discards SP");

        Position.at(GAME.mask(position.state(), Position.seat("R")))
                .shows("Y b1~R g2 hand ?? cake 9 cash 3 | R g3 hand MM | B g4 hand ? | discards SP left 53 bank 117");
        Position.at(GAME.mask(position.state(), Viewer.TABLE)).shows("Y hand ?? | R hand ?? | B hand ?");
        DonPepeState seen = GAME.mask(position.state(), Position.seat("R"));
        assertThat(seen.cards().draw()).isEqualTo(Pile.faceDown(53));
        assertThat(seen.rng()).isEqualTo(Rng.SEALED);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    @Rule({"DP-3.2", "DP-3.9"})
    void fiveCardsEachBeforeAnybodySits(int seats) {
        for (Position position : List.of(Position.dealt(seats, 7), byHand(seats, 1))) {
            assertThat(position.state().cards().hands()).hasSize(seats).allMatch(hand -> hand.size() == 5);
            assertThat(position.state().cards().draw().size()).isEqualTo(60 - 5 * seats);
        }
        assertThat(Position.dealt(seats, 7).state().cards())
                .isNotEqualTo(Position.dealt(seats, 8).state().cards());
    }

    @Test
    @Rule("DP-3.3")
    void byThePlanOrByHand() {
        assertThat(Position.dealt(4, 1).state().phase()).isEqualTo(DonPepePhase.CARDS);
        assertThat(byHand(4, 1).state().phase()).isEqualTo(DonPepePhase.SEATING);
        assertThat(GAME.deal(table(4, "seating", "standing"), Rng.of(1))).isInstanceOf(Dealt.Refused.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    @Rule({"DP-3.4", "DP-4.3"})
    void byThePlanTheFirstBeginsAndTakesLoot(int seats) {
        Position.dealt(seats, 1).tells("TurnBegan", "Looted").shows("*Y | round 1 first Y turn Y");
    }

    @Test
    @Rule("DP-3.5")
    void freeChairsAtTheStart() {
        assertThat(free(3)).isEmpty();
        assertThat(free(4)).containsExactly(15, 30);
        assertThat(free(5)).isEmpty();
        assertThat(free(6)).isEmpty();
    }

    private static List<Integer> free(int seats) {
        DonPepeState state = Position.dealt(seats, 1).state();
        return IntStream.rangeClosed(1, 30)
                .filter(chair -> state.man(chair).isEmpty())
                .boxed()
                .toList();
    }

    @Test
    @Rule({"DP-3.6", "DP-3.8", "DP-3.10", "DP-17.2"})
    void byHandCounterClockwiseOneManEach() {
        Position first = byHand(4, 3).tells("SeatingBegan").shows("*B | phase seating");
        assertThat(first.told(SeatingBegan.class).first()).isEqualTo(Position.seat("B"));
        assertThat(GAME.turn(first.state()))
                .isEqualTo(Turn.of("don-pepe.phase.seating", Position.seat("B"), Privacy.OPEN));
        assertThat(first.choices("")).hasSize(120);
        assertThat(first.refuses("R", "seat b 1")).isEqualTo("DP-3.6");
        assertThat(first.refuses("done")).isEqualTo("DP-3.6");
        assertThat(first.unplayable("M")).isEqualTo("DP-3.6");

        Position second = first.does("seat b 1").tells("Seated").shows("*R | B b1");
        assertThat(second.refuses("seat b 1")).isEqualTo("DP-3.6");
        Position third = second.does("seat j 2", "seat g 3", "seat g 4").shows("*B | R j2 | Y g3 | G g4");
        assertThat(third.refuses("seat b 5")).isEqualTo("DP-3.10");
    }

    @Test
    @Rule("DP-3.7")
    void whoSeatsTheLastManBegins() {
        Position position = byHand(4, 1);
        while (position.state().phase() == DonPepePhase.SEATING) {
            position = position.does(position.choices("seat").getFirst());
        }
        position.shows("*R | first R round 1 turn R phase cards").tells("Seated", "TurnBegan", "Looted");
        assertThat(position.refuses("seat b 30")).isEqualTo("DP-3.6");
    }

    @Test
    @Rule("DP-3.8")
    void theLotMayChooseWhoSeatsFirst() {
        TreeSet<Integer> drawn = new TreeSet<>();
        for (int seed = 0; seed < 60; seed++) {
            drawn.add(Position.dealt(3, seed, "seating", "by-hand")
                    .state()
                    .active()
                    .index());
        }
        assertThat(drawn).containsExactly(0, 1, 2);
        assertThat(GAME.deal(table(3, "seating", "by-hand", "first", "4"), Rng.of(1)))
                .isInstanceOf(Dealt.Refused.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "3;b24 j16 j26 m2 m19 g7 g9 g22 g28 g30|b1 j11 j20 m13 m23 g4 g5 g15 g17 g25"
                        + "|b14 j6 j29 m12 m21 g3 g8 g10 g18 g27",
                "4;b27 j29 m14 m19 g3 g6 g22|b20 j4 m18 m26 g5 g10 g23|b13 j11 m21 m24 g2 g8 g17"
                        + "|b25 j16 m12 m28 g1 g7 g9",
                "5;b28 j22 m14 g16 g18 g25|b13 j10 m30 g2 g5 g26|b3 j17 m8 g15 g19 g24|b9 j7 m23 g4 g12 g20"
                        + "|b21 j6 m11 g1 g27 g29",
                "6;b10 j1 m14 g5 g29|b24 j17 m3 g7 g25|b4 j11 m9 g16 g19|b13 j26 m23 g18 g27|b21 j20 m30 g2 g12"
                        + "|b28 j6 m8 g15 g22"
            })
    @Rule({"DP-18.2", "DP-18.3", "DP-18.4", "DP-18.5"})
    void thePlan(int seats, String plan) {
        String[] families = plan.split("\\|");
        String lines = IntStream.range(0, seats)
                .mapToObj(i -> PepeText.COLOURS.charAt(i) + " " + families[i])
                .collect(Collectors.joining("\n"));

        Position.dealt(seats, 1).shows(lines);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    @Rule("DP-18.1")
    void everyBossIsAttackedByTwoAndNobodyHasAWholeBusiness(int seats) {
        DonPepeBoard board = Position.dealt(seats, 1).state().board();
        Layout layout = new Layout(GAME.tables().chairs());
        Reach reach = new Reach(layout);
        for (int seat = 0; seat < seats; seat++) {
            int boss = 1;
            while (board.man(boss) != DonPepeMan.code(seat, DonPepeRole.BOSS)) {
                boss++;
            }
            int target = boss;
            List<Integer> attackers = IntStream.rangeClosed(1, 30)
                    .filter(chair -> board.isAgainst(chair, DonPepeMan.seat(board.man(target))))
                    .filter(chair -> (reach.hasKnife(board, chair) && layout.areNeighbours(chair, target))
                            || (reach.hasGun(board, chair) && layout.across(chair) == target))
                    .mapToObj(chair -> DonPepeMan.seat(board.man(chair)))
                    .toList();
            assertThat(attackers).hasSize(2).doesNotHaveDuplicates();
        }
        for (int[] halves : layout.businesses()) {
            assertThat(DonPepeMan.seat(board.man(halves[0]))).isNotEqualTo(DonPepeMan.seat(board.man(halves[1])));
        }
    }
}
