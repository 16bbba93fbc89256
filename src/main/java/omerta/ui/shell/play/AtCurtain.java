package omerta.ui.shell.play;

import java.util.Optional;
import omerta.engine.Seat;
import omerta.ui.shell.curtain.CurtainScreen;
import omerta.ui.shell.curtain.Keeper;
import omerta.ui.shell.curtain.PeekScreen;
import omerta.ui.shell.curtain.Sign;
import omerta.ui.shell.flow.Flow;
import omerta.ui.shell.flow.Stand;
import omerta.ui.shell.kit.Screen;

/// What can be done at the curtain of a match.
final class AtCurtain implements Keeper {

    private final Play<?, ?> play;

    AtCurtain(Play<?, ?> play) {
        this.play = play;
    }

    /// The curtain of a seat. From one that is not of the seat's own turn there is a way back to the table.
    Screen curtain(Stand.Curtain curtain) {
        Stand next = play.flow().next(play.sight().turn());
        boolean back = curtain.reason() == Stand.Reason.CHOICE || next instanceof Stand.Open;
        boolean takeBack = curtain.reason() == Stand.Reason.TURN && mover().isPresent();
        Sign sign = sign(curtain.seat(), takeBack, back);
        return new CurtainScreen(play.phrases(), sign, this, play.doors().delay());
    }

    /// The peek of a seat.
    Screen peek(Seat seat) {
        Sign sign = sign(seat, false, true);
        return new PeekScreen(
                play.phrases(), sign, this, () -> play.tray(seat), play.doors().delay());
    }

    private Sign sign(Seat seat, boolean takeBack, boolean back) {
        boolean locked = play.flow().locked().contains(seat);
        return new Sign(play.sight().table().player(seat), play.scribe().name(seat), locked, takeBack, back);
    }

    @Override
    public void lift() {
        if (play.stand() instanceof Stand.Curtain curtain) {
            play.settle(play.flow().lift(curtain, play.sight().turn()));
        }
    }

    @Override
    public boolean fits(String pin) {
        return seat().map(seat -> play.doors().fits(play.sight().table().player(seat), pin))
                .orElse(false);
    }

    @Override
    public void forgetPin() {
        seat().ifPresent(seat -> {
            Flow flow = play.flow();
            play.setFlow(new Flow(flow.house(), flow.locked().without(seat)));
            play.go(play.stand());
        });
    }

    @Override
    public void takeBack() {
        if (mover().filter(seat -> play.playing().takeBack(seat).isFree()).isPresent()) {
            play.rewound();
        }
    }

    /// Who made the last move, if that seat can take it back: no one else can be meant at the curtain of the next.
    private Optional<Seat> mover() {
        return play.sight().mover().filter(seat -> play.sight().undo(seat).isFree());
    }

    @Override
    public void returnToTable() {
        play.settle(play.flow().next(play.sight().turn()));
    }

    @Override
    public void leave() {
        play.doors().leave();
    }

    private Optional<Seat> seat() {
        return switch (play.stand()) {
            case Stand.Curtain(Seat seat, var _) -> Optional.of(seat);
            case Stand.Peek(Seat seat) -> Optional.of(seat);
            case Stand.Open(var _), Stand.Moment(), Stand.InHand(var _, var _), Stand.Over() -> Optional.empty();
        };
    }
}
