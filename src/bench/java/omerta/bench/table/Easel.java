package omerta.bench.table;

import java.util.List;
import java.util.Optional;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.match.Match;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.ui.Boards;
import omerta.ui.board.BoardMaker;
import omerta.ui.board.Pace;
import omerta.ui.shell.flow.Stand;
import omerta.ui.shell.kit.Look;
import omerta.ui.shell.play.Manners;
import omerta.ui.shell.play.Play;

/// The table of one match, built anew for each action and drawn again after it. Used on the JavaFX thread.
///
/// @param <S> the type of state
/// @param <A> the type of action
final class Easel<S, A> {

    private static final Look LOOK = new Look(true, 100);
    private static final Manners MANNERS = new Manners(Pace.STILL, false, false, false, LOOK.em());

    private final String game;
    private final Match<S, A> match;
    private final Rng.Stream chance = Rng.of(1).stream();

    /// @param nanosToBuild how long it took to build the table, with the seat in hand that acts
    /// @param nanosToRedraw how long the action took, to where its picture could be painted
    /// @param stays whether the same table stands after it, and the same seat is in hand
    record Drawn(long nanosToBuild, long nanosToRedraw, boolean stays) {}

    /// The table of a match.
    Easel(String game, Match<S, A> match) {
        this.game = game;
        this.match = match;
    }

    /// Whether nobody can act any more.
    boolean isOver() {
        return match.turn().isOver();
    }

    /// Builds the table and does something by chance at it.
    Drawn draw() {
        Seat seat = match.turn().decisions().getFirst().seat();
        List<A> legal = match.legalActions(seat);
        A action = legal.get(chance.below(legal.size()));
        long from = System.nanoTime();
        BoardMaker<S, A> maker = maker();
        Wall wall = new Wall(LOOK, maker.styleSheet());
        Phrases phrases = Phrases.of(Language.ENGLISH).with(game);
        Play<S, A> play = new Play<>(new Open<>(match), maker, wall, phrases, MANNERS);
        play.show(new Stand.InHand(seat, false));
        wall.layOut();
        long built = System.nanoTime();
        play.choose(action);
        wall.layOut();
        long redrawn = System.nanoTime();
        return new Drawn(built - from, redrawn - built, play.stand().hand().equals(Optional.of(seat)));
    }

    @SuppressWarnings("unchecked") // a table is made for the states and actions of the game that it names
    private BoardMaker<S, A> maker() {
        return (BoardMaker<S, A>) Boards.find(game).orElseThrow();
    }
}
