package omerta.engine;

import java.util.List;

/// What came of dealing: a start, or the reason why there is none.
///
/// @param <S> the type of state
public sealed interface Dealt<S> {

    /// A legal start.
    ///
    /// @param state the first state
    /// @param events what happened while it was dealt (who was drawn by lot, what was turned up), in order, unmasked; a
    ///     log tells them before the first move. What one tells a viewer, the first state shows to that viewer.
    record Start<S>(S state, List<Event> events) implements Dealt<S> {

        /// Keeps a copy of the events.
        public Start {
            events = List.copyOf(events);
        }

        /// A start of which there is nothing to tell.
        public Start(S state) {
            this(state, List.of());
        }
    }

    /// No start: the table does not fit the game.
    ///
    /// @param reason names the clause and the bad option or number
    record Refused<S>(Ruling.Illegal reason) implements Dealt<S> {}
}
