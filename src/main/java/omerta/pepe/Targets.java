package omerta.pepe;

import java.util.List;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Says whether a card can do what it is played for: whom it can hit, where it can go. All of it is public.
final class Targets {

    private final Layout layout;
    private final Reach reach;
    private final int doses;

    Targets(Layout layout, Reach reach, int doses) {
        this.layout = layout;
        this.reach = reach;
        this.doses = doses;
    }

    static Ruling noChair(int chair) {
        return Ruling.illegal("DP-1.2", "don-pepe.refusal.no-chair", chair);
    }

    /// Whether an action that plays a card finds what it needs.
    Ruling of(DonPepeBoard board, int seat, DonPepeAction action) {
        return switch (action) {
            case DonPepeAction.Stab(int by, int victim) -> stab(board, seat, by, victim);
            case DonPepeAction.Shoot(int by, int victim) -> shoot(board, seat, by, victim);
            case DonPepeAction.SetCake(int chair) -> setCake(board, seat, chair);
            case DonPepeAction.PassCake(Seat cake, int chair) -> passCake(board, cake, chair);
            case DonPepeAction.KaBoom(Seat cake) -> kaBoom(board, seat, cake);
            case DonPepeAction.Drug(List<Integer> chairs) -> drug(board, seat, chairs);
            case DonPepeAction.Move(int from, int to) -> move(board, seat, from, to);
            case DonPepeAction.Raid(), DonPepeAction.Place _, DonPepeAction.Discard _, DonPepeAction.Done _ ->
                Ruling.LEGAL;
        };
    }

    private Ruling stab(DonPepeBoard board, int seat, int by, int victim) {
        Ruling killer = killer(board, seat, by, victim, "DP-8.1");
        if (!killer.isLegal()) {
            return killer;
        }
        if (!reach.hasKnife(board, by)) {
            return Ruling.illegal("DP-8.2", "don-pepe.refusal.no-knife", by);
        }
        if (!layout.areNeighbours(by, victim)) {
            return Ruling.illegal("DP-8.1", "don-pepe.refusal.not-beside", by, victim);
        }
        return victim(board, seat, victim, "DP-8.1");
    }

    private Ruling shoot(DonPepeBoard board, int seat, int by, int victim) {
        Ruling killer = killer(board, seat, by, victim, "DP-8.3");
        if (!killer.isLegal()) {
            return killer;
        }
        if (!reach.hasGun(board, by)) {
            return Ruling.illegal("DP-8.4", "don-pepe.refusal.no-gun", by);
        }
        if (layout.across(by) == 0) {
            return Ruling.illegal("DP-8.8", "don-pepe.refusal.head", by);
        }
        if (layout.across(victim) == 0) {
            return Ruling.illegal("DP-8.8", "don-pepe.refusal.head", victim);
        }
        if (layout.across(by) != victim) {
            return Ruling.illegal("DP-8.3", "don-pepe.refusal.not-across", by, victim);
        }
        return victim(board, seat, victim, "DP-8.3");
    }

    private static Ruling killer(DonPepeBoard board, int seat, int by, int victim, String clause) {
        if (!Layout.isChair(by)) {
            return noChair(by);
        }
        if (!Layout.isChair(victim)) {
            return noChair(victim);
        }
        if (!board.isOf(by, seat)) {
            return Ruling.illegal(clause, "don-pepe.refusal.not-own", by);
        }
        return board.sleeps(by) ? Ruling.illegal("DP-8.9", "don-pepe.refusal.sleeps", by) : Ruling.LEGAL;
    }

    private static Ruling victim(DonPepeBoard board, int seat, int victim, String clause) {
        if (board.isFree(victim)) {
            return Ruling.illegal(clause, "don-pepe.refusal.nobody", victim);
        }
        return board.isOf(victim, seat) ? Ruling.illegal("DP-8.6", "don-pepe.refusal.own-man", victim) : Ruling.LEGAL;
    }

    private static Ruling setCake(DonPepeBoard board, int seat, int chair) {
        if (board.cakes().at(seat) != DonPepeBoard.AT_HOME) {
            return Ruling.illegal(
                    "DP-9.3", "don-pepe.refusal.cake-out", (int) board.cakes().at(seat));
        }
        if (!Layout.isChair(chair)) {
            return noChair(chair);
        }
        return board.hasCake(chair) ? Ruling.illegal("DP-9.2", "don-pepe.refusal.cake-there", chair) : Ruling.LEGAL;
    }

    private Ruling passCake(DonPepeBoard board, Seat cake, int chair) {
        if (!isOnTable(board, cake)) {
            return Ruling.illegal("DP-9.4", "don-pepe.refusal.no-cake");
        }
        int from = board.cake(cake);
        if (chair == 0 || (chair != reach.firstLeft(board, from) && chair != reach.firstRight(board, from))) {
            return Ruling.illegal("DP-9.4", "don-pepe.refusal.not-first", from);
        }
        return board.hasCake(chair) ? Ruling.illegal("DP-9.6", "don-pepe.refusal.cake-there", chair) : Ruling.LEGAL;
    }

    private static boolean isOnTable(DonPepeBoard board, Seat cake) {
        return cake.index() < board.cakes().size() && board.cake(cake) > 0;
    }

