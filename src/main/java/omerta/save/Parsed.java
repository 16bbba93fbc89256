package omerta.save;

import omerta.engine.Message;

/// What came of reading a piece of JSON.
///
/// @param <T> what was asked for
public sealed interface Parsed<T> {

    /// It is one.
    ///
    /// @param value what was read
    record Value<T>(T value) implements Parsed<T> {}

    /// It is none.
    ///
    /// @param why where and why not, for people
    record Bad<T>(Message why) implements Parsed<T> {}
}
