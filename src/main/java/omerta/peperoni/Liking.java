package omerta.peperoni;

import omerta.engine.Seat;

/// A simple player's taste: it walks to the nearest houses where something can be left, bribes by their numbers, and
/// tries everything that the rules have.
final class Liking {

    private static final int SPY = 900;
    private static final int BRIBE = 700;
    private static final int AGENT = 500;
    private static final int MARKER = 400;
    private static final int WALK = 200;
    private static final int DONE = 100;
    private static final int MONEY = 8;
    private static final int HIGH_BID = 100;

    private final DonPeperoniTables tables;
    private final Village village;
    private final Reach reach;
    private final Ways ways;

    Liking(DonPeperoniTables tables, Village village, Reach reach, Ways ways) {
        this.tables = tables;
        this.village = village;
        this.reach = reach;
        this.ways = ways;
    }

    int of(DonPeperoniState view, Seat seat, DonPeperoniAction action) {
        return switch (action) {
            case DonPeperoniAction.ChooseHome _, DonPeperoniAction.Decline _ -> 0;
            case DonPeperoniAction.Walk(int canvasser, int to) -> walk(view, seat, canvasser, to);
            case DonPeperoniAction.Bribe(int canvasser, int value) ->
                BRIBE - price(view.board().place(seat, canvasser), value);
            case DonPeperoniAction.LeaveAgent(int canvasser, DonPeperoniAgent agent) ->
                agent(view, seat, view.board().place(seat, canvasser), agent);
            case DonPeperoniAction.SendSpy _ -> SPY;
            case DonPeperoniAction.Raise(int value) -> price(view.stage().raise(), value) < BRIBE ? 1 : -1;
            case DonPeperoniAction.Frisk _, DonPeperoniAction.RaidHouse _, DonPeperoniAction.CloseStreet _ -> MARKER;
            case DonPeperoniAction.Bid(int marker, int value) -> bid(view, seat, marker, value);
            case DonPeperoniAction.ChooseStarter(Seat starter) -> starter.equals(seat) ? 1 : 0;
            case DonPeperoniAction.Done() -> DONE;
        };
    }

    /// How far a chit is from what a house is worth.
    private int price(int place, int value) {
        return Math.min(Math.abs(value - village.building(place).value() * MONEY), BRIBE - AGENT);
    }

    private int agent(DonPeperoniState view, Seat seat, int place, DonPeperoniAgent agent) {
        DonPeperoniHouse house = reach.house(view, place);
        boolean own = house.poster().filter(seat::equals).isPresent();
        boolean defends = agent == DonPeperoniAgent.BODYGUARD;
        int votes = village.building(place).value();
        boolean fits = own == defends
                && votes >= tables.home() - 2
                && house.agents(seat).isEmpty();
        return fits ? AGENT + votes : 0;
    }

    private int walk(DonPeperoniState view, Seat seat, int canvasser, int to) {
        int nearest = Ways.NONE;
        byte[] distance = ways.from(view.seats(), view.closed(), to);
        for (int i = 0; i < tables.houses().size() && !view.screen(seat).chits().isEmpty(); i++) {
            int house = village.house(i);
            if (reach.isOpen(view, seat, house)) {
                nearest = Math.min(nearest, distance[house]);
            }
        }
        int from = view.board().place(seat, canvasser);
        return nearest > reach.left(view, canvasser) - village.cost(from, to) + tables.points() ? 0 : WALK - nearest;
    }

    private static int bid(DonPeperoniState view, Seat seat, int marker, int value) {
        boolean fresh =
                view.auction().stalls().get(marker - 1).laid().get(seat.index()).isEmpty();
        return fresh && value <= HIGH_BID ? DONE + value : 0;
    }
}