    private static Ruling kaBoom(DonPepeBoard board, int seat, Seat cake) {
        if (cake.index() == seat) {
            return Ruling.illegal("DP-9.9", "don-pepe.refusal.own-cake");
        }
        return isOnTable(board, cake) ? Ruling.LEGAL : Ruling.illegal("DP-9.11", "don-pepe.refusal.no-cake");
    }

    private Ruling drug(DonPepeBoard board, int seat, List<Integer> chairs) {
        int last = 0;
        for (int chair : chairs) {
            if (!Layout.isChair(chair)) {
                return noChair(chair);
            }
            if (chair <= last) {
                return Ruling.illegal("DP-10.3", "don-pepe.refusal.once");
            }
            if (layout.thing(chair) != DonPepeThing.DRINK || board.isFree(chair)) {
                return Ruling.illegal("DP-10.1", "don-pepe.refusal.no-drinker", chair);
            }
            if (board.poisoner(chair) == seat) {
                return Ruling.illegal("DP-10.6", "don-pepe.refusal.own-pill", chair);
            }
            last = chair;
        }
        int count = Math.min(doses, reach.drinkers(board, seat));
        if (count == 0) {
            return Ruling.illegal("DP-10.2", "don-pepe.refusal.no-drinkers");
        }
        return chairs.size() == count ? Ruling.LEGAL : Ruling.illegal("DP-10.2", "don-pepe.refusal.drinkers", count);
    }

    private static Ruling move(DonPepeBoard board, int seat, int from, int to) {
        if (!Layout.isChair(from)) {
            return noChair(from);
        }
        if (!Layout.isChair(to)) {
            return noChair(to);
        }
        if (!board.isOf(from, seat)) {
            return Ruling.illegal("DP-12.1", "don-pepe.refusal.not-own", from);
        }
        if (board.sleeps(from)) {
            return Ruling.illegal("DP-10.4", "don-pepe.refusal.sleeps", from);
        }
        if (board.isFree(to)) {
            return Ruling.LEGAL;
        }
        return board.chairs().contains(DonPepeMan.NOBODY)
                ? Ruling.illegal("DP-12.1", "don-pepe.refusal.taken", to)
                : Ruling.illegal("DP-12.3", "don-pepe.refusal.none-free");
    }

    /// Whether a card finds anything that it needs.
    Ruling any(DonPepeBoard board, int seat, DonPepeCard card) {
        return switch (card) {
            case KNIFE -> anyVictim(board, seat, true);
            case GUN -> anyVictim(board, seat, false);
            case CAKE ->
                board.cakes().at(seat) == DonPepeBoard.AT_HOME
                        ? Ruling.LEGAL
                        : Ruling.illegal("DP-9.3", "don-pepe.refusal.cake-out", (int)
                                board.cakes().at(seat));
            case PASS_THE_CAKE -> anyPass(board);
            case KA_BOOM -> anyCake(board, seat);
            case SLUMBER_COCKTAIL ->
                reach.drinkers(board, seat) > 0
                        ? Ruling.LEGAL
                        : Ruling.illegal("DP-10.2", "don-pepe.refusal.no-drinkers");
            case COPS -> Ruling.LEGAL;
            case MOVEMENT -> anyMove(board, seat);
        };
    }

    private Ruling anyVictim(DonPepeBoard board, int seat, boolean knife) {
        for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
            boolean found = knife
                    ? reach.canStab(board, seat, chair)
                            && (board.isAgainst(layout.left(chair), seat) || board.isAgainst(layout.right(chair), seat))
                    : reach.canShoot(board, seat, chair) && board.isAgainst(layout.across(chair), seat);
            if (found) {
                return Ruling.LEGAL;
            }
        }
        return Ruling.illegal("DP-7.5", knife ? "don-pepe.refusal.nobody-to-stab" : "don-pepe.refusal.nobody-to-shoot");
    }

    private Ruling anyPass(DonPepeBoard board) {
        boolean onTable = false;
        for (int i = 0; i < board.cakes().size(); i++) {
            int from = board.cakes().at(i);
            if (from > 0) {
                onTable = true;
                int left = reach.firstLeft(board, from);
                int right = reach.firstRight(board, from);
                if (left != 0 && (!board.hasCake(left) || !board.hasCake(right))) {
                    return Ruling.LEGAL;
                }
            }
        }
        return onTable
                ? Ruling.illegal("DP-9.6", "don-pepe.refusal.cannot-pass")
                : Ruling.illegal("DP-9.4", "don-pepe.refusal.no-cake");
    }

    private static Ruling anyCake(DonPepeBoard board, int seat) {
        for (int i = 0; i < board.cakes().size(); i++) {
            if (i != seat && board.cakes().at(i) > 0) {
                return Ruling.LEGAL;
            }
        }
        return Ruling.illegal("DP-9.11", "don-pepe.refusal.no-other-cake");
    }

    private static Ruling anyMove(DonPepeBoard board, int seat) {
        if (!board.chairs().contains(DonPepeMan.NOBODY)) {
            return Ruling.illegal("DP-12.3", "don-pepe.refusal.none-free");
        }
        for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
            if (board.isOf(chair, seat) && !board.sleeps(chair)) {
                return Ruling.LEGAL;
            }
        }
        return Ruling.illegal("DP-10.4", "don-pepe.refusal.all-asleep");
    }
}
