package omerta.engine;

/// Who sits on a seat.
///
/// @param name as typed, not blank, at most 24 characters; two players may share one
/// @param colour the seat's colour, different for each seat of a table
/// @param pin a salted hash that lifts the seat's curtain, empty where the seat has none
public record Player(String name, SeatColour colour, String pin) {

    /// The longest name, in characters.
    public static final int LONGEST_NAME = 24;

    /// Refuses a name that is blank or too long.
    public Player {
        if (name.isBlank() || name.length() > LONGEST_NAME) {
            throw new IllegalArgumentException("a name has 1 to " + LONGEST_NAME + " characters");
        }
    }

    /// A player without a PIN.
    public Player(String name, SeatColour colour) {
        this(name, colour, "");
    }
}
