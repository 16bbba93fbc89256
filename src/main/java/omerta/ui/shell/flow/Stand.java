package omerta.ui.shell.flow;

import java.util.Optional;
import omerta.engine.Seat;

/// How the screen of a match stands.
public sealed interface Stand {

    /// The open table: everyone may look, no private thing is on the screen.
    ///
    /// @param actor the seat whose public actions are offered, empty where nothing is offered
    record Open(Optional<Seat> actor) implements Stand {}

    /// A moment for all at the open table: what happened is shown until somebody goes on.
    record Moment() implements Stand {}

    /// The screen names a seat and holds nothing else.
    ///
    /// @param seat who may lift it
    /// @param reason why it is down
    record Curtain(Seat seat, Reason reason) implements Stand {}

    /// A seat has lifted its curtain and sees its private things.
    ///
    /// @param seat who
    /// @param finished whether nothing is left to decide but to hand over
    record InHand(Seat seat, boolean finished) implements Stand {}

    /// A seat looks at its own hidden things while nothing is asked of it.
    ///
    /// @param seat who
    record Peek(Seat seat) implements Stand {}

    /// The match is over.
    record Over() implements Stand {}

    /// Why a curtain is down.
    enum Reason {
        /// The seat must decide behind it.
        TURN,
        /// The seat had lifted it and covered its things again.
        COVERED,
        /// The seat decides at the open table and may choose something hidden behind it, or act out of turn.
        CHOICE
    }

    /// The seat whose private things may be on the screen.
    default Optional<Seat> hand() {
        return this instanceof InHand(Seat seat, var _) ? Optional.of(seat) : Optional.empty();
    }

    /// The seat that acts as the screen stands.
    default Optional<Seat> actor() {
        return switch (this) {
            case Open(Optional<Seat> actor) -> actor;
            case InHand(Seat seat, boolean finished) -> finished ? Optional.empty() : Optional.of(seat);
            case Moment(), Curtain(var _, var _), Peek(var _), Over() -> Optional.empty();
        };
    }
}
