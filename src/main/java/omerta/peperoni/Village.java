package omerta.peperoni;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The map by numbers: street spaces from 1 in the order of the figures, then the houses.
final class Village {

    private final DonPeperoniTables tables;
    private final int streets;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final int[][] beside;
    private final int[] street;
    private final boolean[][] open;
    private final int nearHead;
    private final int farHead;

    Village(DonPeperoniTables tables) {
        this.tables = tables;
        streets = tables.spaces().size();
        for (DonPeperoniSpace space : tables.spaces()) {
            numbers.put(space.id(), numbers.size() + 1);
        }
        for (DonPeperoniBuilding house : tables.houses()) {
            numbers.put(house.id(), numbers.size() + 1);
        }
        nearHead = number(tables.bridge().near());
        farHead = number(tables.bridge().far());
        beside = beside();
        street = new int[streets + 1];
        for (int i = 0; i < streets; i++) {
            String id = tables.spaces().get(i).street();
            for (int j = 0; j < tables.streets().size(); j++) {
                street[i + 1] = tables.streets().get(j).id().equals(id) ? j + 1 : street[i + 1];
            }
        }
        open = new boolean[tables.setups().size()][places() + 1];
        for (int i = 0; i < open.length; i++) {
            int players = tables.leastSeats() + i;
            for (int place = 1; place <= places(); place++) {
                open[i][place] = isInPlay(players, place) && !(isHouse(place) && isLocked(players, place));
            }
        }
    }

    private int[][] beside() {
        List<List<Integer>> near = new ArrayList<>();
        for (int i = 0; i <= numbers.size(); i++) {
            near.add(new ArrayList<>());
        }
        for (DonPeperoniPath step : tables.steps()) {
            join(near, number(step.from()), number(step.to()));
        }
        for (DonPeperoniBuilding house : tables.houses()) {
            join(near, number(house.id()), number(house.door()));
        }
        join(near, nearHead, farHead);
        return near.stream()
                .map(places ->
                        places.stream().sorted().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    private static void join(List<List<Integer>> near, int one, int other) {
        near.get(one).add(other);
        near.get(other).add(one);
    }

    /// The number of a place by its name; 0 where there is none.
    int number(String id) {
        return numbers.getOrDefault(id, 0);
    }

    /// How many places there are.
    int places() {
        return numbers.size();
    }

    boolean isPlace(int place) {
        return place >= 1 && place <= places();
    }

    boolean isHouse(int place) {
        return place > streets && place <= places();
    }

    boolean isStreet(int number) {
        return number >= 1 && number <= tables.streets().size();
    }

    /// Where a house stands in the order of the figures, from 0.
    int index(int house) {
        return house - streets - 1;
    }

    /// The house at this index, by its number as a place.
    int house(int index) {
        return streets + 1 + index;
    }

    DonPeperoniBuilding building(int house) {
        return tables.houses().get(index(house));
    }

    /// The name of a place in the figures.
    String id(int place) {
        return isHouse(place)
                ? building(place).id()
                : tables.spaces().get(place - 1).id();
    }

    boolean isFar(int place) {
        return isHouse(place)
                ? building(place).far()
                : tables.spaces().get(place - 1).far();
    }

    /// The street that a place is a part of, from 1; 0 for any other.
    int street(int place) {
        return place <= streets ? street[place] : 0;
    }

    /// The places beside one, in ascending order; not to be changed.
    int[] beside(int place) {
        return beside[place];
    }

    boolean areBeside(int one, int other) {
        for (int place : beside[one]) {
            if (place == other) {
                return true;
            }
        }
        return false;
    }

    boolean isBridge(int from, int to) {
        return from == nearHead && to == farHead || from == farHead && to == nearHead;
    }

    /// What a step between two places beside each other costs.
    int cost(int from, int to) {
        return isBridge(from, to) ? tables.bridge().cost() : 1;
    }

    /// Whether a canvasser can be at a place in a game of so many players: it is in play, and no locked house.
    boolean isOpen(int players, int place) {
        return open[players - tables.leastSeats()][place];
    }

    /// Whether a house is locked in a game of so many players.
    boolean isLocked(int players, int house) {
        return tables.setup(players).locked().contains(building(house).id());
    }

    /// Whether a place belongs to a game of so many players.
    boolean isInPlay(int players, int place) {
        return tables.setup(players).far() || !isFar(place);
    }
}
