package omerta.engine;

import java.util.List;

/// What an action led to.
///
/// @param state the next state
/// @param events what happened, in order, unmasked
/// @param learned the seats that know something hidden which they did not know before: a draw, a turned-up card, a
///     reveal. A seat that shows a card of its own learns nothing; who sees only what everybody could see already
///     learns nothing.
/// @param <S> the type of state
public record Step<S>(S state, List<Event> events, SeatSet learned) {

    /// Keeps a copy of the events.
    public Step {
        events = List.copyOf(events);
    }
}
