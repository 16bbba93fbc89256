package omerta.engine;

/// How friendly this table is. None of these changes a rule of the game; each is said on the table while it is on.
///
/// @param freeUndo moves may be taken back past what somebody has learned
/// @param openHands all hands lie open, for teaching
/// @param noCurtain nothing is shown between two seats, since everyone looks away by habit
public record House(boolean freeUndo, boolean openHands, boolean noCurtain) {

    /// The usual table: all three are off.
    public static final House STRICT = new House(false, false, false);
}
