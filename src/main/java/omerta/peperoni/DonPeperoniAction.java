package omerta.peperoni;

import omerta.engine.Seat;

/// What a seat may do. Places are numbered from 1: first the street spaces, then the houses. Canvassers are 1 and 2.
public sealed interface DonPeperoniAction {

    /// Chooses a family home.
    ///
    /// @param house which house
    record ChooseHome(int house) implements DonPeperoniAction {}

    /// A canvasser steps into a neighbouring place.
    ///
    /// @param canvasser which
    /// @param to where
    record Walk(int canvasser, int to) implements DonPeperoniAction {}

    /// A canvasser leaves a bribe in the house where it is.
    ///
    /// @param canvasser which
    /// @param value what the chit is worth
    record Bribe(int canvasser, int value) implements DonPeperoniAction {}

    /// A canvasser leaves an agent in the house where it is.
    ///
    /// @param canvasser which
    /// @param agent whom
    record LeaveAgent(int canvasser, DonPeperoniAgent agent) implements DonPeperoniAction {}

    /// The spy looks at a concealed chit in the house where a canvasser is.
    ///
    /// @param canvasser which
    /// @param of whose chit
    record SendSpy(int canvasser, Seat of) implements DonPeperoniAction {}

    /// Raises at once in the stalemate that was just caused.
    ///
    /// @param value what the chit is worth
    record Raise(int value) implements DonPeperoniAction {}

    /// Does not raise at once.
    record Decline() implements DonPeperoniAction {}

    /// Uses a police marker: a canvasser is frisked.
    ///
    /// @param of whose
    /// @param canvasser which
    record Frisk(Seat of, int canvasser) implements DonPeperoniAction {}

    /// Uses a police marker: a house is raided.
    ///
    /// @param house which
    record RaidHouse(int house) implements DonPeperoniAction {}

    /// Uses a police marker: a street is closed.
    ///
    /// @param street which, from 1
    record CloseStreet(int street) implements DonPeperoniAction {}

    /// Lays a chit face down at a police marker.
    ///
    /// @param marker which, 1 or 2
    /// @param value what the chit is worth
    record Bid(int marker, int value) implements DonPeperoniAction {}

    /// Chooses who starts the next round.
    ///
    /// @param seat who
    record ChooseStarter(Seat seat) implements DonPeperoniAction {}

    /// Ends the turn; in the bidding without a chit laid it is a pass.
    record Done() implements DonPeperoniAction {}
}
