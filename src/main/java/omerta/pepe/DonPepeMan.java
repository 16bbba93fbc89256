package omerta.pepe;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Seat;

/// A gangster. Those of one seat and one role are alike.
///
/// @param of whose man he is
/// @param role what he is
public record DonPepeMan(Seat of, DonPepeRole role) {

    /// The code of a chair where nobody sits.
    public static final byte NOBODY = 0;

    private static final int SEAT = 10;
    private static final int ROLES = DonPepeRole.JIM.code();

    private static final List<DonPepeMan> ALL = all();

    private static List<DonPepeMan> all() {
        List<DonPepeMan> all = new ArrayList<>();
        for (Seat seat : Seat.first(Seat.MOST)) {
            for (DonPepeRole role : DonPepeRole.values()) {
                all.add(new DonPepeMan(seat, role));
            }
        }
        return List.copyOf(all);
    }

    /// His code in piles: ten times the number of the seat, and the number of the role.
    public byte code() {
        return code(of.index(), role);
    }

    /// The man with this code.
    public static DonPepeMan of(int code) {
        return ALL.get(seat(code) * ROLES + role(code) - 1);
    }

    /// Whether a code is that of a man.
    static boolean isMan(int code) {
        return code > NOBODY && seat(code) < Seat.MOST && role(code) >= 1 && role(code) <= DonPepeRole.JIM.code();
    }

    static byte code(int seat, DonPepeRole role) {
        return (byte) (SEAT * seat + role.code());
    }

    /// The number of the seat whose man a code is.
    static int seat(int code) {
        return code / SEAT;
    }

    /// The number of the role that a code has.
    static int role(int code) {
        return code % SEAT;
    }
}
