package omerta.hush;

import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.engine.Telling;
import omerta.engine.Viewer;

/// What Hush says to its players.
record HushTelling() implements Telling<HushState, HushAction> {

    @Override
    public Message progress(HushState view) {
        return Message.of("progress", view.left());
    }

    @Override
    public Message prompt(HushState view, Viewer viewer) {
        return viewer.is(view.turn()) ? Message.of("prompt.act") : Message.of("prompt.wait", view.turn());
    }

    @Override
    public Message describe(HushState view, Seat seat, HushAction action) {
        return switch (action) {
            case HushAction.Draw() -> Message.of("action.draw");
            case HushAction.Play(byte card) -> Message.of("action.play", (int) card);
            case HushAction.Bid(int amount) -> Message.of("action.bid", amount);
            case HushAction.Shout() -> Message.of("action.shout");
        };
    }
}
