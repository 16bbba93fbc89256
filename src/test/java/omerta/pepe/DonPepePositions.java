package omerta.pepe;

import omerta.engine.Table;

/// Positions and actions as short text, for tests outside this room.
public final class DonPepePositions {

    private DonPepePositions() {}

    /// The game out of its box.
    public static DonPepe game() {
        return Fixture.GAME;
    }

    /// A table of so many seats; options as pairs of key and value.
    public static Table table(int seats, String... options) {
        return Fixture.table(seats, options);
    }

    /// The position of a text, with all that is in the box.
    public static DonPepeState position(String text) {
        return PepeText.state(text);
    }

    /// An action as short text.
    public static String text(DonPepeAction action) {
        return MoveText.print(action);
    }
}
