package omerta.pepe;

import omerta.engine.Pile;
import omerta.engine.Seat;

/// Who sits where, and what has become of the others. Men are codes of [DonPepeMan].
///
/// @param chairs the man on each chair, chair 1 first; [DonPepeMan#NOBODY] where nobody sits
/// @param pills who put the man on each chair to sleep, the number of the seat plus 1; 0 where nobody sleeps
/// @param cakes where the cake of each seat lies: the number of a chair, [#AT_HOME] or [#GONE]
/// @param waiting men who are to be seated, in ascending order
/// @param fallen men who died, in the order in which they did
public record DonPepeBoard(Pile chairs, Pile pills, Pile cakes, Pile waiting, Pile fallen) {

    /// A cake that lies before its owner.
    public static final byte AT_HOME = 0;

    /// A cake that has left the game.
    public static final byte GONE = -1;

    static final Pile NOBODY = Pile.faceDown(DonPepeTables.CHAIRS);

    int man(int chair) {
        return chairs.at(chair - 1);
    }

    int poisoner(int chair) {
        return pills.at(chair - 1) - 1;
    }

    boolean sleeps(int chair) {
        return pills.at(chair - 1) != 0;
    }

    boolean isFree(int chair) {
        return chairs.at(chair - 1) == DonPepeMan.NOBODY;
    }

    /// The free chairs, as a set.
    int free() {
        int free = 0;
        for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
            free |= isFree(chair) ? Layout.bit(chair) : 0;
        }
        return free;
    }

    /// Whether an own man of the seat sits there.
    boolean isOf(int chair, int seat) {
        int man = man(chair);
        return man != DonPepeMan.NOBODY && DonPepeMan.seat(man) == seat;
    }

    /// Whether a man of another seat sits there.
    boolean isAgainst(int chair, int seat) {
        int man = man(chair);
        return man != DonPepeMan.NOBODY && DonPepeMan.seat(man) != seat;
    }

    boolean hasCake(int chair) {
        for (int i = 0; i < cakes.size(); i++) {
            if (cakes.at(i) == chair) {
                return true;
            }
        }
        return false;
    }

    int cake(Seat of) {
        return cakes.at(of.index());
    }

    DonPepeBoard withCake(int seat, byte place) {
        return new DonPepeBoard(chairs, pills, cakes.with(seat, place), waiting, fallen);
    }

    DonPepeSitter sitter(int chair) {
        return new DonPepeSitter(DonPepeMan.of(man(chair)), chair);
    }

    /// How many men of a seat are alive, at the table or waiting.
    int living(int seat) {
        return count(chairs, seat) + count(waiting, seat);
    }

    /// How many men of a seat are in a pile.
    static int count(Pile men, int seat) {
        int count = 0;
        for (int i = 0; i < men.size(); i++) {
            int man = men.at(i);
            if (man != DonPepeMan.NOBODY && DonPepeMan.seat(man) == seat) {
                count++;
            }
        }
        return count;
    }
}
