package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Seat;
import omerta.engine.Step;

/// What comes of an action.
final class Course {

    private final Desk desk;
    private final Gains gains;
    private final Deeds deeds;
    private final Flow flow;
    private final Bribery bribery;
    private final War war;

    Course(CorleoneCity city, Targets targets, CorleoneState state) {
        desk = new Desk(city, state);
        gains = new Gains(desk);
        deeds = new Deeds(desk);
        bribery = new Bribery(desk);
        war = new War(desk);
        flow = new Flow(desk, targets, gains, deeds, war, bribery);
    }

    /// Does a legal action.
    Step<CorleoneState> run(Seat seat, CorleoneAction action) {
        switch (action) {
            case CorleoneAction.Place(int space) -> place(seat, space);
            case CorleoneAction.Complete(int job, List<CorleoneGood> goods) -> complete(seat, job, goods);
            case CorleoneAction.Play(int ally) -> play(seat, ally);
            case CorleoneAction.Pass _ -> {
                desk.tell(new CorleoneTurn.Passed(seat));
                desk.set(desk.clock().asking(seat, desk.clock().idle() + 1));
            }
            case CorleoneAction.Keep(int job) -> keep(seat, job);
            case CorleoneAction.Done _ -> done(seat);
            case CorleoneAction.MoveMarker(int from) -> war.move(from);
            case CorleoneAction.Bid(List<Integer> bills) -> bribery.bid(seat, bills);
            case CorleoneAction.Pick(int ally) -> bribery.pick(seat, (byte) ally);
            case CorleoneAction.Discard(List<Integer> cards) -> discard(seat, cards);
            case CorleoneUse use -> use(seat, use);
        }
        flow.settle();
        return desk.step();
    }

    private void begin(Seat seat, CorleoneSource source, List<CorleoneEffect> effects) {
        desk.set(desk.clock().asking(desk.clock().active(), 0));
        desk.push(new CorleonePending.Taking(seat, source, effects, 0));
    }

    private void place(Seat seat, int space) {
        boolean front = CorleoneCity.isFront(space);
        desk.set(seat, desk.family(seat).figures(front ? -1 : 0, front ? 0 : -1, 0, 0));
        desk.set(desk.board().standing(space, CorleoneBoard.code(seat)));
        desk.tell(new CorleoneTurn.Placed(seat, desk.place(space)));
        act(seat, space);
    }

    /// A figure that has just been put on a space takes the icons there.
    private void act(Seat seat, int space) {
        if (CorleoneCity.isFront(space)) {
            begin(seat, new CorleoneSource.Front(space), flow.front(space));
        } else {
            begin(seat, new CorleoneSource.Spot(space), backs(space));
        }
    }

    private List<CorleoneEffect> backs(int spot) {
        List<CorleoneEffect> backs = new ArrayList<>();
        for (int front = 0; front < CorleoneCity.FRONTS; front++) {
            if (desk.city().isIn(spot, CorleoneCity.turf(front)) && desk.board().isThere(front)) {
                backs.addAll(desk.city()
                        .business(desk.city().businessAt(desk.board(), front))
                        .back());
            }
        }
        return backs;
    }

    private void complete(Seat seat, int job, List<CorleoneGood> goods) {
        boolean row = desk.supply().row().contains((byte) job);
        if (row) {
            desk.set(desk.supply().laying(desk.supply().row().without((byte) job)));
        } else {
            desk.lose(seat, (byte) job);
        }
        for (CorleoneGood good : goods) {
            desk.discard(seat, good.code());
        }
        CorleoneJob card = desk.city().job(job);
        desk.tell(new CorleoneTurn.Completed(seat, card.id(), row, goods));
        begin(seat, new CorleoneSource.Job(job), card.effects());
    }

    private void play(Seat seat, int ally) {
        CorleoneFamily family = desk.family(seat);
        CorleoneAlly card = desk.city().ally(ally);
        desk.set(
                seat,
                family.playing(
                        family.hand().without((byte) ally), family.played().push((byte) ally)));
        desk.tell(new CorleoneTurn.Played(seat, card.id()));
        begin(seat, new CorleoneSource.Ally(ally), card.effects());
    }

    private void keep(Seat seat, int job) {
        if (desk.pending().getLast() instanceof CorleonePending.Looking looking) {
            gains.keep(seat, looking.jobs(), job);
        }
    }

    private void done(Seat seat) {
        if (desk.pending().getLast() instanceof CorleonePending.Moving(Seat _, int turf)) {
            war.stay(turf);
        } else {
            flow.leaveOut(seat);
        }
    }

    private void discard(Seat seat, List<Integer> cards) {
        List<CorleoneCard> discarded = new ArrayList<>(cards.size());
        for (int card : cards) {
            desk.discard(seat, (byte) card);
            discarded.add(desk.city().card(card));
        }
        desk.tell(new CorleoneCourse.Discarded(seat, discarded));
    }

    private void use(Seat seat, CorleoneUse use) {
        CorleonePending.Taking taking = desk.taking();
        int index = Left.index(desk.board(), taking, use);
        CorleoneEffect effect = taking.left().get(index);
        int marked = use instanceof CorleoneUse.PutMarker(int turf) ? 1 << turf - 1 : 0;
        desk.replace(new CorleonePending.Taking(
                seat, taking.source(), Icons.used(taking.left(), index), taking.marked() | marked));
        switch (use) {
            case CorleoneUse.Take(CorleoneEffect.Automatic once) -> gains.automatic(seat, once);
            case CorleoneUse.Stash(int value) -> gains.stash(seat, value);
            case CorleoneUse.Exchange(int card, CorleoneGood good) -> gains.exchange(seat, card, good);
            case CorleoneUse.Look _ -> gains.look(seat);
            case CorleoneUse.Convert(List<Integer> cards) -> {
                if (effect instanceof CorleoneEffect.Convert convert) {
                    gains.convert(seat, cards, convert.bills());
                }
            }
            case CorleoneUse.Fetch(CorleoneGood good) -> gains.fetch(seat, good);
            case CorleoneUse.Kill(int space) -> deeds.kill(seat, space, false);
            case CorleoneUse.DriveBy(List<Integer> spaces) -> spaces.forEach(space -> deeds.kill(seat, space, true));
            case CorleoneUse.Bomb(int space) -> deeds.mine(seat, space);
            case CorleoneUse.Move(int from, int to) -> {
                boolean own = desk.board().isOf(from, seat);
                deeds.move(seat, from, to);
                if (own) {
                    act(seat, to);
                } else {
                    deeds.explode(to);
                }
            }
            case CorleoneUse.Rescue(boolean member) -> deeds.rescue(seat, member);
            case CorleoneUse.PutMarker(int turf) -> deeds.mark(seat, turf);
            case CorleoneUse.Steal(Seat rival) -> gains.steal(seat, rival);
            case CorleoneUse.Spill(Seat rival) -> gains.spill(seat, rival);
            case CorleoneUse.Post(CorleoneNeutral figure, int at) -> deeds.post(seat, figure, at);
            case CorleoneUse.UseFront(int space) -> {
                desk.tell(new CorleoneDeed.Used(seat, flow.business(space).id()));
                begin(seat, new CorleoneSource.Used(space), flow.front(space));
            }
        }
    }
}
