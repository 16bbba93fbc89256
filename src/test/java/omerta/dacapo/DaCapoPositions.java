package omerta.dacapo;

import omerta.engine.Table;

/// Positions and actions as short text, for tests outside this room.
public final class DaCapoPositions {

    private DaCapoPositions() {}

    /// The game out of its box.
    public static DaCapo game() {
        return Fixture.GAME;
    }

    /// A table of so many seats.
    public static Table table(int seats) {
        return Fixture.table(seats);
    }

    /// The position of a text, with all cards of the box.
    public static DaCapoState position(String text) {
        return DaCapoText.whole(text);
    }

    /// An action of the active seat as short text.
    public static String text(DaCapoState state, DaCapoAction action) {
        return MoveText.print(action, state.active());
    }

    /// An action of the active seat from short text.
    public static DaCapoAction action(DaCapoState state, String text) {
        return MoveText.action(text, state.active());
    }
}
