package omerta.match.laws;

import java.util.List;
import omerta.engine.Event;
import omerta.engine.Step;
import omerta.match.Move;

/// One law. It keeps nothing between two calls; what breaks it goes to [Scene#report].
///
/// @param <S> the type of state
/// @param <A> the type of action
public interface Law<S, A> {

    /// Its number, 1 to 12.
    int number();

    /// Looks at the deal, before the first move.
    ///
    /// @param dealt what it told
    default void deal(Scene<S, A> scene, List<Event> dealt) {}

    /// Looks at the state that the scene stands at.
    default void state(Scene<S, A> scene) {}

    /// Looks at a move that was just made.
    ///
    /// @param before the state that it was made in
    /// @param move who did what
    /// @param step what it led to
    default void move(Scene<S, A> scene, S before, Move<A> move, Step<S> step) {}

    /// Looks at how the match ended.
    default void end(Scene<S, A> scene) {}

    /// Goes through the whole match again when it is over; of very long ones only some.
    default void whole(Scene<S, A> scene) {}
}
