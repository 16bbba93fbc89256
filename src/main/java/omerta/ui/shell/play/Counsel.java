package omerta.ui.shell.play;

import java.util.List;
import java.util.Optional;
import omerta.engine.Seat;
import omerta.match.Sight;
import omerta.text.Phrases;
import omerta.ui.shell.flow.Stand;

/// What stands against doing something at once.
///
/// @param sight on the match
/// @param scribe puts it into words
/// @param phrases of the house
/// @param manners whether questions and warnings are wanted
/// @param <S> the type of state
/// @param <A> the type of action
record Counsel<S, A>(Sight<S, A> sight, Scribe<S, A> scribe, Phrases phrases, Manners manners) {

    /// What is asked before an action is done: it may be unwise, or it cannot be taken back. Empty where it is done at
    /// once.
    Optional<String> question(Stand stand, Seat seat, A action) {
        String words = scribe.describe(stand, action);
        List<String> advice = advice(stand, action);
        if (!advice.isEmpty()) {
            return Optional.of(words + ". " + String.join(" ", advice));
        }
        return manners.asks() && sight.reveals(seat, action)
                ? Optional.of(phrases.words("ask.final", words))
                : Optional.empty();
    }

    /// Warnings before an action of the acting seat; none where none are wanted.
    List<String> advice(Stand stand, A action) {
        Optional<Seat> seat = stand.actor();
        if (!manners.advises() || seat.isEmpty()) {
            return List.of();
        }
        S view = sight.view(Scribe.viewer(stand)).state();
        return sight.telling().advice(view, seat.get(), action).stream()
                .map(scribe::say)
                .toList();
    }
}
