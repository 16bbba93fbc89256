package omerta.corleone;

import omerta.engine.Seat;

/// How far the match has come.
///
/// @param act the act, from 1: where Don Corleone stands
/// @param phase the phase: where the police car stands
/// @param active whose turn it is in Family Business; in other phases who had the last one
/// @param head who has the horse head
/// @param idle how many seats in a row have done nothing in Family Business
/// @param over whether all is over
public record CorleoneClock(int act, CorleonePhase phase, Seat active, Seat head, int idle, boolean over) {

    CorleoneClock in(CorleonePhase other) {
        return new CorleoneClock(act, other, active, head, 0, over);
    }

    CorleoneClock asking(Seat seat, int nowIdle) {
        return new CorleoneClock(act, phase, seat, head, nowIdle, over);
    }

    CorleoneClock heading(Seat seat) {
        return new CorleoneClock(act, phase, active, seat, idle, over);
    }

    CorleoneClock nextAct() {
        return new CorleoneClock(act + 1, phase, active, head, 0, over);
    }

    CorleoneClock ended() {
        return new CorleoneClock(act, phase, active, head, 0, true);
    }
}
