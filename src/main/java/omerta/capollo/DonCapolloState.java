package omerta.capollo;

import java.util.List;
import java.util.Optional;
import omerta.engine.Lists;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.Viewer;

/// Where a match of Don Capollo stands.
///
/// @param rng what the shuffle is drawn from
/// @param terms what the table agreed on
/// @param clock whose turn it is
/// @param cards where the cards are
/// @param purses what each seat has gathered
/// @param favours who has the favour of each seat
/// @param pending what waits, the last begun last
/// @param counts the final count of each seat; empty while the game goes on
public record DonCapolloState(
        Rng rng,
        DonCapolloTerms terms,
        DonCapolloClock clock,
        DonCapolloCards cards,
        List<DonCapolloPurse> purses,
        List<Seat> favours,
        List<DonCapolloPending> pending,
        List<DonCapolloCount> counts) {
    /// Keeps copies.
    public DonCapolloState {
        purses = List.copyOf(purses);
        favours = List.copyOf(favours);
        pending = List.copyOf(pending);
        counts = List.copyOf(counts);
    }

    /// How many seats there are.
    public int seats() {
        return purses.size();
    }

    /// Whose turn it is.
    public Seat active() {
        return clock.active();
    }

    /// What waits and comes first.
    public Optional<DonCapolloPending> top() {
        return pending.isEmpty() ? Optional.empty() : Optional.of(pending.getLast());
    }

    /// A seat's hand.
    public Pile hand(Seat seat) {
        return cards.hands().get(seat.index());
    }

    /// How many cards of a business lie before a seat.
    public int row(Seat seat, DonCapolloBusiness business) {
        return cards.rows().get(seat.index()).at(business.ordinal());
    }

    /// How many rows lie before a seat.
    public int rows(Seat seat) {
        Pile own = cards.rows().get(seat.index());
        int rows = 0;
        for (int i = 0; i < own.size(); i++) {
            rows += own.at(i) > 0 ? 1 : 0;
        }
        return rows;
    }

    /// Whether a seat has a place for a card.
    public boolean hasRoom(Seat seat, DonCapolloBusiness business) {
        return row(seat, business) > 0 || rows(seat) < DonCapolloTables.ROWS;
    }

    /// A seat's money, in dollars.
    public int money(Seat seat) {
        return purses.get(seat.index()).money();
    }

    /// A seat's power.
    public int power(Seat seat) {
        return purses.get(seat.index()).power();
    }

    /// Who has a seat's favour.
    public Seat holder(Seat son) {
        return favours.get(son.index());
    }

    /// Whether a seat sees the hand of another, whose favour it holds.
    boolean seesHand(Seat seat, Seat son) {
        return terms.openHands() && holder(son).equals(seat);
    }

    /// Whether a viewer is shown the sum of a seat's power. (It is no secret to whoever counts along.)
    public boolean showsPower(Viewer viewer, Seat of) {
        return viewer.is(of) || terms.openPower();
    }

    /// Whether a card can be drawn, if need be after the shuffle.
    public boolean canDraw() {
        return !cards.draw().isEmpty() || (canShuffle() && !cards.discards().isEmpty());
    }

    boolean canShuffle() {
        return cards.pass() == 1 && !clock.last();
    }

    DonCapolloState with(Rng other) {
        return new DonCapolloState(other, terms, clock, cards, purses, favours, pending, counts);
    }

    DonCapolloState with(DonCapolloClock other) {
        return new DonCapolloState(rng, terms, other, cards, purses, favours, pending, counts);
    }

    DonCapolloState with(DonCapolloCards other) {
        return new DonCapolloState(rng, terms, clock, other, purses, favours, pending, counts);
    }

    DonCapolloState earning(Seat seat, int money, int power) {
        DonCapolloPurse purse = purses.get(seat.index()).plus(money, power);
        return new DonCapolloState(
                rng, terms, clock, cards, Lists.with(purses, seat.index(), purse), favours, pending, counts);
    }

    DonCapolloState favouring(Seat son, Seat holder) {
        return new DonCapolloState(
                rng, terms, clock, cards, purses, Lists.with(favours, son.index(), holder), pending, counts);
    }

    DonCapolloState waiting(List<DonCapolloPending> other) {
        return new DonCapolloState(rng, terms, clock, cards, purses, favours, other, counts);
    }

    DonCapolloState counting(List<DonCapolloCount> other) {
        return new DonCapolloState(rng, terms, clock, cards, purses, favours, pending, other);
    }
}
