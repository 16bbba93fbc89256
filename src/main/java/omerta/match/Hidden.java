package omerta.match;

import omerta.engine.Decision;
import omerta.engine.Game;
import omerta.engine.Privacy;
import omerta.engine.Viewer;

/// Which moves are made hidden from the table.
final class Hidden {

    private Hidden() {}

    /// Whether a move was decided in hand, or was the hidden part of a mixed decision: what the table does not list.
    static <S, A> boolean from(Game<S, A> game, S before, Move<A> move) {
        return switch (game.turn(before).of(move.seat()).map(Decision::privacy).orElse(Privacy.OPEN)) {
            case OPEN -> false;
            case IN_HAND -> true;
            case MIXED ->
                !game.legalActions(game.mask(before, Viewer.TABLE), move.seat()).contains(move.action());
        };
    }
}
