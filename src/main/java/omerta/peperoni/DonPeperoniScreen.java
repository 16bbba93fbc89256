package omerta.peperoni;

import omerta.engine.Pile;

/// What is behind a seat's screen.
///
/// @param chits its chits by code, in ascending order
/// @param agents its agents by code, in ascending order, without the spy
public record DonPeperoniScreen(Pile chits, Pile agents) {

    /// What the chits are worth; those that are not known count nothing.
    public int money(DonPeperoniTables tables) {
        int money = 0;
        for (int i = 0; i < chits.size(); i++) {
            money += tables.worth(chits.at(i));
        }
        return money;
    }

    DonPeperoniScreen withoutChit(byte chit) {
        return new DonPeperoniScreen(chits.without(chit), agents);
    }

    DonPeperoniScreen withoutAgent(byte agent) {
        return new DonPeperoniScreen(chits, agents.without(agent));
    }
}
