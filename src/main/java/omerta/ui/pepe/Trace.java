package omerta.ui.pepe;

import omerta.engine.Seat;

/// Something that is drawn over the table to show what would happen or has happened.
sealed interface Trace {

    /// A line of fire or the way of a knife.
    ///
    /// @param by the chair of who does it
    /// @param victim the chair of whom it hits
    /// @param sure whether it is what is about to be done, not one of several ways
    record Fire(int by, int victim, boolean sure) implements Trace {}

    /// How far a cake reaches.
    ///
    /// @param cake whose cake
    /// @param chair where it is
    /// @param sure whether it is what is about to happen
    record Blast(Seat cake, int chair, boolean sure) implements Trace {}

    /// Somebody dies there.
    ///
    /// @param chair where
    record Dead(int chair) implements Trace {}

    /// Somebody falls asleep there.
    ///
    /// @param chair where
    record Asleep(int chair) implements Trace {}

    /// Something goes from one chair to another.
    ///
    /// @param from where it was
    /// @param to where it will be
    /// @param cake whether it is a cake, not a man
    record Way(int from, int to, boolean cake) implements Trace {}
}
