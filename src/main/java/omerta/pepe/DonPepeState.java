package omerta.pepe;

import java.util.Optional;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;

/// Where a match of Don Pepe stands.
///
/// @param rng what reshuffles are drawn from
/// @param terms what the table agreed on
/// @param clock whose turn it is
/// @param board who sits where
/// @param cards where the cards are
/// @param ledger money and deeds
public record DonPepeState(
        Rng rng, DonPepeTerms terms, DonPepeClock clock, DonPepeBoard board, DonPepeCards cards, DonPepeLedger ledger) {

    /// How many seats there are.
    public int seats() {
        return board.cakes().size();
    }

    /// What is to be decided.
    public DonPepePhase phase() {
        return clock.phase();
    }

    /// Who decides; where all is over, who acted last.
    public Seat active() {
        return clock.active();
    }

    /// Who sits on a chair, counted from 1.
    public Optional<DonPepeMan> man(int chair) {
        return board.isFree(chair) ? Optional.empty() : Optional.of(DonPepeMan.of(board.man(chair)));
    }

    /// Who put the man on a chair to sleep; empty where nobody sleeps.
    public Optional<Seat> poisoner(int chair) {
        return board.sleeps(chair) ? Optional.of(Seat.of(board.poisoner(chair))) : Optional.empty();
    }

    /// The chair that a seat's cake lies before; empty where it lies before its owner or has left the game.
    public Optional<Integer> cakeAt(Seat of) {
        return board.cake(of) > 0 ? Optional.of(board.cake(of)) : Optional.empty();
    }

    /// Whose cake lies before a chair.
    public Optional<Seat> cakeOn(int chair) {
        for (Seat seat : Seat.first(seats())) {
            if (board.cake(seat) == chair) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    /// Whether a seat's cake has left the game.
    public boolean isCakeGone(Seat of) {
        return board.cake(of) == DonPepeBoard.GONE;
    }

    /// A seat's hand, the newest card last.
    public Pile hand(Seat seat) {
        return cards.hand(seat.index());
    }

    /// A seat's money, in dollars.
    public int cash(Seat seat) {
        return ledger.cash().at(seat.index()) * DonPepeTables.THOUSAND;
    }

    /// The money in the middle, in dollars.
    public int bank() {
        return ledger.bank() * DonPepeTables.THOUSAND;
    }

    /// How many opposing men a seat has killed.
    public int taken(Seat seat) {
        return ledger.taken().at(seat.index());
    }

    /// How many men a seat has lost.
    public int lost(Seat seat) {
        return DonPepeBoard.count(board.fallen(), seat.index());
    }

    /// How many men of a seat are alive, at the table or waiting to be seated.
    public int living(Seat seat) {
        return board.living(seat.index());
    }

    /// How many men of a role a seat has yet to seat.
    public int waiting(Seat seat, DonPepeRole role) {
        return board.waiting().count(DonPepeMan.code(seat.index(), role));
    }

    /// How many men a seat has yet to seat.
    public int waiting(Seat seat) {
        return DonPepeBoard.count(board.waiting(), seat.index());
    }

    /// Whether a seat is still in the game.
    public boolean isIn(Seat seat) {
        return ledger.isIn(seat.index());
    }

    /// How many full rounds are left until a match without income and death is over.
    ///
    /// @param stall after so many such rounds it is
    public int roundsLeft(int stall) {
        int in = ledger.playersIn();
        int left = stall * in - Math.max(clock.quiet(), 0);
        return (left + in - 1) / Math.max(in, 1);
    }

    DonPepeState with(DonPepeBoard other) {
        return new DonPepeState(rng, terms, clock, other, cards, ledger);
    }
}
