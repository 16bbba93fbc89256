package omerta.peperoni;

import omerta.engine.Message;
import omerta.engine.Seat;

/// The sentences of what can be done.
final class Choices {

    private final DonPeperoniTables tables;
    private final Village village;
    private final Reach reach;

    Choices(DonPeperoniTables tables, Village village, Reach reach) {
        this.tables = tables;
        this.village = village;
        this.reach = reach;
    }

    Message of(DonPeperoniState view, Seat seat, DonPeperoniAction action) {
        return switch (action) {
            case DonPeperoniAction.ChooseHome(int house) ->
                Message.of("don-peperoni.action.home", Phrases.the(village.id(house)));
            case DonPeperoniAction.Walk(int canvasser, int to) -> walk(view, seat, canvasser, to);
            case DonPeperoniAction.Bribe(int canvasser, int value) ->
                bribe(view, view.board().place(seat, canvasser), seat, value);
            case DonPeperoniAction.LeaveAgent(int canvasser, DonPeperoniAgent agent) ->
                Message.of("don-peperoni.action.agent", Phrases.the(agent), in(view, seat, canvasser));
            case DonPeperoniAction.SendSpy(int canvasser, Seat of) ->
                Message.of("don-peperoni.action.spy", of, in(view, seat, canvasser));
            case DonPeperoniAction.Raise(int value) -> bribe(view, view.stage().raise(), seat, value);
            case DonPeperoniAction.Decline() ->
                Message.of(
                        "don-peperoni.action.decline",
                        Phrases.in(village.id(view.stage().raise())));
            case DonPeperoniAction.Frisk(Seat of, int canvasser) ->
                Message.of("don-peperoni.action.frisk", of, canvasser);
            case DonPeperoniAction.RaidHouse(int house) ->
                Message.of("don-peperoni.action.raid", Phrases.the(village.id(house)));
            case DonPeperoniAction.CloseStreet(int street) ->
                Message.of(
                        "don-peperoni.action.close",
                        Phrases.street(tables.streets().get(street - 1).id()));
            case DonPeperoniAction.Bid(int marker, int value) ->
                Message.of("don-peperoni.action.bid", Phrases.chit(value), marker);
            case DonPeperoniAction.ChooseStarter(Seat starter) -> Message.of("don-peperoni.action.starter", starter);
            case DonPeperoniAction.Done() -> done(view);
        };
    }

    private Message in(DonPeperoniState view, Seat seat, int canvasser) {
        return Phrases.in(village.id(view.board().place(seat, canvasser)));
    }

    private Message walk(DonPeperoniState view, Seat seat, int canvasser, int to) {
        int from = view.board().place(seat, canvasser);
        int left = reach.left(view) - village.cost(from, to);
        if (village.isHouse(to)) {
            return Message.of("don-peperoni.action.enter", canvasser, Phrases.the(village.id(to)), left);
        }
        return village.isBridge(from, to)
                ? Message.of("don-peperoni.action.cross", canvasser, left)
                : Message.of("don-peperoni.action.walk", canvasser, Phrases.space(village.id(to)), left);
    }

    private Message bribe(DonPeperoniState view, int place, Seat seat, int value) {
        DonPeperoniHouse house = reach.house(view, place);
        boolean due = reach.isDue(view.seats(), place, house.bribed(seat, tables.code(value)));
        Message in = Phrases.in(village.id(place));
        if (house.isTied()) {
            return Message.of(due ? "don-peperoni.action.raise-scored" : "don-peperoni.action.raise", value, in);
        }
        return Message.of(due ? "don-peperoni.action.bribe-scored" : "don-peperoni.action.bribe", value, in);
    }

    private static Message done(DonPeperoniState view) {
        if (view.phase() != DonPeperoniPhase.BID) {
            return Message.of("don-peperoni.action.done");
        }
        return Message.of(view.auction().bidding() ? "don-peperoni.action.bid-done" : "don-peperoni.action.pass");
    }
}
