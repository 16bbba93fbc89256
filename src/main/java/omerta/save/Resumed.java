package omerta.save;

import java.util.Optional;
import omerta.engine.Message;

/// What came of going on with a match.
public sealed interface Resumed {

    /// It is being played.
    ///
    /// @param session plays it
    /// @param note what the players should know: that an older generation had to be taken, for one
    record In(Session<?, ?> session, Optional<Message> note) implements Resumed {}

    /// It is not.
    ///
    /// @param refusal why, and what can be had instead
    record Not(Opened.Refused refusal) implements Resumed {}
}
