package omerta.ui.peperoni;

import java.util.List;
import java.util.stream.IntStream;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniAgent;
import omerta.peperoni.DonPeperoniState;

/// What must be pointed at for an action: every part, or where there are several lists, every part of one of them.
///
/// @param map what the places are
/// @param state the view that is drawn
/// @param actor who acts
record Parts(Places map, DonPeperoniState state, Seat actor) {

    /// The parts of an action.
    List<List<Ground>> of(DonPeperoniAction action) {
        return switch (action) {
            case DonPeperoniAction.ChooseHome(int house) -> one(new Ground.Place(house));
            case DonPeperoniAction.Walk _ -> List.of();
            case DonPeperoniAction.Bribe(int canvasser, int value) -> one(new Ground.Chit(value), at(canvasser));
            case DonPeperoniAction.LeaveAgent(int canvasser, DonPeperoniAgent agent) ->
                one(new Ground.Agent(agent), at(canvasser));
            case DonPeperoniAction.SendSpy(int canvasser, Seat of) -> spy(canvasser, of);
            case DonPeperoniAction.Raise(int value) ->
                one(new Ground.Chit(value), new Ground.Place(state.stage().raise()));
            case DonPeperoniAction.Frisk(Seat of, int canvasser) ->
                one(new Ground.Badge(), new Ground.Canvasser(of, canvasser));
            case DonPeperoniAction.RaidHouse(int house) -> one(new Ground.Badge(), new Ground.Place(house));
            case DonPeperoniAction.CloseStreet(int street) -> street(street);
            case DonPeperoniAction.Bid(int marker, int value) -> one(new Ground.Chit(value), new Ground.Stall(marker));
            case DonPeperoniAction.ChooseStarter(Seat seat) -> one(new Ground.Side(seat));
            case DonPeperoniAction.Decline _, DonPeperoniAction.Done _ -> one(new Ground.End());
        };
    }

    private Ground at(int canvasser) {
        return new Ground.Place(state.board().place(actor, canvasser));
    }

    /// A spy needs to be told whose chit he looks at; where there is but one, the house is enough.
    private List<List<Ground>> spy(int canvasser, Seat of) {
        Ground spy = new Ground.Agent(DonPeperoniAgent.SPY);
        int place = state.board().place(actor, canvasser);
        int others = state.board()
                .houses()
                .get(map.index(place))
                .concealed()
                .without(actor)
                .size();
        return others == 1
                ? List.of(List.of(spy, at(canvasser)), List.of(spy, new Ground.Side(of)))
                : List.of(List.of(spy, new Ground.Side(of)));
    }

    private List<List<Ground>> street(int street) {
        return IntStream.rangeClosed(1, map.streets())
                .filter(place -> map.street(place) == street)
                .mapToObj(place -> List.<Ground>of(new Ground.Badge(), new Ground.Place(place)))
                .toList();
    }

    private static List<List<Ground>> one(Ground... grounds) {
        return List.of(List.of(grounds));
    }
}
