package omerta.pepe;

import omerta.engine.Pile;

/// Money and deeds. Money is counted in thousands of dollars.
///
/// @param bank what lies in the middle
/// @param cash what each seat has
/// @param taken how many opposing men each seat has killed
/// @param out when each seat went out: 0 for those who are still in, 1 for the first instant in which somebody did, 2
///     for the second, and so on
public record DonPepeLedger(int bank, Pile cash, Pile taken, Pile out) {

    boolean isIn(int seat) {
        return out.at(seat) == 0;
    }

    int playersIn() {
        return out.count((byte) 0);
    }

    /// When somebody went out last.
    int lastInstant() {
        int last = 0;
        for (int i = 0; i < out.size(); i++) {
            last = Math.max(last, out.at(i));
        }
        return last;
    }
}
