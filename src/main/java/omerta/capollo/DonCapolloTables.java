package omerta.capollo;

import java.util.List;

/// The printed figures of Don Capollo, checked.
///
/// @param leastSeats the fewest players
/// @param mostSeats the most players
/// @param copies how many cards there are of each business
/// @param hand how many cards a player is dealt
/// @param money how many dollars a player begins with
/// @param fee what it costs to turn up three cards
/// @param price what it costs to buy a card unseen
/// @param buys how many cards may be bought in a turn
/// @param perPower how many dollars become 1 power in the end
/// @param offers how many offers a player may make in a turn
/// @param counters how many counter-offers there may be to one offer
/// @param powerCards the values of the power cards
/// @param businesses what each business brings, in the order of [DonCapolloBusiness]
public record DonCapolloTables(
        int leastSeats,
        int mostSeats,
        int copies,
        int hand,
        int money,
        int fee,
        int price,
        int buys,
        int perPower,
        int offers,
        int counters,
        List<Integer> powerCards,
        List<DonCapolloTable> businesses) {

    /// How many rows a player has at most.
    public static final int ROWS = 2;

    /// More cards than this bring no more.
    public static final int PAID = 5;

    /// Refuses figures that no game can be played with.
    ///
    /// @throws omerta.engine.BadTables naming the figure
    public DonCapolloTables {
        powerCards = List.copyOf(powerCards);
        businesses = List.copyOf(businesses);
        FigureCheck.seats(leastSeats, mostSeats, copies, hand);
        FigureCheck.within("money", money, 0, FigureCheck.MOST);
        FigureCheck.within("fee", fee, 0, FigureCheck.MOST);
        FigureCheck.within("price", price, 1, FigureCheck.MOST);
        FigureCheck.within("buys", buys, 0, FigureCheck.MOST);
        FigureCheck.within("perPower", perPower, 1, FigureCheck.MOST);
        FigureCheck.within("offers", offers, 1, FigureCheck.MOST);
        FigureCheck.within("counters", counters, 0, FigureCheck.MOST);
        FigureCheck.powerCards(powerCards);
        BusinessCheck.check(businesses);
    }

    /// How many business cards there are.
    public int cards() {
        return copies * DonCapolloBusiness.KINDS;
    }

    /// What so many cards of a business bring in money; less than 0 is paid.
    public int money(DonCapolloBusiness business, int count) {
        return count == 0 ? 0 : businesses.get(business.ordinal()).money().get(Math.min(count, PAID) - 1);
    }

    /// What so many cards of a business bring in power.
    public int power(DonCapolloBusiness business, int count) {
        return count == 0 ? 0 : businesses.get(business.ordinal()).power().get(Math.min(count, PAID) - 1);
    }
}
