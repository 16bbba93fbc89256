package omerta.pepe;

/// What men and cakes can reach.
final class Reach {

    private final Layout layout;

    Reach(Layout layout) {
        this.layout = layout;
    }

    /// Whether an own man sits there who is awake and has a knife.
    boolean canStab(DonPepeBoard board, int seat, int chair) {
        return board.isOf(chair, seat) && !board.sleeps(chair) && hasKnife(board, chair);
    }

    /// Whether the man on a chair is Mike or sits at a knife.
    boolean hasKnife(DonPepeBoard board, int chair) {
        return layout.thing(chair) == DonPepeThing.KNIFE || isRole(board, chair, DonPepeRole.MIKE);
    }

    /// Whether an own man sits there who is awake, has a gun, and somebody could be across.
    boolean canShoot(DonPepeBoard board, int seat, int chair) {
        return layout.across(chair) != 0 && board.isOf(chair, seat) && !board.sleeps(chair) && hasGun(board, chair);
    }

    /// Whether the man on a chair is Joe or sits at a gun.
    boolean hasGun(DonPepeBoard board, int chair) {
        return layout.thing(chair) == DonPepeThing.GUN || isRole(board, chair, DonPepeRole.JOE);
    }

    private static boolean isRole(DonPepeBoard board, int chair, DonPepeRole role) {
        return DonPepeMan.role(board.man(chair)) == role.code();
    }

    /// Whether a man sits there who can be given a pill by this seat.
    boolean canDrug(DonPepeBoard board, int seat, int chair) {
        return layout.thing(chair) == DonPepeThing.DRINK && !board.isFree(chair) && board.poisoner(chair) != seat;
    }

    /// How many men can be given a pill by this seat.
    int drinkers(DonPepeBoard board, int seat) {
        int count = 0;
        for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
            if (canDrug(board, seat, chair)) {
                count++;
            }
        }
        return count;
    }

    /// The chair of the first man to the left of a chair; 0 where there is no other man.
    int firstLeft(DonPepeBoard board, int from) {
        for (int chair = layout.left(from); chair != from; chair = layout.left(chair)) {
            if (!board.isFree(chair)) {
                return chair;
            }
        }
        return 0;
    }

    /// The chair of the first man to the right of a chair; 0 where there is no other man.
    int firstRight(DonPepeBoard board, int from) {
        for (int chair = layout.right(from); chair != from; chair = layout.right(chair)) {
            if (!board.isFree(chair)) {
                return chair;
            }
        }
        return 0;
    }

    /// The chairs with men that a blast reaches, as a set.
    int caught(DonPepeBoard board, int chair) {
        int caught = 0;
        int left = layout.left(chair);
        int right = layout.right(chair);
        caught |= board.isFree(chair) ? 0 : Layout.bit(chair);
        caught |= board.isFree(left) ? 0 : Layout.bit(left);
        caught |= board.isFree(right) ? 0 : Layout.bit(right);
        return caught;
    }

    /// What the men of a seat bring in.
    DonPepeLoot loot(DonPepeBoard board, int seat, DonPepeIncome income) {
        int boss = 0;
        boolean doubled = false;
        for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
            if (earns(board, chair, seat)) {
                boss += isRole(board, chair, DonPepeRole.BOSS) ? income.boss() : 0;
                doubled |= layout.thing(chair) == DonPepeThing.REGISTER;
            }
        }
        int businesses = 0;
        for (int[] halves : layout.businesses()) {
            boolean one = earns(board, halves[0], seat);
            boolean other = earns(board, halves[1], seat);
            businesses += one && other ? income.pair() : one || other ? income.single() : 0;
        }
        int due = (boss + businesses) * (doubled ? income.registerFactor() : 1);
        return new DonPepeLoot(boss, businesses, doubled, due);
    }

    private static boolean earns(DonPepeBoard board, int chair, int seat) {
        return board.isOf(chair, seat) && !board.sleeps(chair);
    }
}
