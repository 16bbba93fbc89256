package omerta.toy;

import java.util.List;
import java.util.Optional;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// Where a match stands.
public record ToyState(
        Agreed agreed,
        Phase phase,
        Seat seat,
        int round,
        boolean drew,
        Pile deck,
        Pile aside,
        List<Pile> middle,
        List<Place> places,
        SeatSet chosen,
        SeatSet cheered,
        Optional<ToyAction.Source> last,
        Rng rng) {

    public ToyState {
        middle = List.copyOf(middle);
        places = List.copyOf(places);
    }

    public enum Phase {
        SECRET_BETS,
        TURNS,
        OVER
    }

    public enum Lot {
        LOW,
        HIGH
    }

    public enum Scoring {
        CARDS,
        VALUES
    }

    /// What the table agreed.
    public record Agreed(int ranks, int rounds, boolean bets, Scoring scoring) {}

    /// What lies before a seat; the hand is sorted, the lot is what it bet.
    public record Place(Pile hand, Pile tray, Optional<Lot> lot, int points) {}

    Place place(Seat seat) {
        return places.get(seat.index());
    }

    ToyState withPlace(Seat seat, Place place) {
        List<Place> all = new java.util.ArrayList<>(places);
        all.set(seat.index(), place);
        return new ToyState(
                agreed, phase, this.seat, round, drew, deck, aside, middle, all, chosen, cheered, last, rng);
    }

    ToyState withTurn(Phase phase, Seat seat, int round, boolean drew) {
        return new ToyState(agreed, phase, seat, round, drew, deck, aside, middle, places, chosen, cheered, last, rng);
    }

    ToyState withDeck(Pile deck, Rng rng) {
        return new ToyState(agreed, phase, seat, round, drew, deck, aside, middle, places, chosen, cheered, last, rng);
    }

    ToyState withMiddle(Pile aside, List<Pile> middle, ToyAction.Source last) {
        return new ToyState(
                agreed, phase, seat, round, drew, deck, aside, middle, places, chosen, cheered, Optional.of(last), rng);
    }

    ToyState withSets(SeatSet chosen, SeatSet cheered) {
        return new ToyState(agreed, phase, seat, round, drew, deck, aside, middle, places, chosen, cheered, last, rng);
    }
}
