package omerta.pepe;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Lists what is legal: while men are seated, by role and chair; else by card in the order of [DonPepeCard], then what
/// may be discarded, then the end of the turn. Chairs and seats come in ascending order.
final class Listing {

    private final Layout layout;
    private final Reach reach;
    private final int doses;
    private final Stock stock;

    Listing(Layout layout, Reach reach, int doses) {
        this.layout = layout;
        this.reach = reach;
        this.doses = doses;
        stock = new Stock(layout);
    }

    List<DonPepeAction> of(DonPepeState state, Seat seat) {
        if (state.phase() == DonPepePhase.OVER || state.active().index() != seat.index()) {
            return List.of();
        }
        Sheet sheet = new Sheet(0);
        write(state, seat.index(), sheet);
        sheet = new Sheet(sheet.count);
        write(state, seat.index(), sheet);
        return Collections.unmodifiableList(Arrays.asList(sheet.actions));
    }

    /// What a list is written on. It is written twice, first on one without room, to count.
    private static final class Sheet {
        private final DonPepeAction[] actions;
        private int count;

        Sheet(int size) {
            actions = new DonPepeAction[size];
        }

        void add(DonPepeAction action) {
            if (count < actions.length) {
                actions[count] = action;
            }
            count++;
        }
    }

    private void write(DonPepeState state, int seat, Sheet sheet) {
        if (state.phase() == DonPepePhase.CARDS) {
            cards(state, seat, sheet);
        } else {
            places(state.board(), seat, sheet);
        }
    }

    private void places(DonPepeBoard board, int seat, Sheet sheet) {
        for (DonPepeRole role : DonPepeRole.values()) {
            if (board.waiting().contains(DonPepeMan.code(seat, role))) {
                for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
                    if (board.isFree(chair)) {
                        sheet.add(stock.place(role.code(), chair));
                    }
                }
            }
        }
    }

    private void cards(DonPepeState state, int seat, Sheet sheet) {
        DonPepeClock clock = state.clock();
        DonPepeBoard board = state.board();
        int held = held(state.cards().hand(seat));
        if (clock.allowsAction()) {
            actions(board, seat, held, sheet);
        }
        if (clock.allowsMovement() && holds(held, DonPepeCard.MOVEMENT)) {
            moves(board, seat, sheet);
        }
        if (clock.isUntouched()) {
            for (int card = 1; card <= DonPepeCard.KINDS; card++) {
                if ((held >> card & 1) == 1) {
                    sheet.add(stock.discard(card));
                }
            }
        }
        sheet.add(Stock.DONE);
    }

    private static int held(Pile hand) {
        int held = 0;
        for (int i = 0; i < hand.size(); i++) {
            held |= 1 << hand.at(i);
        }
        return held;
    }

    private static boolean holds(int held, DonPepeCard card) {
        return (held >> card.code() & 1) == 1;
    }

    private void actions(DonPepeBoard board, int seat, int held, Sheet sheet) {
        if (holds(held, DonPepeCard.KNIFE)) {
            stabs(board, seat, sheet);
        }
        if (holds(held, DonPepeCard.GUN)) {
            shots(board, seat, sheet);
        }
        if (holds(held, DonPepeCard.CAKE) && board.cakes().at(seat) == DonPepeBoard.AT_HOME) {
            for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
                if (!board.hasCake(chair)) {
                    sheet.add(stock.setCake(chair));
                }
            }
        }
        if (holds(held, DonPepeCard.PASS_THE_CAKE)) {
            passes(board, sheet);
        }
        if (holds(held, DonPepeCard.KA_BOOM)) {
            for (int cake = 0; cake < board.cakes().size(); cake++) {
                if (cake != seat && board.cakes().at(cake) > 0) {
                    sheet.add(stock.kaBoom(cake));
                }
            }
        }
        if (holds(held, DonPepeCard.SLUMBER_COCKTAIL)) {
            drugs(board, seat, sheet);
        }
        if (holds(held, DonPepeCard.COPS)) {
            sheet.add(Stock.RAID);
        }
    }

    private void stabs(DonPepeBoard board, int seat, Sheet sheet) {
        for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
            if (reach.canStab(board, seat, chair)) {
                if (board.isAgainst(layout.left(chair), seat)) {
                    sheet.add(stock.stabLeft(chair));
                }
                if (board.isAgainst(layout.right(chair), seat)) {
                    sheet.add(stock.stabRight(chair));
                }
            }
        }
    }

    private void shots(DonPepeBoard board, int seat, Sheet sheet) {
        for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
            if (reach.canShoot(board, seat, chair) && board.isAgainst(layout.across(chair), seat)) {
                sheet.add(stock.shoot(chair));
            }
        }
    }

    private void passes(DonPepeBoard board, Sheet sheet) {
        for (int cake = 0; cake < board.cakes().size(); cake++) {
            int from = board.cakes().at(cake);
            if (from > 0) {
                int left = reach.firstLeft(board, from);
                int right = reach.firstRight(board, from);
                if (left != 0 && !board.hasCake(left)) {
                    sheet.add(stock.passCake(cake, left));
                }
                if (right != 0 && right != left && !board.hasCake(right)) {
                    sheet.add(stock.passCake(cake, right));
                }
            }
        }
    }

    private void drugs(DonPepeBoard board, int seat, Sheet sheet) {
        int[] able = able(board, seat);
        int pills = Math.min(doses, able.length);
        for (int i = 0; i < able.length; i++) {
            if (pills == 1) {
                sheet.add(stock.drug(0, 0, able[i]));
            }
            for (int j = i + 1; pills > 1 && j < able.length; j++) {
                if (pills == 2) {
                    sheet.add(stock.drug(0, able[i], able[j]));
                }
                for (int k = j + 1; pills > 2 && k < able.length; k++) {
                    sheet.add(stock.drug(able[i], able[j], able[k]));
                }
            }
        }
    }

    /// The numbers of the drinks, from 1, whose drinkers can be given a pill.
    private int[] able(DonPepeBoard board, int seat) {
        int[] drinks = stock.drinks();
        int[] able = new int[drinks.length];
        int count = 0;
        for (int i = 0; i < drinks.length; i++) {
            if (reach.canDrug(board, seat, drinks[i])) {
                able[count++] = i + 1;
            }
        }
        return Arrays.copyOf(able, count);
    }

    private void moves(DonPepeBoard board, int seat, Sheet sheet) {
        int free = board.free();
        for (int from = 1; free != 0 && from <= DonPepeTables.CHAIRS; from++) {
            if (board.isOf(from, seat) && !board.sleeps(from)) {
                for (int left = free; left != 0; left &= left - 1) {
                    sheet.add(stock.move(from, Integer.numberOfTrailingZeros(left)));
                }
            }
        }
    }
}
