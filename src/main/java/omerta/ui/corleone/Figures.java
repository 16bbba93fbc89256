package omerta.ui.corleone;

import static omerta.ui.corleone.CorleoneTableMaker.SYMBOLS;

import java.util.Locale;
import omerta.corleone.CorleoneBoard;
import omerta.corleone.CorleoneCity;
import omerta.engine.Player;
import omerta.engine.Seat;
import omerta.ui.board.art.Fit;
import omerta.ui.board.art.SeatSign;
import omerta.ui.board.art.Sketch;

/// Draws the figures: thugs with a square base, family members with a round one, the neutral ones.
///
/// @param names which know the players
record Figures(Names names) {

    private static final double SIDE = 24;

    /// Whoever stands on a space; only where somebody does.
    Fit on(CorleoneBoard board, int space) {
        int figure = board.figures().at(space);
        boolean front = CorleoneCity.isFront(space);
        return figure == CorleoneBoard.NEUTRAL
                ? neutral(front ? "police-captain" : "alderman")
                : of(Seat.of(figure - 1), !front);
    }

    /// A neutral figure.
    Fit neutral(String symbol) {
        return new Fit(SYMBOLS.sketch(SIDE, SIDE, "co-icon").with(symbol, 0, 0, SIDE, SIDE), "co-fit");
    }

    /// A figure of a seat.
    Fit of(Seat seat, boolean member) {
        return new Fit(sketch(seat, member), "co-fit");
    }

    /// A figure of a seat, to be moved over the table.
    Sketch sketch(Seat seat, boolean member) {
        return SYMBOLS.sketch(SIDE, SIDE, "co-icon", "co-pawn", colour(seat))
                .with(member ? "member" : "thug", 0, 0, SIDE, SIDE)
                .with(sign(seat, "pawn-mark"), 7.5, 13.5, 9, 9);
    }

    /// The sign of a seat, of the size that its style class gives.
    SeatSign sign(Seat seat, String styleClass) {
        return new SeatSign(player(seat)).sized(styleClass);
    }

    private Player player(Seat seat) {
        return names.desk().player(seat);
    }

    /// The style class of a seat's colour.
    String colour(Seat seat) {
        return "of-" + player(seat).colour().name().toLowerCase(Locale.ROOT);
    }
}
