package omerta.peperoni;

import java.util.Collections;
import java.util.List;
import omerta.engine.BadTables;
import omerta.engine.Seat;

/// Checks how the village is set for each number of players: homes for everyone, locks on houses that are there, chits
/// that can be taken away.
final class SetupCheck {

    private static final int LEAST_SEATS = 2;

    private SetupCheck() {}

    static void check(
            List<DonPeperoniSetup> setups, List<DonPeperoniBuilding> houses, List<DonPeperoniChits> chits, int home) {
        if (setups.isEmpty()) {
            throw new BadTables("setups", "no number of players");
        }
        for (int i = 0; i < houses.size(); i++) {
            if (houses.get(i).home() && houses.get(i).value() != home) {
                throw new BadTables("houses[" + i + "].home", "a home has the number " + home);
            }
        }
        for (int i = 0; i < setups.size(); i++) {
            DonPeperoniSetup setup = setups.get(i);
            String key = "setups[" + i + "].";
            FigureCheck.within(key + "players", setup.players(), LEAST_SEATS, Seat.MOST);
            if (setup.players() != setups.getFirst().players() + i) {
                throw new BadTables(key + "players", setup.players() + " is not one more than before");
            }
            FigureCheck.within(key + "bribes", setup.bribes(), 2, setup.players());
            FigureCheck.within(key + "demandingBribes", setup.demandingBribes(), setup.bribes(), setup.players());
            locked(key, setup, houses);
            homes(key, setup, houses);
            removed(key, setup, chits);
        }
    }

    private static void locked(String key, DonPeperoniSetup setup, List<DonPeperoniBuilding> houses) {
        for (String id : setup.locked()) {
            DonPeperoniBuilding house = houses.stream()
                    .filter(building -> building.id().equals(id))
                    .findFirst()
                    .orElseThrow(() -> new BadTables(key + "locked", "there is no house " + id));
            if (house.home() || Collections.frequency(setup.locked(), id) > 1) {
                throw new BadTables(key + "locked", id + " is a home, or locked twice");
            }
        }
    }

    private static void homes(String key, DonPeperoniSetup setup, List<DonPeperoniBuilding> houses) {
        int near = 0;
        int far = 0;
        for (DonPeperoniBuilding house : houses) {
            near += house.home() && !house.far() ? 1 : 0;
            far += house.home() && house.far() && setup.far() ? 1 : 0;
        }
        FigureCheck.within(key + "nearHomes", setup.nearHomes(), 0, setup.players());
        if (Math.min(near, setup.nearHomes()) + far < setup.players()) {
            throw new BadTables(key + "nearHomes", "not every player finds a home");
        }
    }

    private static void removed(String key, DonPeperoniSetup setup, List<DonPeperoniChits> chits) {
        for (DonPeperoniChits gone : setup.removed()) {
            int there = chits.stream()
                    .filter(chit -> chit.value() == gone.value())
                    .mapToInt(DonPeperoniChits::count)
                    .sum();
            if (gone.count() < 1 || gone.count() > there) {
                throw new BadTables(
                        key + "removed", "of " + there + " chits of " + gone.value() + ", not " + gone.count());
            }
        }
    }
}
