package omerta.peperoni;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/// How far it is from each place to each other, reckoned once for every number of players; while a street is closed, from
/// the one place that is asked about.
final class Ways {

    /// There is no way.
    static final int NONE = 100;

    private final DonPeperoniTables tables;
    private final Village village;
    private final byte[][][] distances;

    Ways(DonPeperoniTables tables, Village village) {
        this.tables = tables;
        this.village = village;
        distances = new byte[tables.mostSeats() - tables.leastSeats() + 1][village.places() + 1][];
        for (int i = 0; i < distances.length; i++) {
            for (int from = 0; from <= village.places(); from++) {
                distances[i][from] = reckon(tables.leastSeats() + i, 0, from);
            }
        }
    }

    private byte[] reckon(int players, int closed, int from) {
        byte[] distance = new byte[village.places() + 1];
        Arrays.fill(distance, (byte) NONE);
        distance[from] = 0;
        Deque<Integer> next = new ArrayDeque<>(List.of(from));
        while (!next.isEmpty()) {
            int place = next.remove();
            for (int to : village.beside(place)) {
                int cost = distance[place] + village.cost(place, to);
                if (cost < distance[to] && isOpen(players, closed, to)) {
                    distance[to] = (byte) cost;
                    next.add(to);
                }
            }
        }
        return distance;
    }

    private boolean isOpen(int players, int closed, int place) {
        return village.isInPlay(players, place)
                && (closed == 0 || village.street(place) != closed)
                && !(village.isHouse(place) && village.isLocked(players, place));
    }

    /// What the cheapest ways from a place to all places cost, by their numbers; [#NONE] where there is none. Not to be
    /// changed.
    ///
    /// @param closed the street that is closed, from 1; 0 where none is
    byte[] from(int players, int closed, int from) {
        return closed == 0 ? distances[players - tables.leastSeats()][from] : reckon(players, closed, from);
    }

    /// The places of the cheapest way, the last one included; empty where there is none.
    List<Integer> way(int players, int closed, int from, int to) {
        byte[] distance = from(players, closed, from);
        List<Integer> way = new ArrayList<>();
        for (int place = distance[to] < NONE ? to : from; place != from; place = before(distance, place)) {
            way.add(place);
        }
        return List.copyOf(way.reversed());
    }

    private int before(byte[] distance, int place) {
        for (int from : village.beside(place)) {
            if (distance[from] + village.cost(from, place) == distance[place]) {
                return from;
            }
        }
        throw new IllegalStateException("no way leads to " + place);
    }
}
