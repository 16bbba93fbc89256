package omerta.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One game: its rules as pure functions over an immutable state.
///
/// Every method is a function of its arguments alone. States, actions and events are immutable values with structural
/// equality; a state shares with the one before it whatever did not change.
///
/// @param <S> the type of state; a view is a masked state of the same type
/// @param <A> the sealed type of actions
public interface Game<S, A> {

    /// What is known of the game before it is dealt.
    Info<S, A> info();

    /// A legal start for this table, or a refusal that names the bad option or number of seats.
    Dealt<S> deal(Table table, Rng rng);

    /// Whether this state can stand at this table: every card, coin and figure there once, every number in its range.
    /// A state from outside (a position in a file) is inspected before it is played.
    Ruling inspect(Table table, S state);

    /// Who must decide now. The turn of a view is the turn of the state.
    Turn turn(S state);

    /// What the seat may do, sorted, without doubles; empty for a seat that may not act.
    List<A> legalActions(S state, Seat seat);

    /// Whether [#legalActions] lists everything that is legal. A game whose actions are too many to list lists a selection.
    default boolean listsAll() {
        return true;
    }

    /// A legal action of the seat drawn by chance, listed or not, for playouts and simple players; empty for a seat that
    /// may not act. A game that lists a selection draws from all that is legal. From a view it draws what it draws from
    /// the state.
    default Optional<A> sample(S state, Seat seat, Rng.Stream chance) {
        List<A> actions = legalActions(state, seat);
        return actions.isEmpty() ? Optional.empty() : Optional.of(actions.get(chance.below(actions.size())));
    }

    /// Whether the seat may do this. Reasons that are public come before those that are not.
    Ruling judge(S state, Seat seat, A action);

    /// Does it.
    ///
    /// @throws IllegalArgumentException if the action is illegal
    Step<S> apply(S state, Seat seat, A action);

    /// The state with all that this viewer may not know blanked out. What is face down keeps its size; the generator is
    /// sealed.
    S mask(S state, Viewer viewer);

    /// A full state that the viewer cannot tell from the true one, made from the viewer's view alone, with a fresh
    /// generator.
    S determinize(S view, Viewer viewer, Rng rng);

    /// How the match ended; empty while it is played.
    Optional<Outcome> outcome(S state);

    /// Everything that is in play or out of it, by kind. From the deal to the end it stays the same. A view's census may
    /// count what lies face down as a kind of its own.
    Map<String, Integer> census(S state);

    /// How much a simple player likes an action, for playouts that reach what chance does not; greater is better.
    int appeal(S view, Seat seat, A action);

    /// What the game says to its players.
    Telling<S, A> telling();
}
