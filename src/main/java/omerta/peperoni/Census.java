package omerta.peperoni;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Counts everything in the box: chits by seat and value, agents, markers, canvassers.
final class Census {

    private Census() {}

    /// How many chits of a seat there are of each code, wherever they lie; those that are not known at 0.
    static int[] chits(DonPeperoniState state, Seat seat, DonPeperoniTables tables) {
        int[] counts = new int[tables.chits().size() + 1];
        count(state.screen(seat).chits(), counts);
        state.board().houses().forEach(house -> count(house.chits(seat), counts));
        for (DonPeperoniStall stall : state.auction().stalls()) {
            count(stall.open().get(seat.index()), counts);
            count(stall.laid().get(seat.index()), counts);
        }
        return counts;
    }

    /// How many agents of a seat there are of each code, without the spy; those that are not known at 0.
    static int[] agents(DonPeperoniState state, Seat seat) {
        int[] counts = new int[DonPeperoniAgent.values().length + 1];
        count(state.screen(seat).agents(), counts);
        state.board().houses().forEach(house -> count(house.agents(seat), counts));
        return counts;
    }

    /// How many agents of a code each seat has, apart from the spy.
    static int agents(byte code) {
        return code == DonPeperoniAgent.SPY.code() ? 0 : 1;
    }

    private static void count(Pile pile, int[] counts) {
        for (int i = 0; i < pile.size(); i++) {
            int code = pile.at(i);
            counts[code > 0 && code < counts.length ? code : Pile.FACE_DOWN]++;
        }
    }

    /// Everything by name, without what is not there.
    static Map<String, Integer> named(DonPeperoniState state, DonPeperoniTables tables) {
        Map<String, Integer> named = new LinkedHashMap<>();
        int hidden = 0;
        for (Seat seat : Seat.first(state.seats())) {
            int[] chits = chits(state, seat, tables);
            for (byte code = 1; code < chits.length; code++) {
                put(named, tables.worth(code) + "-of-" + (seat.index() + 1), chits[code]);
            }
            int[] agents = agents(state, seat);
            for (DonPeperoniAgent agent : DonPeperoniAgent.values()) {
                String name = agent.name().toLowerCase(Locale.ROOT).replace('_', '-');
                put(named, name + "-" + (seat.index() + 1), agents[agent.code()]);
            }
            hidden += chits[Pile.FACE_DOWN] + agents[Pile.FACE_DOWN];
        }
        put(named, "face-down", hidden);
        put(named, "spies", state.looks().size());
        put(named, "markers", state.board().markers().size());
        put(named, "canvassers", state.board().places().size());
        return named;
    }

    private static void put(Map<String, Integer> named, String name, int count) {
        if (count > 0) {
            named.put(name, count);
        }
    }
}
