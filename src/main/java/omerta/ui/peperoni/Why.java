package omerta.ui.peperoni;

import java.util.List;
import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniAgent;
import omerta.peperoni.DonPeperoniPhase;
import omerta.peperoni.DonPeperoniTables;
import omerta.ui.board.Desk;

/// Why something that is pointed at cannot be done: the action that it would be, judged.
///
/// @param desk which judges
/// @param names of things
/// @param walks the ways of the canvassers
record Why(Desk<DonPeperoniAction> desk, Names names, Walks walks) {

    /// Why all of this does not go together; empty where it does, or is no kind of action.
    ///
    /// @param mover the canvasser that would go
    Optional<Ruling.Illegal> together(List<Ground> grounds, int mover) {
        Ground last = grounds.getLast();
        Optional<Ground> tool = grounds.stream()
                .filter(ground -> !(ground instanceof Ground.Place))
                .findFirst();
        int place = grounds.stream()
                .filter(Ground.Place.class::isInstance)
                .map(ground -> ((Ground.Place) ground).place())
                .findFirst()
                .orElse(0);
        return tool.isEmpty() ? place(place, mover) : with(tool.get(), last, place, mover);
    }

    private Optional<Ruling.Illegal> with(Ground tool, Ground last, int place, int mover) {
        return switch (tool) {
            case Ground.Chit(int value) ->
                last instanceof Ground.Stall(int marker)
                        ? judged(new DonPeperoniAction.Bid(marker, value))
                        : there(place, mover)
                                .or(() -> judged(new DonPeperoniAction.Bribe(standing(place, mover), value)));
            case Ground.Agent(DonPeperoniAgent agent) ->
                there(place, mover).or(() -> judged(agent(agent, last, standing(place, mover))));
            case Ground.Badge() -> badge(last, place);
            case Ground.Canvasser(Seat of, int canvasser) ->
                of.equals(walks.actor()) ? own(canvasser) : judged(new DonPeperoniAction.Frisk(of, canvasser));
            case Ground.Stall(int marker) -> judged(new DonPeperoniAction.Bid(marker, 0));
            case Ground.Side(Seat seat) -> judged(new DonPeperoniAction.ChooseStarter(seat));
            case Ground.End() -> judged(new DonPeperoniAction.Done());
            case Ground.Place _ -> Optional.empty();
        };
    }

    /// Why an own canvasser cannot go anywhere.
    Optional<Ruling.Illegal> own(int canvasser) {
        return walks.state().phase() == DonPeperoniPhase.CANVASS
                ? illegal(walks.game().canMove(walks.state(), canvasser))
                : judged(new DonPeperoniAction.Walk(canvasser, walks.at(canvasser)));
    }

    private DonPeperoniAction agent(DonPeperoniAgent agent, Ground last, int canvasser) {
        if (agent != DonPeperoniAgent.SPY) {
            return new DonPeperoniAction.LeaveAgent(canvasser, agent);
        }
        Seat of = last instanceof Ground.Side(Seat seat)
                ? seat
                : walks.actor().next(walks.state().seats());
        return new DonPeperoniAction.SendSpy(canvasser, of);
    }

    private Optional<Ruling.Illegal> badge(Ground last, int place) {
        if (last instanceof Ground.Canvasser(Seat of, int canvasser)) {
            return judged(new DonPeperoniAction.Frisk(of, canvasser));
        }
        if (place == 0) {
            return judged(new DonPeperoniAction.Frisk(walks.actor(), DonPeperoniTables.CANVASSERS));
        }
        return judged(
                names.map().isHouse(place)
                        ? new DonPeperoniAction.RaidHouse(place)
                        : new DonPeperoniAction.CloseStreet(names.map().street(place)));
    }

    private Optional<Ruling.Illegal> place(int place, int mover) {
        if (walks.state().phase() == DonPeperoniPhase.HOME) {
            return judged(new DonPeperoniAction.ChooseHome(place));
        }
        Optional<Ruling.Illegal> still = own(mover);
        if (still.isPresent()) {
            return still;
        }
        Optional<Walks.Way> way = walks.way(mover, place);
        if (way.isPresent()) {
            return way.get().isWithin() ? illegal(desk.judge(way.get().paces())) : Optional.of(tooFar(way.get()));
        }
        if (place == walks.at(mover)) {
            return Optional.empty();
        }
        int closed = walks.state().closed();
        if (names.map().isLocked(place)) {
            return illegal(Ruling.illegal("PP-17.2", "don-peperoni.refusal.locked"));
        }
        return closed == 0
                ? judged(new DonPeperoniAction.Walk(mover, place))
                : illegal(Ruling.illegal(
                        "PP-18.13",
                        "don-peperoni.refusal.street-closed",
                        Message.of("don-peperoni.street."
                                + names.map().tables().streets().get(closed - 1).id())));
    }

    private Ruling.Illegal tooFar(Walks.Way way) {
        return new Ruling.Illegal(
                "PP-5.1", Message.of("don-peperoni.table.too-far", names.message(way.to()), way.cost(), way.left()));
    }

    /// Why nothing can be left in a place: nobody is there.
    private Optional<Ruling.Illegal> there(int place, int mover) {
        boolean canvassing = walks.state().phase() == DonPeperoniPhase.CANVASS;
        return canvassing && place != 0 && walks.at(standing(place, mover)) != place
                ? illegal(Ruling.illegal("PP-6.1", "don-peperoni.table.nobody-there", names.message(place)))
                : Optional.empty();
    }

    private int standing(int place, int mover) {
        int other = mover == 1 ? 2 : 1;
        return walks.at(mover) != place && walks.at(other) == place ? other : mover;
    }

    private Optional<Ruling.Illegal> judged(DonPeperoniAction action) {
        return illegal(desk.judge(action));
    }

    private static Optional<Ruling.Illegal> illegal(Ruling ruling) {
        return ruling instanceof Ruling.Illegal illegal ? Optional.of(illegal) : Optional.empty();
    }
}
