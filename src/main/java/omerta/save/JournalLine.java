package omerta.save;

import omerta.engine.Seat;

/// One line of a journal.
///
/// @param <A> the type of action
sealed interface JournalLine<A> {

    /// A file with this number was about to be written; it holds all that stands before.
    record Mark<A>(long number) implements JournalLine<A> {}

    /// A move was made, for the first time or again.
    record Play<A>(Seat seat, A action) implements JournalLine<A> {}

    /// The last move was taken back.
    record TakeBack<A>() implements JournalLine<A> {}

    /// A curtain went up.
    record Lift<A>() implements JournalLine<A> {}

    /// A line as it is written. An action keeps its kind only as a part of something whose type tells the kind.
    record Noted<A>(JournalLine<A> did) {}
}
