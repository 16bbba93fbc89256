package omerta.ui.shell.setup;

import omerta.engine.SeatColour;

/// A seat that is being set.
///
/// @param name as typed so far
/// @param colour the seat's colour
/// @param pin as typed, empty for none
public record Chair(String name, SeatColour colour, String pin) {

    /// The same chair under another name.
    public Chair named(String other) {
        return new Chair(other, colour, pin);
    }

    /// The same chair in another colour.
    public Chair coloured(SeatColour other) {
        return new Chair(name, other, pin);
    }

    /// The same chair with another PIN.
    public Chair locked(String other) {
        return new Chair(name, colour, other);
    }
}
