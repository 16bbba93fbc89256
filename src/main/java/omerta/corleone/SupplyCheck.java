package omerta.corleone;

import java.util.List;
import omerta.engine.BadTables;

/// Checks that there is enough of everything, however many play.
final class SupplyCheck {

    private SupplyCheck() {}

    static void check(
            List<CorleoneAct> acts,
            List<CorleoneSetup> setups,
            int startJobs,
            List<CorleoneSpot> spots,
            List<CorleoneBusiness> blue,
            List<CorleoneBusiness> red) {
        int blues = (int)
                acts.stream().filter(act -> act.tile() == CorleoneTile.BLUE).count();
        if (acts.size() - blues > red.size()) {
            throw new BadTables("red", "too few tiles for the acts");
        }
        for (int i = 0; i < setups.size(); i++) {
            CorleoneSetup setup = setups.get(i);
            String key = "setups[" + i + "].";
            if (setup.tiles() + acts.size() > CorleoneTables.TURFS || setup.tiles() + blues > blue.size()) {
                throw new BadTables(key + "tiles", "too few places or tiles for so many");
            }
            if (setup.players() * startJobs + setup.jobs() > CardCheck.JOBS) {
                throw new BadTables(key + "jobs", "too few jobs for so many");
            }
            if (setup.players() * acts.getLast().members() > spots.size()) {
                throw new BadTables("spots", "too few spots for the family members of " + setup.players());
            }
        }
    }
}
