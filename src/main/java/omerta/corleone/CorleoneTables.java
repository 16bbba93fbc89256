package omerta.corleone;

import java.util.List;

/// The printed figures of Corleone, checked.
///
/// @param acts the acts
/// @param setups what goes by the number of players, in ascending order
/// @param startBills the bills that each player begins with
/// @param startJobs how many jobs each player begins with
/// @param markers how many control markers each player has
/// @param turfBonus the dollars for a turf in the end
/// @param jobBonus the dollars for a colour of jobs in the end
/// @param goods how many cards there are of each good, in the order of [CorleoneGood]
/// @param bills how many bills there are of each value, in ascending order
/// @param turfs the turfs, in the order of their numbers
/// @param spots the spots between them
/// @param blue the blue tiles
/// @param red the red tiles
/// @param jobs the job cards
/// @param allies the ally cards
public record CorleoneTables(
        List<CorleoneAct> acts,
        List<CorleoneSetup> setups,
        List<Integer> startBills,
        int startJobs,
        int markers,
        int turfBonus,
        int jobBonus,
        List<CorleoneGoods> goods,
        List<CorleoneBills> bills,
        List<CorleoneTurf> turfs,
        List<CorleoneSpot> spots,
        List<CorleoneBusiness> blue,
        List<CorleoneBusiness> red,
        List<CorleoneJob> jobs,
        List<CorleoneAlly> allies) {

    /// How many acts there are.
    public static final int ACTS = 4;

    /// How many turfs there are.
    public static final int TURFS = 7;

    /// Refuses figures that no game can be played with.
    ///
    /// @throws omerta.engine.BadTables naming the figure
    public CorleoneTables {
        acts = List.copyOf(acts);
        setups = List.copyOf(setups);
        startBills = List.copyOf(startBills);
        goods = List.copyOf(goods);
        bills = List.copyOf(bills);
        turfs = List.copyOf(turfs);
        spots = List.copyOf(spots);
        blue = List.copyOf(blue);
        red = List.copyOf(red);
        jobs = List.copyOf(jobs);
        allies = List.copyOf(allies);
        FigureCheck.stock(goods, bills, startBills);
        FigureCheck.figures(startJobs, markers, turfBonus, jobBonus);
        FigureCheck.acts(acts);
        FigureCheck.setups(setups);
        CityCheck.check(turfs, spots, blue, red);
        CardCheck.check(jobs, allies);
        EffectCheck.check(bills, turfs, blue, red, jobs, allies);
        SupplyCheck.check(acts, setups, startJobs, spots, blue, red);
    }

    /// The fewest players.
    public int leastSeats() {
        return setups.getFirst().players();
    }

    /// The most players.
    public int mostSeats() {
        return setups.getLast().players();
    }

    /// What goes by this number of players.
    public CorleoneSetup setup(int seats) {
        return setups.get(seats - leastSeats());
    }

    /// An act, from 1.
    public CorleoneAct act(int act) {
        return acts.get(act - 1);
    }
}
