package omerta.pepe;

import omerta.engine.Seat;

/// A simple player's taste: what makes the own side of the table worth more and the others' less. It looks one action
/// ahead, at men, money, cakes and lines of attack.
final class Liking {

    private static final int MAN = 20;
    private static final int BOSS = 16;
    private static final int LOOT = 12;
    private static final int CAUGHT = 10;
    private static final int ATTACKED = 4;
    private static final int OWN_SIDE = 2;
    private static final int UNPLAYABLE = 2;
    private static final int RAID = -30;

    private final DonPepeTables tables;
    private final Layout layout;
    private final Reach reach;
    private final Deeds deeds;
    private final Targets targets;

    Liking(DonPepeTables tables, Layout layout, Reach reach, Deeds deeds, Targets targets) {
        this.tables = tables;
        this.layout = layout;
        this.reach = reach;
        this.deeds = deeds;
        this.targets = targets;
    }

    int of(DonPepeState view, Seat seat, DonPepeAction action) {
        DonPepeBoard board = view.board();
        int own = seat.index();
        return switch (action) {
            case DonPepeAction.Done() -> 0;
            case DonPepeAction.Discard(DonPepeCard card) ->
                targets.any(board, own, card).isLegal() ? 1 : UNPLAYABLE;
            case DonPepeAction.Raid() -> RAID - danger(board, own);
            case DonPepeAction.Place _,
                    DonPepeAction.Stab _,
                    DonPepeAction.Shoot _,
                    DonPepeAction.SetCake _,
                    DonPepeAction.PassCake _,
                    DonPepeAction.KaBoom _,
                    DonPepeAction.Drug _,
                    DonPepeAction.Move _ -> worth(deeds.after(board, own, action), own) - worth(board, own);
        };
    }

    /// What the table is worth to a seat.
    private int worth(DonPepeBoard board, int own) {
        int worth = 0;
        for (int seat = 0; seat < board.cakes().size(); seat++) {
            int side = men(board, seat) + danger(board, seat);
            side += reach.loot(board, seat, tables.income()).due() / DonPepeTables.THOUSAND * LOOT;
            worth += seat == own ? OWN_SIDE * side : -side;
        }
        return worth;
    }

    private static int men(DonPepeBoard board, int seat) {
        int boss = board.chairs().count(DonPepeMan.code(seat, DonPepeRole.BOSS));
        return DonPepeBoard.count(board.chairs(), seat) * MAN + boss * BOSS;
    }

    /// How much a seat's men are threatened; never more than 0.
    private int danger(DonPepeBoard board, int seat) {
        int danger = 0;
        for (int cake = 0; cake < board.cakes().size(); cake++) {
            int place = board.cakes().at(cake);
            if (place > 0) {
                int caught = reach.caught(board, place);
                for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
                    if ((caught & Layout.bit(chair)) != 0 && board.isOf(chair, seat)) {
                        danger -= CAUGHT;
                    }
                }
            }
        }
        for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
            if (board.isOf(chair, seat)) {
                danger -= ATTACKED * attackers(board, chair, seat);
            }
        }
        return danger;
    }

    private int attackers(DonPepeBoard board, int chair, int seat) {
        int attackers = stabs(board, layout.left(chair), seat) + stabs(board, layout.right(chair), seat);
        int across = layout.across(chair);
        return across != 0 && board.isAgainst(across, seat) && reach.hasGun(board, across) ? attackers + 1 : attackers;
    }

    private int stabs(DonPepeBoard board, int by, int seat) {
        return board.isAgainst(by, seat) && reach.hasKnife(board, by) ? 1 : 0;
    }
}
