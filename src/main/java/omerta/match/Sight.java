package omerta.match;

import java.util.List;
import java.util.Optional;
import omerta.engine.Game;
import omerta.engine.Outcome;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Table;
import omerta.engine.Telling;
import omerta.engine.Turn;
import omerta.engine.Viewer;

/// A match as a screen may see it: views, what may be done, what was told. No full state comes through here while the
/// match is played.
///
/// @param <S> the type of state
/// @param <A> the type of action
public interface Sight<S, A> {

    /// Who plays, by which options.
    Table table();

    /// The rules, to be asked about views.
    Game<S, A> game();

    /// What the game says to its players.
    default Telling<S, A> telling() {
        return game().telling();
    }

    /// How many moves were made.
    int moves();

    /// What the viewer sees now.
    View<S> view(Viewer viewer);

    /// What the viewer saw when only the first `moves` moves had been made.
    View<S> viewAt(int moves, Viewer viewer);

    /// Everything lies open: the state after the first `moves` moves of a match that is over.
    ///
    /// @throws IllegalStateException while the match is played
    View<S> openView(int moves);

    /// Who must decide now.
    Turn turn();

    /// What the seat may do now.
    List<A> legalActions(Seat seat);

    /// What the table may offer for the seat without a look at hidden things: the actions listed from the public view.
    List<A> openActions(Seat seat);

    /// Whether the seat may do this now.
    Ruling judge(Seat seat, A action);

    /// Whether the seat may begin to do these, one after the other: whether it may do the first of them now. Whether the
    /// rules allow the others then is not looked at.
    ///
    /// @param row at least one action
    default Ruling judge(Seat seat, List<A> row) {
        return judge(seat, row.getFirst());
    }

    /// Whether the action may teach somebody something, so that it could not be taken back, as far as the seat itself can
    /// tell.
    boolean reveals(Seat seat, A action);

    /// Who made the last move; empty before the first.
    Optional<Seat> mover();

    /// Whether the last move can be taken back by who asks: a seat in hand, or the open table.
    ///
    /// A seat takes back only its own last move. What it did hidden from the table (in hand, or as the hidden part of a
    /// mixed decision) it takes back alone; what it did in the open, the table may take back too. Where the house has
    /// free undo, everybody may take back everything.
    Undo undo(Viewer asker);

    /// Whether a move that was taken back can be made again by who asks: by whoever could take it back, if nothing was done
    /// since.
    boolean canRedo(Viewer asker);

    /// What was told of the moves `from` to now, as the viewer may know it. Moves are counted from 1; 0 is the deal.
    List<Told> log(int from, Viewer viewer);

    /// What was told since the seat's own last move, as the seat may know it; from the deal on where it has not moved
    /// yet.
    List<Told> recap(Seat seat);

    /// How the match ended; empty while it is played.
    Optional<Outcome> outcome();
}
