package omerta.peperoni;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import omerta.engine.BadTables;

/// Checks the map: every name is there once, every house has a door, the near side hangs together, the far side does,
/// and only the bridge leads across.
final class MapCheck {

    private static final int MOST_PLACES = 127;
    private static final int MOST_VOTES = 20;

    private final Map<String, Boolean> far = new HashMap<>();
    private final Map<String, List<String>> beside = new HashMap<>();

    private MapCheck() {}

    static void check(
            List<DonPeperoniSpace> spaces,
            List<DonPeperoniBuilding> houses,
            List<DonPeperoniPath> steps,
            DonPeperoniBridge bridge,
            List<DonPeperoniStreet> streets) {
        MapCheck check = new MapCheck();
        FigureCheck.within("spaces", spaces.size(), 1, MOST_PLACES);
        FigureCheck.within("houses", houses.size(), 1, MOST_PLACES - spaces.size());
        streets(spaces, streets);
        check.spaces(spaces);
        check.steps(steps);
        check.houses(houses);
        check.bridge(bridge);
        check.connected(spaces, bridge);
    }

    private static void streets(List<DonPeperoniSpace> spaces, List<DonPeperoniStreet> streets) {
        Map<String, Boolean> known = new HashMap<>();
        for (int i = 0; i < streets.size(); i++) {
            DonPeperoniStreet street = streets.get(i);
            if (known.put(street.id(), street.far()) != null) {
                throw new BadTables("streets[" + i + "].id", street.id() + " is there twice");
            }
            if (spaces.stream().noneMatch(space -> space.street().equals(street.id()))) {
                throw new BadTables("streets[" + i + "].id", street.id() + " has no spaces");
            }
        }
        Map<String, Integer> count = new HashMap<>();
        for (int i = 0; i < spaces.size(); i++) {
            DonPeperoniSpace space = spaces.get(i);
            if (space.street().isEmpty() != (space.terrain() != DonPeperoniTerrain.STREET)) {
                throw new BadTables("spaces[" + i + "].street", "a street, and only that, has a name");
            }
            if (!space.street().isEmpty() && !known.containsKey(space.street())) {
                throw new BadTables("spaces[" + i + "].street", "there is no street " + space.street());
            }
            if (known.getOrDefault(space.street(), space.far()) != space.far()) {
                throw new BadTables("spaces[" + i + "].far", space.street() + " is on the other side");
            }
            if (!space.street().isEmpty()) {
                String id = space.street() + "-" + count.merge(space.street(), 1, Integer::sum);
                if (!space.id().equals(id)) {
                    throw new BadTables("spaces[" + i + "].id", space.id() + " stands in the place of " + id);
                }
            } else if (space.id().matches(".*-[0-9]+")) {
                throw new BadTables("spaces[" + i + "].id", "only a street's space has a number");
            }
        }
    }

    private void add(String key, String id, boolean isFar) {
        if (far.put(id, isFar) != null) {
            throw new BadTables(key, id + " is there twice");
        }
        beside.put(id, new ArrayList<>());
    }

    private void spaces(List<DonPeperoniSpace> spaces) {
        for (int i = 0; i < spaces.size(); i++) {
            add("spaces[" + i + "].id", spaces.get(i).id(), spaces.get(i).far());
        }
    }

    private boolean far(String key, String id) {
        Boolean side = far.get(id);
        if (side == null) {
            throw new BadTables(key, "there is no space " + id);
        }
        return side;
    }

    private void steps(List<DonPeperoniPath> steps) {
        for (int i = 0; i < steps.size(); i++) {
            DonPeperoniPath step = steps.get(i);
            if (far("steps[" + i + "].from", step.from()) != far("steps[" + i + "].to", step.to())) {
                throw new BadTables("steps[" + i + "]", "only the bridge leads across the stream");
            }
            if (step.from().equals(step.to()) || beside(step.from()).contains(step.to())) {
                throw new BadTables("steps[" + i + "]", "no new way from " + step.from() + " to " + step.to());
            }
            beside(step.from()).add(step.to());
            beside(step.to()).add(step.from());
        }
    }

    private List<String> beside(String id) {
        return beside.getOrDefault(id, List.of());
    }

    private void houses(List<DonPeperoniBuilding> houses) {
        for (int i = 0; i < houses.size(); i++) {
            DonPeperoniBuilding house = houses.get(i);
            String key = "houses[" + i + "].";
            FigureCheck.within(key + "value", house.value(), 1, MOST_VOTES);
            if (far(key + "door", house.door()) != house.far()) {
                throw new BadTables(key + "door", house.door() + " is on the other side");
            }
        }
        for (int i = 0; i < houses.size(); i++) {
            add("houses[" + i + "].id", houses.get(i).id(), houses.get(i).far());
        }
    }

    private void bridge(DonPeperoniBridge bridge) {
        FigureCheck.within("bridge.cost", bridge.cost(), 1, MOST_VOTES);
        if (far("bridge.near", bridge.near())) {
            throw new BadTables("bridge.near", bridge.near() + " is on the far side");
        }
        if (!far("bridge.far", bridge.far())) {
            throw new BadTables("bridge.far", bridge.far() + " is on the near side");
        }
    }

    private void connected(List<DonPeperoniSpace> spaces, DonPeperoniBridge bridge) {
        Set<String> reached = new HashSet<>(Set.of(bridge.near(), bridge.far()));
        Deque<String> next = new ArrayDeque<>(reached);
        while (!next.isEmpty()) {
            for (String id : beside(next.remove())) {
                if (reached.add(id)) {
                    next.add(id);
                }
            }
        }
        for (int i = 0; i < spaces.size(); i++) {
            if (!reached.contains(spaces.get(i).id())) {
                throw new BadTables(
                        "spaces[" + i + "].id",
                        "no way leads to " + spaces.get(i).id());
            }
        }
    }
}
