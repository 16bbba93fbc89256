package omerta.engine;

import java.util.List;
import java.util.Optional;

/// What a game says to its players, without the words. All of it is made from a view, so it tells a viewer nothing that
/// the viewer may not know.
///
/// @param <S> the type of state
/// @param <A> the type of action
public interface Telling<S, A> {

    /// Where the match stands, for everyone: which game, which round.
    Message progress(S view);

    /// The one sentence that answers "what now?". For a seat that decides it says what it may do; for any other viewer it
    /// says who is waited for.
    Message prompt(S view, Viewer viewer);

    /// What an action does, as the sentence of a listed choice.
    Message describe(S view, Seat seat, A action);

    /// Warnings before an action that is legal but may be unwise, from what the seat knows.
    default List<Message> advice(S view, Seat seat, A action) {
        return List.of();
    }

    /// The action that the table plays by itself for a seat once its curtain is up, since nothing is chosen by it.
    default Optional<A> automatic(S view, Seat seat) {
        return Optional.empty();
    }
}
