package omerta.box;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import omerta.capollo.DonCapollo;
import omerta.capollo.DonCapolloTables;
import omerta.corleone.Corleone;
import omerta.corleone.CorleoneTables;
import omerta.dacapo.DaCapo;
import omerta.dacapo.DaCapoTables;
import omerta.pepe.DonPepe;
import omerta.pepe.DonPepeTables;
import omerta.peperoni.DonPeperoni;
import omerta.peperoni.DonPeperoniTables;

/// The registry of games: one line a game. A box is opened when its game is first needed, and only once.
public final class Games {

    private static final List<Box<?, ?, ?>> BOXES = List.of(
            Box.of("da-capo", "1.0", 2, 6, DaCapoTables.class, DaCapo::new),
            Box.of("don-pepe", "1.0", 3, 6, DonPepeTables.class, DonPepe::new),
            Box.of("don-peperoni", "1.0", 3, 5, DonPeperoniTables.class, DonPeperoni::new),
            Box.of("don-capollo", "1.0", 3, 6, DonCapolloTables.class, DonCapollo::new),
            Box.of("corleone", "1.0", 2, 5, CorleoneTables.class, Corleone::new));

    private static final Map<String, GameBox<?, ?>> OPENED = new ConcurrentHashMap<>();

    private Games() {}

    /// Every game as it stands on the shelf, in its closed box.
    public static List<Box<?, ?, ?>> boxes() {
        return BOXES;
    }

    /// Every game, out of its box, in the order of the shelf.
    ///
    /// @throws BadBox if the figures of a game cannot be used
    public static List<GameBox<?, ?>> all() {
        return BOXES.stream().<GameBox<?, ?>>map(Games::open).toList();
    }

    /// The game of this name. Its box alone is opened.
    ///
    /// @throws BadBox if its figures cannot be used
    public static Optional<GameBox<?, ?>> find(String id) {
        return BOXES.stream().filter(box -> box.id().equals(id)).findFirst().map(Games::open);
    }

    private static GameBox<?, ?> open(Box<?, ?, ?> box) {
        return OPENED.computeIfAbsent(box.id(), id -> box.open());
    }
}
