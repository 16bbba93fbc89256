package omerta.match;

import omerta.engine.Message;

/// Whether the last move can be taken back.
public sealed interface Undo {

    /// It can.
    Undo FREE = new Free();

    /// The last move can be taken back.
    record Free() implements Undo {}

    /// It cannot.
    ///
    /// @param why one of `undo.nothing`, `undo.learned`, `undo.lifted`, `undo.hidden` (another seat made the move hidden
    ///     from the table) and `undo.other` (another seat made it)
    record Closed(Message why) implements Undo {}

    /// No, for this reason.
    static Undo closed(String key, Object... args) {
        return new Closed(Message.of(key, args));
    }

    /// Whether the move can be taken back.
    default boolean isFree() {
        return this instanceof Free;
    }
}
