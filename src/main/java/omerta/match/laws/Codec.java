package omerta.match.laws;

import omerta.engine.Event;
import omerta.match.Match;

/// Writes what a game is made of as text, and reads it again. Reading throws where the text is bad.
///
/// @param <S> the type of state
/// @param <A> the type of action
public interface Codec<S, A> {

    /// A state as text.
    String writeState(S state);

    /// The state of a text.
    S readState(String text);

    /// An action as text.
    String writeAction(A action);

    /// The action of a text.
    A readAction(String text);

    /// An event as text.
    String writeEvent(Event event);

    /// The event of a text.
    Event readEvent(String text);

    /// A match as text.
    String writeMatch(Match<S, A> match);

    /// The match of a text.
    Match<S, A> readMatch(String text);
}
