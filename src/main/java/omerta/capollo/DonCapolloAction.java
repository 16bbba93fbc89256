package omerta.capollo;

import java.util.List;
import omerta.engine.Seat;

/// What a seat may do.
public sealed interface DonCapolloAction {

    /// Main action: takes a card unseen, and $1.
    record Take() implements DonCapolloAction {}

    /// Main action: turns up two cards.
    record TwoCards() implements DonCapolloAction {}

    /// Main action: pays $1 and turns up three cards.
    record ThreeCards() implements DonCapolloAction {}

    /// Lays a card that was turned up into an own row.
    ///
    /// @param business which
    record LayOpen(DonCapolloBusiness business) implements DonCapolloAction {}

    /// Lays a card from the hand into an own row.
    ///
    /// @param business which
    record LayHand(DonCapolloBusiness business) implements DonCapolloAction {}

    /// Buys a card unseen.
    record Buy() implements DonCapolloAction {}

    /// Says that an own row is accounted for.
    ///
    /// @param business which
    record Account(DonCapolloBusiness business) implements DonCapolloAction {}

    /// Asks for a donation.
    ///
    /// @param power how much is paid
    record Donate(int power) implements DonCapolloAction {}

    /// Makes an offer.
    ///
    /// @param to to whom
    /// @param give what is given
    /// @param want what is wanted
    /// @param clear the rows that are accounted for to make room
    record Offer(Seat to, DonCapolloGoods give, DonCapolloGoods want, List<DonCapolloBusiness> clear)
            implements DonCapolloAction {
        /// Keeps a sorted copy.
        public Offer {
            clear = DonCapolloGoods.sorted(clear);
        }
    }

    /// Answers an offer by another.
    ///
    /// @param give what is given
    /// @param want what is wanted
    /// @param clear the rows that are accounted for to make room
    record Counter(DonCapolloGoods give, DonCapolloGoods want, List<DonCapolloBusiness> clear)
            implements DonCapolloAction {
        /// Keeps a sorted copy.
        public Counter {
            clear = DonCapolloGoods.sorted(clear);
        }
    }

    /// Accepts an offer.
    ///
    /// @param clear the rows that are accounted for to make room
    record Accept(List<DonCapolloBusiness> clear) implements DonCapolloAction {
        /// Keeps a sorted copy.
        public Accept {
            clear = DonCapolloGoods.sorted(clear);
        }
    }

    /// Declines an offer.
    record Decline() implements DonCapolloAction {}

    /// Withdraws the own offer.
    record Withdraw() implements DonCapolloAction {}

    /// Calls in a favour: looks at the hand of the one who owes it.
    ///
    /// @param son who owes it
    record Look(Seat son) implements DonCapolloAction {}

    /// Takes a card from the hand that is looked at.
    ///
    /// @param business which
    record Pick(DonCapolloBusiness business) implements DonCapolloAction {}

    /// Calls in a favour: takes a card from a row of the one who owes it.
    ///
    /// @param son who owes it
    /// @param business which
    record CallRow(Seat son, DonCapolloBusiness business) implements DonCapolloAction {}

    /// Calls in a favour: takes a card that was turned up in the turn of the one who owes it.
    ///
    /// @param son who owes it
    /// @param business which
    record CallOpen(Seat son, DonCapolloBusiness business) implements DonCapolloAction {}

    /// Stands by a deal or an accountability that was disturbed.
    ///
    /// @param clear the rows that are accounted for to make room
    record Confirm(List<DonCapolloBusiness> clear) implements DonCapolloAction {
        /// Keeps a sorted copy.
        public Confirm {
            clear = DonCapolloGoods.sorted(clear);
        }
    }

    /// Does not stand by a deal or an accountability that was disturbed.
    record Refuse() implements DonCapolloAction {}

    /// Lets a pause pass; for the active seat, when nothing waits: the turn is done.
    record Pass() implements DonCapolloAction {}
}
