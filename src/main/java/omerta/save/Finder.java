package omerta.save;

import java.util.Optional;
import omerta.box.GameBox;

/// Finds a game by its name: [omerta.box.Games#find], mostly.
@FunctionalInterface
public interface Finder {

    /// The game of this name, if there is one.
    Optional<GameBox<?, ?>> find(String id);
}
