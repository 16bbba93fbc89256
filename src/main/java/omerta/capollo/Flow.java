package omerta.capollo;

import java.util.List;
import java.util.Optional;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// How play goes on: pauses that are over, what falls, whose turn is next.
final class Flow {

    private final DonCapolloTables tables;
    private final Pauses pauses;
    private final Stock stock;
    private final Desk desk;
    private final Deals deals;

    Flow(DonCapolloTables tables, Pauses pauses, Stock stock, Desk desk, Deals deals) {
        this.tables = tables;
        this.pauses = pauses;
        this.stock = stock;
        this.desk = desk;
        this.deals = deals;
    }

    /// Goes on until somebody has to decide.
    void settle() {
        do {
            fall();
        } while (goesOn());
    }

    private boolean goesOn() {
        Optional<DonCapolloPending> top = desk.state().top();
        if (top.isEmpty() || pauses.asked(desk.state()).isPresent()) {
            return false;
        }
        switch (top.get()) {
            case DonCapolloPending.Talks _,
                    DonCapolloPending.Picking _,
                    DonCapolloPending.Reckoning _,
                    DonCapolloPending.Confirming _ -> {
                return false;
            }
            case DonCapolloPending.Revealed _ -> desk.pop();
            case DonCapolloPending.Ending _ -> {
                desk.pop();
                nextTurn();
            }
            case DonCapolloPending.Accounting waits -> {
                desk.pop();
                if (desk.state().row(waits.seat(), waits.business()) == waits.count()) {
                    deals.account(waits.seat(), waits.business());
                } else {
                    desk.push(new DonCapolloPending.Reckoning(waits.seat(), waits.business(), waits.forced()));
                }
            }
            case DonCapolloPending.Closing waits -> {
                desk.pop();
                if (waits.disturbed()) {
                    Seat first = waits.offer().concerns(desk.state().active())
                            ? desk.state().active()
                            : waits.offer().from();
                    desk.push(new DonCapolloPending.Confirming(waits.offer(), waits.clear(), first, false));
                } else {
                    deals.close(waits.offer(), waits.clear());
                }
            }
        }
        return true;
    }

    /// What all can see to be impossible falls, wherever it waits.
    private void fall() {
        for (int i = desk.state().pending().size() - 1; i >= 0; i--) {
            switch (desk.state().pending().get(i)) {
                case DonCapolloPending.Accounting waits -> fall(i, waits.seat(), waits.business(), waits.forced());
                case DonCapolloPending.Reckoning waits -> fall(i, waits.seat(), waits.business(), waits.forced());
                case DonCapolloPending.Closing waits -> fall(i, waits.offer());
                case DonCapolloPending.Confirming waits -> fall(i, waits.offer());
                case DonCapolloPending.Talks _,
                        DonCapolloPending.Picking _,
                        DonCapolloPending.Revealed _,
                        DonCapolloPending.Ending _ -> {}
            }
        }
    }

    private void fall(int index, Seat seat, DonCapolloBusiness business, boolean forced) {
        int count = desk.state().row(seat, business);
        if (count == 0 || (!forced && desk.state().money(seat) + tables.money(business, count) < 0)) {
            desk.remove(index);
            desk.tell(new DonCapolloLedger.AccountFell(seat, business));
        }
    }

    private void fall(int index, DonCapolloOffer offer) {
        if (!stock.seen(desk.state(), offer).isLegal()) {
            desk.remove(index);
            desk.tell(new DonCapolloTalk.Fell(offer));
        }
    }

    /// A pause is let pass, or the turn is said to be done.
    void pass(Seat seat) {
        if (desk.state().pending().isEmpty()) {
            desk.tell(new DonCapolloPlay.TurnDone(seat));
            desk.push(new DonCapolloPending.Ending(SeatSet.of(seat)));
            return;
        }
        desk.tell(new DonCapolloPlay.LetPass(seat));
        int last = desk.state().pending().size() - 1;
        switch (desk.state().pending().getLast()) {
            case DonCapolloPending.Revealed(SeatSet passed) ->
                desk.replace(last, new DonCapolloPending.Revealed(passed.with(seat)));
            case DonCapolloPending.Ending(SeatSet passed) ->
                desk.replace(last, new DonCapolloPending.Ending(passed.with(seat)));
            case DonCapolloPending.Accounting waits ->
                desk.replace(
                        last,
                        new DonCapolloPending.Accounting(
                                waits.seat(),
                                waits.business(),
                                waits.count(),
                                waits.forced(),
                                waits.passed().with(seat)));
            case DonCapolloPending.Closing waits ->
                desk.replace(
                        last,
                        new DonCapolloPending.Closing(
                                waits.offer(),
                                waits.clear(),
                                waits.disturbed(),
                                waits.passed().with(seat)));
            case DonCapolloPending.Talks _,
                    DonCapolloPending.Picking _,
                    DonCapolloPending.Reckoning _,
                    DonCapolloPending.Confirming _ -> throw new IllegalStateException("no pause to let pass");
        }
    }

    /// A seat stands by what was disturbed.
    void confirm(Seat seat, List<DonCapolloBusiness> clear) {
        DonCapolloPending top = desk.state().pending().getLast();
        desk.pop();
        if (top instanceof DonCapolloPending.Reckoning waits) {
            deals.account(seat, waits.business());
        } else if (top instanceof DonCapolloPending.Confirming waits) {
            desk.tell(new DonCapolloTalk.Stood(seat, clear));
            boolean made = seat.equals(waits.offer().from());
            DonCapolloOffer offer = made ? waits.offer().clearing(clear) : waits.offer();
            List<DonCapolloBusiness> cleared = made ? waits.clear() : clear;
            if (waits.again()) {
                deals.close(offer, cleared);
            } else {
                Seat other = made ? offer.to() : offer.from();
                desk.push(new DonCapolloPending.Confirming(offer, cleared, other, true));
            }
        }
    }

    /// A seat does not stand by what was disturbed.
    void refuse(Seat seat) {
        DonCapolloPending top = desk.state().pending().getLast();
        desk.pop();
        if (top instanceof DonCapolloPending.Reckoning waits) {
            desk.tell(new DonCapolloLedger.Kept(seat, waits.business()));
        } else {
            desk.tell(new DonCapolloTalk.Refused(seat));
        }
    }

    private void nextTurn() {
        DonCapolloClock clock = desk.state().clock();
        if (clock.last()) {
            new Finale(tables, desk).run();
            return;
        }
        Seat next = clock.active().next(desk.state().seats());
        desk.set(DonCapolloClock.begun(clock.turn() + 1, next, desk.state().seats()));
        desk.tell(new DonCapolloPlay.TurnBegan(next, clock.turn() + 1));
    }
}
