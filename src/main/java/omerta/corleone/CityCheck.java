package omerta.corleone;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import omerta.engine.BadTables;

/// Checks the city: seven turfs, spots between two or three of them, twelve tiles, every name there once.
final class CityCheck {

    private static final int MOST_SPOTS = 40;
    private static final int BLUE = 8;
    private static final int RED = 4;
    private static final int LEAST_TOUCHED = 2;
    private static final int MOST_TOUCHED = 3;
    private static final int FARTHEST = 20;

    private CityCheck() {}

    static void check(
            List<CorleoneTurf> turfs,
            List<CorleoneSpot> spots,
            List<CorleoneBusiness> blue,
            List<CorleoneBusiness> red) {
        FigureCheck.exactly("turfs", turfs.size(), CorleoneTables.TURFS, "turfs");
        FigureCheck.exactly("blue", blue.size(), BLUE, "tiles");
        FigureCheck.exactly("red", red.size(), RED, "tiles");
        FigureCheck.within("spots", spots.size(), 1, MOST_SPOTS);
        Set<String> names = new HashSet<>();
        Set<String> businesses = new HashSet<>();
        for (int i = 0; i < turfs.size(); i++) {
            CorleoneTurf turf = turfs.get(i);
            name(names, "turfs[" + i + "].id", turf.id());
            name(businesses, "turfs[" + i + "].business.id", turf.business().id());
            FigureCheck.within("turfs[" + i + "].x", turf.x(), 0, FARTHEST);
            FigureCheck.within("turfs[" + i + "].y", turf.y(), 0, FARTHEST);
        }
        for (int i = 0; i < blue.size(); i++) {
            name(businesses, "blue[" + i + "].id", blue.get(i).id());
        }
        for (int i = 0; i < red.size(); i++) {
            name(businesses, "red[" + i + "].id", red.get(i).id());
        }
        Set<String> between = new HashSet<>();
        for (int i = 0; i < spots.size(); i++) {
            name(between, "spots[" + i + "].id", spots.get(i).id());
            touched("spots[" + i + "].turfs", spots.get(i).turfs());
        }
    }

    static void name(Set<String> names, String key, String id) {
        if (!id.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
            throw new BadTables(key, "is no name: " + id);
        }
        if (!names.add(id)) {
            throw new BadTables(key, id + " is there twice");
        }
    }

    private static void touched(String key, List<Integer> turfs) {
        FigureCheck.within(key, turfs.size(), LEAST_TOUCHED, MOST_TOUCHED);
        for (int i = 0; i < turfs.size(); i++) {
            FigureCheck.within(
                    key + "[" + i + "]", turfs.get(i), i == 0 ? 1 : turfs.get(i - 1) + 1, CorleoneTables.TURFS);
        }
    }
}
