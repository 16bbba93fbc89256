package omerta.save;

import omerta.box.GameBox;
import omerta.match.Match;

/// A match out of a file, every move of it played again by the rules.
///
/// @param box its game
/// @param match where it stands
/// @param header what the file told of it
/// @param <S> the type of state
/// @param <A> the type of action
public record Loaded<S, A>(GameBox<S, A> box, Match<S, A> match, Header header) {}
