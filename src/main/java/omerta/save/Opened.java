package omerta.save;

import java.util.Optional;
import omerta.engine.Message;

/// What came of opening a file. The file is as it was.
public sealed interface Opened {

    /// A match.
    ///
    /// @param loaded every move of it is legal
    record Fine(Loaded<?, ?> loaded) implements Opened {}

    /// No match.
    ///
    /// @param reason the kind of trouble
    /// @param why the trouble in words
    /// @param offer what can be had instead
    record Refused(Reason reason, Message why, Optional<Offer> offer) implements Opened {

        /// A refusal with nothing instead.
        Refused(Reason reason, Message why) {
            this(reason, why, Optional.empty());
        }
    }

    /// A part of a refused match that can be played on.
    ///
    /// @param what it is, in words
    /// @param instead the part, as a match
    record Offer(Message what, Loaded<?, ?> instead) {}

    /// The kinds of trouble.
    enum Reason {
        /// There is no file, or it may not be read, or it is none: a folder, a pipe.
        UNREADABLE,
        /// It is larger or deeper than any match.
        TOO_LARGE,
        /// It is no match of Omertà.
        FOREIGN,
        /// A later Omertà wrote it.
        NEWER,
        /// No Omertà of today reads it any more.
        OLDER,
        /// It is broken, or was changed after it was written.
        DAMAGED,
        /// Its game is not in this Omertà.
        UNKNOWN_GAME,
        /// It is well formed, but something in it cannot be.
        INVALID,
        /// A move of it is against the rules.
        ILLEGAL_MOVE,
        /// The rules have changed since, and its moves lead elsewhere now.
        RULES_CHANGED,
        /// The printed figures have changed since, and its moves lead elsewhere now.
        TABLES_CHANGED
    }
}
