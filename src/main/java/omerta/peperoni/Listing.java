package omerta.peperoni;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Lists what is legal: by canvasser, places in ascending order, then chits in ascending order, the spy, agents; then
/// what the police may do, then the end of the turn.
final class Listing {

    private static final int USUAL = 16;
    private static final DonPeperoniAction DONE = new DonPeperoniAction.Done();
    private static final DonPeperoniAction DECLINE = new DonPeperoniAction.Decline();

    private final DonPeperoniTables tables;
    private final Village village;
    private final Reach reach;
    private final PoliceReach police;
    private final Judge judge;

    Listing(DonPeperoniTables tables, Village village, Reach reach, PoliceReach police, Judge judge) {
        this.tables = tables;
        this.village = village;
        this.reach = reach;
        this.police = police;
        this.judge = judge;
    }

    List<DonPeperoniAction> of(DonPeperoniState state, Seat seat) {
        if (!state.active().equals(seat)) {
            return List.of();
        }
        List<DonPeperoniAction> list = new ArrayList<>(USUAL);
        switch (state.phase()) {
            case HOME -> homes(state, list);
            case CANVASS -> canvass(state, seat, list);
            case RAISE -> {
                chits(state, seat, value -> list.add(new DonPeperoniAction.Raise(value)));
                list.add(DECLINE);
            }
            case BID -> {
                for (int marker = 1; marker <= DonPeperoniTables.MARKERS; marker++) {
                    int at = marker;
                    if (Judge.bidder(state, seat, marker).isLegal()) {
                        chits(state, seat, value -> list.add(new DonPeperoniAction.Bid(at, value)));
                    }
                }
                list.add(DONE);
            }
            case STARTER ->
                Seat.first(state.seats()).forEach(starter -> list.add(new DonPeperoniAction.ChooseStarter(starter)));
            case OVER -> {}
        }
        return Collections.unmodifiableList(list);
    }

    private void homes(DonPeperoniState state, List<DonPeperoniAction> list) {
        for (int i = 0; i < tables.houses().size(); i++) {
            if (tables.houses().get(i).home()
                    && judge.home(state, village.house(i)).isLegal()) {
                list.add(new DonPeperoniAction.ChooseHome(village.house(i)));
            }
        }
    }

    /// The values of the chits behind a seat's screen that are known, each once.
    private void chits(DonPeperoniState state, Seat seat, IntConsumer use) {
        byte last = 0;
        Pile chits = state.screen(seat).chits();
        for (int i = 0; i < chits.size(); i++) {
            byte code = chits.at(i);
            if (code != last) {
                use.accept(tables.worth(code));
                last = code;
            }
        }
    }

    private void canvass(DonPeperoniState state, Seat seat, List<DonPeperoniAction> list) {
        for (int i = 1; i <= DonPeperoniTables.CANVASSERS; i++) {
            int canvasser = i;
            if (!reach.ready(state, canvasser).isLegal()) {
                continue;
            }
            int place = state.board().place(seat, canvasser);
            for (int to : village.beside(place)) {
                if (reach.canPay(state, canvasser, place, to)
                        && reach.walk(state, canvasser, to).isLegal()) {
                    list.add(new DonPeperoniAction.Walk(canvasser, to));
                }
            }
            if (village.isHouse(place)) {
                inside(state, seat, canvasser, place, list);
            }
        }
        if (PoliceReach.marker(state).isLegal()) {
            police(state, list);
        }
        list.add(DONE);
    }

    private void inside(DonPeperoniState state, Seat seat, int canvasser, int place, List<DonPeperoniAction> list) {
        if (reach.isOpen(state, seat, place) && reach.bribe(state, canvasser).isLegal()) {
            chits(state, seat, value -> list.add(new DonPeperoniAction.Bribe(canvasser, value)));
            for (Seat of : reach.house(state, place).concealed().seats()) {
                if (reach.spy(state, canvasser, of).isLegal()) {
                    list.add(new DonPeperoniAction.SendSpy(canvasser, of));
                }
            }
        }
        if (reach.agent(state, canvasser).isLegal()) {
            Pile agents = state.screen(seat).agents();
            for (int i = 0; i < agents.size(); i++) {
                if (DonPeperoniAgent.isAgent(agents.at(i))) {
                    list.add(new DonPeperoniAction.LeaveAgent(canvasser, DonPeperoniAgent.of(agents.at(i))));
                }
            }
        }
    }

    private void police(DonPeperoniState state, List<DonPeperoniAction> list) {
        for (Seat of : Seat.first(state.seats())) {
            for (int canvasser = 1; canvasser <= DonPeperoniTables.CANVASSERS; canvasser++) {
                if (police.frisk(state, of, canvasser).isLegal()) {
                    list.add(new DonPeperoniAction.Frisk(of, canvasser));
                }
            }
        }
        for (int i = 0; state.terms().raid() && i < tables.houses().size(); i++) {
            if (police.raid(state, village.house(i)).isLegal()) {
                list.add(new DonPeperoniAction.RaidHouse(village.house(i)));
            }
        }
        for (int i = 1; state.terms().close() && i <= tables.streets().size(); i++) {
            if (police.close(state, i).isLegal()) {
                list.add(new DonPeperoniAction.CloseStreet(i));
            }
        }
    }
}
