package omerta.peperoni;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import omerta.engine.Lists;

/// How far it is from each place to each other, for every number of players and every street that can be closed. What was
/// once asked for is looked up from then on.
final class Ways {

    /// There is no way.
    static final int NONE = 100;

    private final DonPeperoniTables tables;
    private final Village village;
    private volatile List<byte[][]> known;

    Ways(DonPeperoniTables tables, Village village) {
        this.tables = tables;
        this.village = village;
        known = Collections.nCopies(tables.setups().size() * (tables.streets().size() + 1), new byte[0][]);
    }

    /// What the cheapest ways from a place to all places cost, by their numbers; [#NONE] where there is none. Not to be
    /// changed.
    ///
    /// @param closed the street that is closed, from 1; 0 where none is
    byte[] from(int players, int closed, int from) {
        int index = (players - tables.leastSeats()) * (tables.streets().size() + 1) + closed;
        byte[][] distances = known.get(index);
        if (distances.length == 0) {
            distances = new byte[village.places() + 1][];
            for (int place = 0; place < distances.length; place++) {
                distances[place] = reckon(players, closed, place);
            }
            known = Lists.with(known, index, distances);
        }
        return distances[from];
    }

    /// Goes from place to place; one that is reached more cheaply than before is gone on from again.
    private byte[] reckon(int players, int closed, int from) {
        byte[] distance = new byte[village.places() + 1];
        Arrays.fill(distance, (byte) NONE);
        distance[from] = 0;
        Deque<Integer> next = new ArrayDeque<>(List.of(from));
        while (!next.isEmpty()) {
            int place = next.remove();
            for (int to : village.beside(place)) {
                int cost = distance[place] + village.cost(place, to);
                boolean open = village.isOpen(players, to) && (closed == 0 || village.street(to) != closed);
                if (open && cost < distance[to]) {
                    distance[to] = (byte) cost;
                    next.add(to);
                }
            }
        }
        return distance;
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
