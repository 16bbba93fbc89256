package omerta.pepe;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Seat;

/// Every action there is, each made once beforehand.
final class Stock {

    static final DonPepeAction RAID = new DonPepeAction.Raid();
    static final DonPepeAction DONE = new DonPepeAction.Done();

    private static final int CHAIRS = DonPepeTables.CHAIRS + 1;

    private final DonPepeAction[][] places = new DonPepeAction[DonPepeRole.JIM.code() + 1][CHAIRS];
    private final DonPepeAction[][] moves = new DonPepeAction[CHAIRS][CHAIRS];
    private final DonPepeAction[] stabsLeft = new DonPepeAction[CHAIRS];
    private final DonPepeAction[] stabsRight = new DonPepeAction[CHAIRS];
    private final DonPepeAction[] shots = new DonPepeAction[CHAIRS];
    private final DonPepeAction[] cakes = new DonPepeAction[CHAIRS];
    private final DonPepeAction[][] passes = new DonPepeAction[Seat.MOST][CHAIRS];
    private final DonPepeAction[] booms = new DonPepeAction[Seat.MOST];
    private final DonPepeAction[] discards = new DonPepeAction[DonPepeCard.KINDS + 1];
    private final int[] drinks;
    private final DonPepeAction[][][] drugs;

    Stock(Layout layout) {
        for (int chair = 1; chair < CHAIRS; chair++) {
            for (DonPepeRole role : DonPepeRole.values()) {
                places[role.code()][chair] = new DonPepeAction.Place(role, chair);
            }
            for (int to = 1; to < CHAIRS; to++) {
                moves[chair][to] = new DonPepeAction.Move(chair, to);
            }
            stabsLeft[chair] = new DonPepeAction.Stab(chair, layout.left(chair));
            stabsRight[chair] = new DonPepeAction.Stab(chair, layout.right(chair));
            shots[chair] = new DonPepeAction.Shoot(chair, layout.across(chair));
            cakes[chair] = new DonPepeAction.SetCake(chair);
            for (Seat seat : Seat.first(Seat.MOST)) {
                passes[seat.index()][chair] = new DonPepeAction.PassCake(seat, chair);
            }
        }
        for (Seat seat : Seat.first(Seat.MOST)) {
            booms[seat.index()] = new DonPepeAction.KaBoom(seat);
        }
        for (DonPepeCard card : DonPepeCard.values()) {
            discards[card.code()] = new DonPepeAction.Discard(card);
        }
        drinks = drinks(layout);
        drugs = drugs();
    }

    private static int[] drinks(Layout layout) {
        List<Integer> drinks = new ArrayList<>();
        for (int chair = 1; chair < CHAIRS; chair++) {
            if (layout.thing(chair) == DonPepeThing.DRINK) {
                drinks.add(chair);
            }
        }
        return drinks.stream().mapToInt(Integer::intValue).toArray();
    }

    /// One, two or three drinks; the index is the number of the drink from 1, or 0 for none.
    private DonPepeAction[][][] drugs() {
        int size = drinks.length + 1;
        DonPepeAction[][][] all = new DonPepeAction[size][size][size];
        for (int i = 0; i < size; i++) {
            for (int j = i == 0 ? 0 : i + 1; j < size; j++) {
                for (int k = j == 0 ? 1 : j + 1; k < size; k++) {
                    List<Integer> chairs = new ArrayList<>();
                    for (int drink : new int[] {i, j, k}) {
                        if (drink > 0) {
                            chairs.add(drinks[drink - 1]);
                        }
                    }
                    all[i][j][k] = new DonPepeAction.Drug(chairs);
                }
            }
        }
        return all;
    }

    DonPepeAction place(int role, int chair) {
        return places[role][chair];
    }

    DonPepeAction move(int from, int to) {
        return moves[from][to];
    }

    DonPepeAction stabLeft(int by) {
        return stabsLeft[by];
    }

    DonPepeAction stabRight(int by) {
        return stabsRight[by];
    }

    DonPepeAction shoot(int by) {
        return shots[by];
    }

    DonPepeAction setCake(int chair) {
        return cakes[chair];
    }

    DonPepeAction passCake(int cake, int chair) {
        return passes[cake][chair];
    }

    DonPepeAction kaBoom(int cake) {
        return booms[cake];
    }

    DonPepeAction discard(int card) {
        return discards[card];
    }

    /// The chairs with drinks, in ascending order.
    int[] drinks() {
        return drinks;
    }

    /// A cocktail for one to three drinks, by their numbers from 1 in ascending order; 0 where there are fewer, first.
    DonPepeAction drug(int first, int second, int third) {
        return drugs[first][second][third];
    }
}
