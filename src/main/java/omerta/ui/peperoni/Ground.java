package omerta.ui.peperoni;

import omerta.engine.Seat;
import omerta.peperoni.DonPeperoniAgent;

/// What can be pointed at on the table.
sealed interface Ground {

    /// A street space or a house.
    ///
    /// @param place its number
    record Place(int place) implements Ground {}

    /// A canvasser.
    ///
    /// @param of whose
    /// @param canvasser which, 1 or 2
    record Canvasser(Seat of, int canvasser) implements Ground {}

    /// A chit behind the screen of the seat that acts; equal chits are one.
    ///
    /// @param value what it is worth
    record Chit(int value) implements Ground {}

    /// An agent behind the screen of the seat that acts.
    ///
    /// @param agent which
    record Agent(DonPeperoniAgent agent) implements Ground {}

    /// A police marker that the seat that acts has won.
    record Badge() implements Ground {}

    /// A police marker that is bid for.
    ///
    /// @param marker which, 1 or 2
    record Stall(int marker) implements Ground {}

    /// A seat, by its sign on the vote track.
    ///
    /// @param seat whose
    record Side(Seat seat) implements Ground {}

    /// What ends a turn, or says that nothing is raised.
    record End() implements Ground {}
}
