package omerta.toy;

import omerta.engine.Pile;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Says what the rules say of an action; reasons that are public come first.
final class ToyJudge {

    private ToyJudge() {}

    static Ruling judge(ToyState state, Seat seat, ToyAction action) {
        if (seat.index() >= state.places().size()) {
            return Ruling.illegal("TY-1.1", "refusal.no-seat", seat);
        }
        return switch (action) {
            case ToyAction.Bet _ -> {
                if (state.phase() != ToyState.Phase.SECRET_BETS) {
                    yield Ruling.illegal("TY-2.1", "refusal.bets-closed");
                }
                yield state.chosen().contains(seat)
                        ? Ruling.illegal("TY-2.2", "refusal.bet-already", seat)
                        : Ruling.LEGAL;
            }
            case ToyAction.Cheer _ -> {
                if (state.phase() != ToyState.Phase.TURNS || state.seat().equals(seat)) {
                    yield Ruling.illegal("TY-3.6", "refusal.cheer-own", seat);
                }
                yield state.cheered().contains(seat)
                        ? Ruling.illegal("TY-3.6", "refusal.cheer-again", seat)
                        : Ruling.LEGAL;
            }
            case ToyAction.Draw _, ToyAction.Play _, ToyAction.StowAway _, ToyAction.Pass _
            when state.phase() != ToyState.Phase.TURNS || !state.seat().equals(seat) ->
                Ruling.illegal("TY-3.1", "refusal.not-your-turn", seat);
            case ToyAction.Draw _ ->
                state.drew() || state.deck().isEmpty()
                        ? Ruling.illegal("TY-3.2", "refusal.no-draw", seat)
                        : Ruling.LEGAL;
            case ToyAction.Play(ToyAction.Source source, int pile) -> play(state, state.place(seat), source, pile);
            case ToyAction.StowAway(int card) -> held(state, state.place(seat), card);
            case ToyAction.Pass _ -> Ruling.LEGAL;
        };
    }

    private static Ruling play(ToyState state, ToyState.Place place, ToyAction.Source source, int pile) {
        if (pile < 0 || pile >= state.middle().size()) {
            return Ruling.illegal("TY-3.3", "refusal.no-pile");
        }
        Pile middle = state.middle().get(pile);
        int top = middle.isEmpty() ? 0 : middle.top();
        return switch (source) {
            case ToyAction.Source.TrayTop() -> {
                if (place.tray().isEmpty()) {
                    yield Ruling.illegal("TY-3.3", "refusal.empty-tray");
                }
                yield place.tray().top() > top ? Ruling.LEGAL : Ruling.illegal("TY-3.3", "refusal.too-low", top);
            }
            case ToyAction.Source.Hand(int card) ->
                card > top ? held(state, place, card) : Ruling.illegal("TY-3.3", "refusal.too-low", top);
        };
    }

    private static Ruling held(ToyState state, ToyState.Place place, int card) {
        if (card < 1 || card > state.agreed().ranks()) {
            return Ruling.illegal("TY-1.2", "refusal.no-card");
        }
        return place.hand().contains((byte) card) ? Ruling.LEGAL : Ruling.illegal("TY-3.4", "refusal.not-held", card);
    }
}
