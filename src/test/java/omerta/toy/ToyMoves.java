package omerta.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Event;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Step;

/// Does legal actions.
final class ToyMoves {

    private ToyMoves() {}

    static Step<ToyState> apply(ToyState state, Seat seat, ToyAction action) {
        return switch (action) {
            case ToyAction.Bet(ToyState.Lot lot) -> bet(state, seat, lot);
            case ToyAction.Draw() -> draw(state, seat);
            case ToyAction.Play play -> play(state, seat, play);
            case ToyAction.StowAway(int card) -> {
                var place = state.place(seat);
                ToyState next = state.withPlace(
                        seat,
                        new ToyState.Place(
                                place.hand().without((byte) card),
                                place.tray().push((byte) card),
                                place.lot(),
                                place.points()));
                yield end(next, new ToyEvent.Stowed(seat, card));
            }
            case ToyAction.Pass() -> end(state, new ToyEvent.Passed(seat));
            case ToyAction.Cheer() ->
                step(
                        state.withSets(state.chosen(), state.cheered().with(seat)),
                        SeatSet.NONE,
                        new ToyEvent.Cheered(seat));
        };
    }

    private static Step<ToyState> bet(ToyState state, Seat seat, ToyState.Lot lot) {
        var place = state.place(seat);
        ToyState next = state.withPlace(
                        seat, new ToyState.Place(place.hand(), place.tray(), Optional.of(lot), place.points()))
                .withSets(state.chosen().with(seat), state.cheered());
        int seats = next.places().size();
        if (next.chosen().size() < seats) {
            return step(next, SeatSet.NONE, new ToyEvent.Bet(seat));
        }
        List<ToyState.Lot> lots =
                next.places().stream().map(p -> p.lot().orElseThrow()).toList();
        return step(
                next.withTurn(ToyState.Phase.TURNS, Seat.of(0), 1, false),
                SeatSet.all(seats),
                new ToyEvent.Bet(seat),
                new ToyEvent.Revealed(lots));
    }

    private static Step<ToyState> draw(ToyState state, Seat seat) {
        byte card = state.deck().top();
        var place = state.place(seat);
        ToyState next = state.withDeck(state.deck().pop(), state.rng())
                .withPlace(
                        seat,
                        new ToyState.Place(sorted(place.hand().push(card)), place.tray(), place.lot(), place.points()))
                .withTurn(state.phase(), seat, state.round(), true);
        return step(next, SeatSet.of(seat), new ToyEvent.Drew(seat, card));
    }

    private static Step<ToyState> play(ToyState state, Seat seat, ToyAction.Play play) {
        var place = state.place(seat);
        int card = switch (play.source()) {
            case ToyAction.Source.Hand(int inHand) -> inHand;
            case ToyAction.Source.TrayTop() -> place.tray().top();
        };
        boolean fromHand = play.source() instanceof ToyAction.Source.Hand;
        int points = state.agreed().scoring() == ToyState.Scoring.CARDS ? 1 : card;
        ToyState next = state.withPlace(
                seat,
                new ToyState.Place(
                        fromHand ? place.hand().without((byte) card) : place.hand(),
                        fromHand ? place.tray() : place.tray().pop(),
                        place.lot(),
                        place.points() + points));
        List<Pile> middle = new ArrayList<>(state.middle());
        Pile pile = middle.get(play.pile()).push((byte) card);
        var played = new ToyEvent.Played(seat, play.source(), card, play.pile());
        if (card < state.agreed().ranks()) {
            middle.set(play.pile(), pile);
            return step(next.withMiddle(state.aside(), middle, play.source()), SeatSet.NONE, played);
        }
        middle.set(play.pile(), Pile.EMPTY);
        return step(
                next.withMiddle(state.aside().pushAll(pile), middle, play.source()),
                SeatSet.NONE,
                played,
                new ToyEvent.SetAside(play.pile()));
    }

    private static Step<ToyState> end(ToyState state, Event event) {
        Seat next = state.seat().next(state.places().size());
        int round = next.index() == 0 ? state.round() + 1 : state.round();
        return round > state.agreed().rounds()
                ? step(
                        state.withTurn(ToyState.Phase.OVER, next, round, false),
                        SeatSet.NONE,
                        event,
                        new ToyEvent.Ended())
                : step(state.withTurn(ToyState.Phase.TURNS, next, round, false), SeatSet.NONE, event);
    }

    private static Step<ToyState> step(ToyState state, SeatSet learned, Event... events) {
        return new Step<>(state, List.of(events), learned);
    }

    static Pile sorted(Pile pile) {
        byte[] cards = pile.toArray();
        java.util.Arrays.sort(cards);
        return Pile.of(cards);
    }
}
