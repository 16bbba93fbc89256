package omerta.ui.capollo;

import omerta.capollo.DonCapolloBusiness;
import omerta.engine.Seat;

/// What a spot stands for.
sealed interface Ground {

    /// A plate that does something by itself.
    ///
    /// @param deed what
    record Plate(Deed deed) implements Ground {}

    /// The draw pile.
    record Draw() implements Ground {}

    /// The discard pile.
    record Discards() implements Ground {}

    /// An open card.
    ///
    /// @param business which
    record Open(DonCapolloBusiness business) implements Ground {}

    /// The name of a family on its mat.
    ///
    /// @param seat whose
    record Mat(Seat seat) implements Ground {}

    /// A row on a mat.
    ///
    /// @param seat whose
    /// @param business which
    record Row(Seat seat, DonCapolloBusiness business) implements Ground {}

    /// A free place for a row.
    ///
    /// @param seat whose
    record Place(Seat seat) implements Ground {}

    /// The money on a mat.
    ///
    /// @param seat whose
    record Purse(Seat seat) implements Ground {}

    /// The power on a mat.
    ///
    /// @param seat whose
    record Power(Seat seat) implements Ground {}

    /// The hand of a family, face down.
    ///
    /// @param seat whose
    record Hand(Seat seat) implements Ground {}

    /// A favour, which lies on the mat of whoever has it.
    ///
    /// @param son who owes it
    record Favour(Seat son) implements Ground {}

    /// A card in the own hand.
    ///
    /// @param business which
    record Card(DonCapolloBusiness business) implements Ground {}

    /// A card in the hand of another that is looked at.
    ///
    /// @param business which
    record Seen(DonCapolloBusiness business) implements Ground {}

    /// Something that may go into a deal.
    ///
    /// @param side who gives it
    /// @param good what
    /// @param weighed whether it lies in the pan already
    record Chip(Seat side, Good good, boolean weighed) implements Ground {}

    /// A pan of the scales.
    ///
    /// @param side who gives what lies in it
    record Pan(Seat side) implements Ground {}

    /// What a plate does.
    enum Deed {
        /// The first main action.
        TAKE,
        /// The second main action.
        TWO,
        /// The third main action.
        THREE,
        /// Buys a card.
        BUY,
        /// Says that the turn is done, or lets a pause pass.
        PASS,
        /// Accounts for what is left of a row.
        STAND,
        /// Keeps what is left of a row.
        KEEP
    }
}
