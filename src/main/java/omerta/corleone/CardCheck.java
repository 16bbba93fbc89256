package omerta.corleone;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import omerta.engine.BadTables;

/// Checks the job cards and the ally cards: how many of each colour and of each act, what they cost.
final class CardCheck {

    static final int JOBS = 44;
    static final int ALLIES = 18;
    private static final int MOST_COST = 4;

    private CardCheck() {}

    static void check(List<CorleoneJob> jobs, List<CorleoneAlly> allies) {
        FigureCheck.exactly("jobs", jobs.size(), JOBS, "jobs");
        FigureCheck.exactly("allies", allies.size(), ALLIES, "allies");
        Set<String> names = new HashSet<>();
        int[] colours = new int[CorleoneColour.values().length];
        for (int i = 0; i < jobs.size(); i++) {
            String key = "jobs[" + i + "].";
            CityCheck.name(names, key + "id", jobs.get(i).id());
            cost(key + "cost", jobs.get(i).cost());
            colours[jobs.get(i).colour().ordinal()]++;
        }
        for (CorleoneColour colour : CorleoneColour.values()) {
            FigureCheck.exactly("jobs", colours[colour.ordinal()], JOBS / colours.length, "jobs of one colour");
        }
        acts(allies, names);
    }

    private static void cost(String key, List<CorleoneGood> cost) {
        FigureCheck.within(key, cost.size(), 1, MOST_COST);
        for (int i = 0; i < cost.size(); i++) {
            if (!cost.get(i).isPlain()) {
                throw new BadTables(key + "[" + i + "]", "no job costs narcotics");
            }
            if (i > 0 && cost.get(i).compareTo(cost.get(i - 1)) < 0) {
                throw new BadTables(key + "[" + i + "]", "goods are listed in their order");
            }
        }
    }

    private static void acts(List<CorleoneAlly> allies, Set<String> names) {
        int acts = CorleoneTables.ACTS - 1;
        int act = 1;
        for (int i = 0; i < allies.size(); i++) {
            String key = "allies[" + i + "].";
            CityCheck.name(names, key + "id", allies.get(i).id());
            FigureCheck.within(key + "act", allies.get(i).act(), act, acts);
            act = allies.get(i).act();
        }
        for (int i = 1; i <= acts; i++) {
            int wanted = i;
            int count =
                    (int) allies.stream().filter(ally -> ally.act() == wanted).count();
            FigureCheck.exactly("allies", count, ALLIES / acts, "allies of one act");
        }
    }
}
