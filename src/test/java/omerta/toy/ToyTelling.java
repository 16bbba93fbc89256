package omerta.toy;

import java.util.List;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.engine.Telling;
import omerta.engine.Viewer;

/// Says what there is to say.
final class ToyTelling implements Telling<ToyState, ToyAction> {

    @Override
    public Message progress(ToyState view) {
        return Message.of(
                "progress",
                Math.min(view.round(), view.agreed().rounds()),
                view.agreed().rounds());
    }

    @Override
    public Message prompt(ToyState view, Viewer viewer) {
        return switch (view.phase()) {
            case SECRET_BETS ->
                viewer instanceof Seat seat && !view.chosen().contains(seat)
                        ? Message.of("prompt.bet")
                        : Message.of(
                                "prompt.bets-open",
                                view.places().size() - view.chosen().size());
            case TURNS -> viewer.is(view.seat()) ? Message.of("prompt.turn") : Message.of("prompt.wait", view.seat());
            case OVER -> Message.of("prompt.over");
        };
    }

    @Override
    public Message describe(ToyState view, Seat seat, ToyAction action) {
        return switch (action) {
            case ToyAction.Bet(ToyState.Lot lot) ->
                Message.of(lot == ToyState.Lot.LOW ? "action.bet.low" : "action.bet.high");
            case ToyAction.Draw _ -> Message.of("action.draw");
            case ToyAction.Play(ToyAction.Source.Hand(int card), int pile) ->
                Message.of("action.play.hand", card, pile + 1);
            case ToyAction.Play(ToyAction.Source.TrayTop _, int pile) -> Message.of("action.play.tray", pile + 1);
            case ToyAction.StowAway(int card) -> Message.of("action.stow", card);
            case ToyAction.Pass _ -> Message.of("action.pass");
            case ToyAction.Cheer _ -> Message.of("action.cheer");
        };
    }

    @Override
    public List<Message> advice(ToyState view, Seat seat, ToyAction action) {
        return action instanceof ToyAction.StowAway(int card)
                        && card == view.agreed().ranks()
                ? List.of(Message.of("advice.stow-highest"))
                : List.of();
    }
}
