package omerta.corleone;

import java.util.List;
import omerta.engine.BadTables;
import omerta.engine.Seat;

/// Checks the plain figures: cards, acts, what goes by the number of players.
final class FigureCheck {

    private static final int GOODS = 32;
    private static final int BILLS = 120;
    private static final int LEAST_SEATS = 2;
    private static final int MOST_SEATS = 5;
    private static final int MOST = 100;
    private static final int MOST_MEMBERS = 3;

    private FigureCheck() {}

    static void within(String key, int figure, int least, int most) {
        if (figure < least || figure > most) {
            throw new BadTables(key, figure + " is not from " + least + " to " + most);
        }
    }

    static void exactly(String key, int figure, int wanted, String of) {
        if (figure != wanted) {
            throw new BadTables(key, figure + " " + of + ", not " + wanted);
        }
    }

    static void stock(List<CorleoneGoods> goods, List<CorleoneBills> bills, List<Integer> start) {
        exactly("goods", goods.size(), CorleoneGood.KINDS, "goods");
        int cards = 0;
        for (int i = 0; i < goods.size(); i++) {
            if (goods.get(i).good().ordinal() != i) {
                throw new BadTables("goods[" + i + "].good", "is in the place of another");
            }
            within("goods[" + i + "].cards", goods.get(i).cards(), 1, MOST);
            cards += goods.get(i).cards();
        }
        exactly("goods", cards, GOODS, "cards");
        within("bills", bills.size(), 1, CorleoneCity.VALUES);
        cards = 0;
        for (int i = 0; i < bills.size(); i++) {
            within(
                    "bills[" + i + "].value",
                    bills.get(i).value(),
                    i == 0 ? 1 : bills.get(i - 1).value() + 1,
                    MOST);
            within("bills[" + i + "].cards", bills.get(i).cards(), 1, MOST);
            cards += bills.get(i).cards();
        }
        exactly("bills", cards, BILLS, "bills");
        exactly("bills", bills.size(), CorleoneCity.VALUES, "values");
        within(
                "startBills",
                start.size(),
                0,
                bills.stream().mapToInt(CorleoneBills::cards).min().orElseThrow() / Seat.MOST);
        for (int i = 0; i < start.size(); i++) {
            EffectCheck.bill("startBills[" + i + "]", start.get(i), bills);
        }
    }

    static void figures(int startJobs, int markers, int turfBonus, int jobBonus) {
        within("startJobs", startJobs, 0, MOST);
        within("markers", markers, 1, MOST);
        within("turfBonus", turfBonus, 0, MOST);
        within("jobBonus", jobBonus, 0, MOST);
    }

    static void acts(List<CorleoneAct> acts) {
        exactly("acts", acts.size(), CorleoneTables.ACTS, "acts");
        for (int i = 0; i < acts.size(); i++) {
            CorleoneAct act = acts.get(i);
            within("acts[" + i + "].handLimit", act.handLimit(), 0, MOST);
            within(
                    "acts[" + i + "].members",
                    act.members(),
                    i == 0 ? 0 : acts.get(i - 1).members(),
                    MOST_MEMBERS);
        }
        if (acts.getLast().bribery()) {
            throw new BadTables("acts[" + (acts.size() - 1) + "].bribery", "the last act has none");
        }
    }

    static void setups(List<CorleoneSetup> setups) {
        exactly("setups", setups.size(), MOST_SEATS - LEAST_SEATS + 1, "numbers of players");
        for (int i = 0; i < setups.size(); i++) {
            CorleoneSetup setup = setups.get(i);
            String key = "setups[" + i + "].";
            within(key + "players", setup.players(), LEAST_SEATS + i, LEAST_SEATS + i);
            within(key + "thugs", setup.thugs(), 1, CorleoneTables.TURFS);
            within(key + "tiles", setup.tiles(), 0, CorleoneTables.TURFS);
            within(key + "jobs", setup.jobs(), 0, MOST);
            within(key + "allies", setup.allies(), 0, CardCheck.ALLIES / (CorleoneTables.ACTS - 1));
        }
    }
}
