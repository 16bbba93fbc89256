package omerta.peperoni;

import omerta.engine.Pile;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Says whether an action is legal, and which clause forbids it where it is not. What everybody can see is looked at
/// first, what only the seat knows (what is behind its screen) last.
final class Judge {

    private final DonPeperoniTables tables;
    private final Village village;
    private final Reach reach;
    private final PoliceReach police;

    Judge(DonPeperoniTables tables, Village village, Reach reach, PoliceReach police) {
        this.tables = tables;
        this.village = village;
        this.reach = reach;
        this.police = police;
    }

    Ruling of(DonPeperoniState state, Seat seat, DonPeperoniAction action) {
        if (state.phase() == DonPeperoniPhase.OVER) {
            return Reach.no("PP-4.3", "over");
        }
        if (!state.active().equals(seat)) {
            return Reach.no("PP-4.7", "turn", state.active());
        }
        return switch (state.phase()) {
            case HOME ->
                action instanceof DonPeperoniAction.ChooseHome(int house)
                        ? home(state, house)
                        : Reach.no("PP-3.3", "home-first");
            case RAISE -> raise(state, seat, action);
            case BID -> bidding(state, seat, action);
            case STARTER ->
                action instanceof DonPeperoniAction.ChooseStarter(Seat starter)
                        ? starter(state, starter)
                        : Reach.no("PP-12.14", "starter-first");
            case CANVASS, OVER -> canvass(state, seat, action);
        };
    }

    private Ruling canvass(DonPeperoniState state, Seat seat, DonPeperoniAction action) {
        return switch (action) {
            case DonPeperoniAction.ChooseHome _ -> Reach.no("PP-3.3", "homes-chosen");
            case DonPeperoniAction.Walk(int canvasser, int to) -> reach.walk(state, canvasser, to);
            case DonPeperoniAction.Bribe(int canvasser, int value) ->
                held(reach.bribe(state, canvasser), state, seat, value);
            case DonPeperoniAction.LeaveAgent(int canvasser, DonPeperoniAgent agent) ->
                agent(state, seat, canvasser, agent);
            case DonPeperoniAction.SendSpy(int canvasser, Seat of) -> reach.spy(state, canvasser, of);
            case DonPeperoniAction.Raise _, DonPeperoniAction.Decline _ -> Reach.no("PP-9.7", "no-raise");
            case DonPeperoniAction.Frisk(Seat of, int canvasser) -> police.frisk(state, of, canvasser);
            case DonPeperoniAction.RaidHouse(int house) -> police.raid(state, house);
            case DonPeperoniAction.CloseStreet(int street) -> police.close(state, street);
            case DonPeperoniAction.Bid _ -> Reach.no("PP-12.1", "no-bidding");
            case DonPeperoniAction.ChooseStarter _ -> Reach.no("PP-12.14", "no-starter");
            case DonPeperoniAction.Done() -> Ruling.LEGAL;
        };
    }

    /// Whether a seat may choose a house as its home.
    Ruling home(DonPeperoniState state, int house) {
        if (!village.isHouse(house)) {
            return Reach.no("PP-3.2", "no-house");
        }
        DonPeperoniBuilding building = village.building(house);
        if (!building.home()) {
            return Reach.no("PP-3.2", "home-number", tables.home(), building.value());
        }
        if (!village.isInPlay(state.seats(), house)) {
            return Reach.no("PP-3.4", "home-far", state.seats());
        }
        if (reach.house(state, house).poster().isPresent()) {
            return Reach.no(
                    "PP-3.3", "home-taken", reach.house(state, house).poster().get());
        }
        int most = tables.setup(state.seats()).nearHomes();
        boolean full = state.terms().farHomes() && tables.setup(state.seats()).far() && near(state) >= most;
        return full && !building.far() ? Reach.no("PP-17.5", "home-near", most) : Ruling.LEGAL;
    }

    private int near(DonPeperoniState state) {
        int near = 0;
        Pile homes = state.board().homes();
        for (int i = 0; i < homes.size(); i++) {
            near += homes.at(i) != 0 && !village.isFar(homes.at(i)) ? 1 : 0;
        }
        return near;
    }

    private Ruling raise(DonPeperoniState state, Seat seat, DonPeperoniAction action) {
        if (action instanceof DonPeperoniAction.Raise(int value)) {
            return held(Ruling.LEGAL, state, seat, value);
        }
        return action instanceof DonPeperoniAction.Decline
                ? Ruling.LEGAL
                : Reach.no(
                        "PP-9.7",
                        "raise-first",
                        Phrases.in(village.id(state.stage().raise())));
    }

    private Ruling bidding(DonPeperoniState state, Seat seat, DonPeperoniAction action) {
        if (action instanceof DonPeperoniAction.Bid(int marker, int value)) {
            return held(bidder(state, seat, marker), state, seat, value);
        }
        return action instanceof DonPeperoniAction.Done ? Ruling.LEGAL : Reach.no("PP-12.1", "bidding");
    }

    /// Whether a seat may lay chits at a marker.
    static Ruling bidder(DonPeperoniState state, Seat seat, int marker) {
        if (marker < 1 || marker > DonPeperoniTables.MARKERS) {
            return Reach.no("PP-12.1", "which-marker", marker);
        }
        return state.auction().stalls().get(marker - 1).bidders().contains(seat)
                ? Ruling.LEGAL
                : Reach.no("PP-12.13", "bid-not-tied", marker);
    }

    private static Ruling starter(DonPeperoniState state, Seat starter) {
        return starter.index() < state.seats() ? Ruling.LEGAL : Reach.no("PP-12.14", "no-seat");
    }

    private Ruling agent(DonPeperoniState state, Seat seat, int canvasser, DonPeperoniAgent agent) {
        if (agent == DonPeperoniAgent.SPY) {
            return Reach.no("PP-10.6", "spy-stays-not");
        }
        Ruling there = reach.agent(state, canvasser);
        if (!there.isLegal()) {
            return there;
        }
        return state.screen(seat).agents().contains(agent.code())
                ? Ruling.LEGAL
                : Reach.no("PP-10.2", "agent-not-held", Phrases.agent(agent));
    }

    private Ruling held(Ruling seen, DonPeperoniState state, Seat seat, int value) {
        if (!seen.isLegal()) {
            return seen;
        }
        if (state.screen(seat).chits().isEmpty()) {
            return Reach.no("PP-7.1", "no-chits");
        }
        byte code = tables.code(value);
        return code != 0 && state.screen(seat).chits().contains(code)
                ? Ruling.LEGAL
                : Reach.no("PP-7.1", "chit-not-held", Phrases.chit(value));
    }
}
