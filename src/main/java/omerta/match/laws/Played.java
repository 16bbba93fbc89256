package omerta.match.laws;

import java.util.List;
import omerta.match.Match;

/// A match that a playout has played.
///
/// @param match as far as it came
/// @param finished whether it ended by the rules
/// @param violations of the laws that it was held against
/// @param <S> the type of state
/// @param <A> the type of action
public record Played<S, A>(Match<S, A> match, boolean finished, List<Violation> violations) {

    /// Keeps a copy.
    public Played {
        violations = List.copyOf(violations);
    }
}
