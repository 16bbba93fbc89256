package omerta.peperoni;

import omerta.engine.Seat;

/// Where a police marker is.
public sealed interface DonPeperoniMarker {

    /// The police have not come yet, or are being bid for.
    record Waiting() implements DonPeperoniMarker {}

    /// Before a seat that has won it.
    ///
    /// @param by who
    record Held(Seat by) implements DonPeperoniMarker {}

    /// Under a canvasser.
    ///
    /// @param of whose
    /// @param canvasser which, 1 or 2
    /// @param served whether the turn in which it stands still has begun
    record Frisking(Seat of, int canvasser, boolean served) implements DonPeperoniMarker {}

    /// In a house.
    ///
    /// @param by who called the raid
    /// @param house which house, by its number as a place
    record Raiding(Seat by, int house) implements DonPeperoniMarker {}

    /// On a street.
    ///
    /// @param by who closed it
    /// @param street which, from 1
    record Closing(Seat by, int street) implements DonPeperoniMarker {}

    /// Out of the game.
    record Gone() implements DonPeperoniMarker {}
}
