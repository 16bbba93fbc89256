package omerta.pepe;

import java.util.List;
import omerta.engine.BadTables;
import omerta.engine.Seat;

/// Checks how the table is set: rosters and bills add up, everybody has a chair.
final class SetupCheck {

    private static final int LEAST_SEATS = 2;
    private static final int MOST_BANK = 127;

    private SetupCheck() {}

    static void check(List<DonPepeSetup> setups, List<Integer> gangsters, int hand) {
        if (setups.isEmpty()) {
            throw new BadTables("setups", "no number of players");
        }
        for (int i = 0; i < setups.size(); i++) {
            DonPepeSetup setup = setups.get(i);
            String key = "setups[" + i + "].";
            FigureCheck.within(key + "players", setup.players(), LEAST_SEATS, Seat.MOST);
            if (setup.players() != setups.getFirst().players() + i) {
                throw new BadTables(key + "players", setup.players() + " is not one more than before");
            }
            roster(key, setup, gangsters);
            money(key, setup);
            seating(key, setup);
            if (setup.players() * hand >= FigureCheck.CARDS) {
                throw new BadTables("hand", setup.players() + " hands of " + hand + " cards leave none to draw");
            }
        }
    }

    private static void roster(String key, DonPepeSetup setup, List<Integer> gangsters) {
        for (DonPepeRole role : DonPepeRole.values()) {
            FigureCheck.within(key + "roster", setup.roster().of(role), 0, DonPepeTables.CHAIRS);
        }
        if (setup.roster().men() != setup.men()) {
            throw new BadTables(key + "roster", setup.roster().men() + " gangsters, not " + setup.men());
        }
        FigureCheck.within(key + "men", setup.men(), 1, DonPepeTables.CHAIRS / setup.players());
        if (gangsters.size() != Seat.MOST) {
            throw new BadTables("gangsters", gangsters.size() + " colours, not " + Seat.MOST);
        }
        for (int seat = 0; seat < setup.players(); seat++) {
            if (gangsters.get(seat) < setup.men()) {
                throw new BadTables(
                        "gangsters[" + seat + "]",
                        gangsters.get(seat) + " gangsters, but " + setup.players() + " players need " + setup.men());
            }
        }
    }

    private static void money(String key, DonPepeSetup setup) {
        int sum = 0;
        for (DonPepeSetup.Bill bill : setup.bills()) {
            FigureCheck.thousands(key + "bills", bill.value(), 1, MOST_BANK);
            FigureCheck.within(key + "bills", bill.count(), 1, MOST_BANK);
            sum += bill.value() * bill.count();
        }
        if (sum != setup.bank()) {
            throw new BadTables(key + "bills", "they make " + sum + ", not " + setup.bank());
        }
        FigureCheck.thousands(key + "bank", setup.bank(), 1, MOST_BANK);
    }

    private static void seating(String key, DonPepeSetup setup) {
        if (setup.seating().size() != DonPepeTables.CHAIRS) {
            throw new BadTables(key + "seating", setup.seating().size() + " chairs, not " + DonPepeTables.CHAIRS);
        }
        for (int i = 0; i < DonPepeTables.CHAIRS; i++) {
            byte man = DonPepeSetup.man(setup.seating().get(i));
            if (man < DonPepeMan.NOBODY || DonPepeMan.seat(man) >= setup.players()) {
                throw new BadTables(
                        key + "seating[" + i + "]",
                        "no such gangster: " + setup.seating().get(i));
            }
        }
        for (Seat seat : Seat.first(setup.players())) {
            for (DonPepeRole role : DonPepeRole.values()) {
                byte man = DonPepeMan.code(seat.index(), role);
                long seated = setup.seating().stream()
                        .filter(text -> DonPepeSetup.man(text) == man)
                        .count();
                if (seated != setup.roster().of(role)) {
                    throw new BadTables(
                            key + "seating",
                            "player " + (seat.index() + 1) + " has " + seated + " " + role + ", not "
                                    + setup.roster().of(role));
                }
            }
        }
    }
}
