package omerta.box;

import java.util.List;
import java.util.Optional;
import omerta.dacapo.DaCapo;
import omerta.dacapo.DaCapoTables;
import omerta.pepe.DonPepe;
import omerta.pepe.DonPepeTables;
import omerta.peperoni.DonPeperoni;
import omerta.peperoni.DonPeperoniTables;

/// The registry of games: one line a game.
public final class Games {

    private static final List<Box<?, ?, ?>> BOXES = List.of(
            Box.of("da-capo", "1.0", DaCapoTables.class, DaCapo::new),
            Box.of("don-pepe", "1.0", DonPepeTables.class, DonPepe::new),
            Box.of("don-peperoni", "1.0", DonPeperoniTables.class, DonPeperoni::new));

    private static volatile List<GameBox<?, ?>> opened = List.of();

    private Games() {}

    /// Every game, out of its box, in the order of the shelf. Boxes are opened once.
    ///
    /// @throws BadBox if the figures of a game cannot be used
    public static List<GameBox<?, ?>> all() {
        if (opened.size() < BOXES.size()) {
            opened = BOXES.stream().<GameBox<?, ?>>map(Box::open).toList();
        }
        return opened;
    }

    /// The game of this name.
    ///
    /// @throws BadBox if the figures of a game cannot be used
    public static Optional<GameBox<?, ?>> find(String id) {
        return all().stream().filter(box -> box.id().equals(id)).findFirst();
    }
}
