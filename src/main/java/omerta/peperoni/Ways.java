package omerta.peperoni;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/// How far it is from each place to each other, for every number of players and every street that may be closed,
/// reckoned once.
final class Ways {

    /// There is no way.
    static final int NONE = 100;

    private final DonPeperoniTables tables;
    private final Village village;
    private final byte[][][][] distances;

    Ways(DonPeperoniTables tables, Village village) {
        this.tables = tables;
        this.village = village;
        int least = tables.leastSeats();
        distances = new byte[tables.mostSeats() - least + 1][tables.streets().size() + 1][village.places() + 1][];
        for (int players = least; players <= tables.mostSeats(); players++) {
            for (int closed = 0; closed <= tables.streets().size(); closed++) {
                for (int from = 1; from <= village.places(); from++) {
                    distances[players - least][closed][from] = from(players, closed, from);
                }
            }
        }
    }

    private byte[] from(int players, int closed, int from) {
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

    /// What the cheapest way costs; [#NONE] where there is none.
    int distance(int players, int closed, int from, int to) {
        return distances[players - tables.leastSeats()][closed][from][to];
    }

    /// The places of the cheapest way, the last one included; empty where there is none.
    List<Integer> way(int players, int closed, int from, int to) {
        List<Integer> way = new ArrayList<>();
        int place = from;
        while (place != to && distance(players, closed, place, to) < NONE) {
            place = step(players, closed, place, to);
            way.add(place);
        }
        return List.copyOf(way);
    }

    private int step(int players, int closed, int place, int to) {
        for (int next : village.beside(place)) {
            if (isOpen(players, closed, next)
                    && village.cost(place, next) + distance(players, closed, next, to)
                            == distance(players, closed, place, to)) {
                return next;
            }
        }
        throw new IllegalStateException("no way from " + place + " to " + to);
    }
}
