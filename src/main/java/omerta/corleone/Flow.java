package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Lists;
import omerta.engine.Seat;

/// How play goes on: icons that are taken, whose turn is next, which phase follows.
final class Flow {

    private final Desk desk;
    private final Targets targets;
    private final Gains gains;
    private final Deeds deeds;
    private final War war;
    private final Bribery bribery;
    private final Tribute tribute;
    private final Pause pause;

    Flow(Desk desk, Targets targets, Gains gains, Deeds deeds, War war, Bribery bribery) {
        this.desk = desk;
        this.targets = targets;
        this.gains = gains;
        this.deeds = deeds;
        this.war = war;
        this.bribery = bribery;
        tribute = new Tribute(desk);
        pause = new Pause(desk);
    }

    /// Goes on until somebody has to decide, after an action.
    void settle() {
        boolean goesOn = true;
        while (goesOn) {
            goesOn = desk.pending().isEmpty()
                    ? switch (desk.clock().phase()) {
                        case FAMILY_BUSINESS -> nextTurn(desk.clock().active().next(desk.seats()));
                        case TURF_WAR -> afterWar();
                        case BRIBERY -> afterBids();
                        case TRIBUTE -> afterTribute();
                        case OPEN_NEW_BUSINESS, ENTRACTE -> throw new IllegalStateException("nobody decides there");
                    }
                    : goesOn(desk.pending().getLast());
        }
    }

    private boolean goesOn(CorleonePending top) {
        return switch (top) {
            case CorleonePending.Taking taking -> {
                boolean open = targets.isOpen(desk.state(), taking);
                if (!open) {
                    finish(taking);
                }
                yield !open;
            }
            case CorleonePending.Picking(Seat seat) -> bribery.pickLast(seat);
            case CorleonePending.Looking _, CorleonePending.Moving _ -> false;
        };
    }

    /// A seat leaves out what it has not used.
    void leaveOut(Seat seat) {
        CorleonePending.Taking taking = desk.taking();
        List<CorleoneEffect> chosen = new ArrayList<>();
        for (CorleoneEffect effect : taking.left()) {
            if (effect instanceof CorleoneEffect.Chosen) {
                chosen.add(effect);
            }
        }
        desk.tell(new CorleoneTurn.LeftOut(seat, chosen));
        finish(taking);
    }

    /// What is left happens by itself as far as it does; then follows what follows.
    private void finish(CorleonePending.Taking taking) {
        desk.pop();
        Seat seat = taking.seat();
        for (CorleoneEffect effect : taking.left()) {
            if (effect instanceof CorleoneEffect.Automatic automatic) {
                gains.automatic(seat, automatic);
            }
        }
        switch (taking.source()) {
            case CorleoneSource.Front(int space) -> share(seat, space);
            case CorleoneSource.Spot(int space) -> deeds.explode(space);
            case CorleoneSource.Share(int space) -> deeds.explode(space);
            case CorleoneSource.Job(int card) -> {
                CorleoneFamily family = desk.family(seat);
                desk.set(seat, family.doing(family.done().push((byte) card)));
                desk.tell(new CorleoneTurn.Stored(seat, desk.city().job(card).id()));
            }
            case CorleoneSource.Used _, CorleoneSource.Ally _ -> {}
        }
    }

    /// Who controls the turf takes a share; then a bomb goes off.
    private void share(Seat seat, int space) {
        int turf = CorleoneCity.turf(space);
        CorleoneBoard board = desk.board();
        List<CorleoneEffect> share = shared(space);
        if (!board.isControlled(turf) || board.isControlledBy(turf, seat) || share.isEmpty()) {
            deeds.explode(space);
            return;
        }
        Seat controller = Seat.of(board.stack(turf).top() - 1);
        desk.tell(new CorleoneTurn.Shared(controller, business(space).id()));
        desk.push(new CorleonePending.Taking(controller, new CorleoneSource.Share(space), share, 0));
    }

    /// The icons of a front but for the horse head.
    private List<CorleoneEffect> shared(int space) {
        List<CorleoneEffect> front = front(space);
        for (int i = 0; i < front.size(); i++) {
            if (front.get(i) instanceof CorleoneEffect.HorseHead) {
                return Lists.without(front, i);
            }
        }
        return front;
    }

    /// The icons of a front.
    List<CorleoneEffect> front(int space) {
        return business(space).front();
    }

    /// The business of a front.
    CorleoneBusiness business(int space) {
        return desk.city().business(desk.city().businessAt(desk.board(), space));
    }

    /// Family Business begins.
    ///
    /// @return whether play goes on, since nobody can do anything
    boolean open() {
        desk.set(desk.clock().in(CorleonePhase.FAMILY_BUSINESS));
        desk.tell(new CorleoneCourse.PhaseBegan(CorleonePhase.FAMILY_BUSINESS));
        return nextTurn(desk.clock().head());
    }

    /// The next seat that can do something has its turn.
    ///
    /// @return whether play goes on, since nobody can any more
    private boolean nextTurn(Seat from) {
        Seat seat = from;
        int idle = desk.clock().idle();
        while (idle < desk.seats()) {
            if (isAsked(seat)) {
                desk.set(desk.clock().asking(seat, idle));
                return false;
            }
            idle++;
            seat = seat.next(desk.seats());
        }
        war.begin();
        return true;
    }

    /// Whether a seat has a turn: it has a figure, and can put it or has cards, as all can see.
    private boolean isAsked(Seat seat) {
        CorleoneFamily family = desk.family(seat);
        return family.figures() > 0 && (!family.hand().isEmpty() || targets.canPlace(desk.state(), seat));
    }

    private boolean afterWar() {
        if (desk.tables().act(desk.clock().act()).bribery()) {
            bribery.begin();
        } else {
            tribute.begin();
        }
        return true;
    }

    private boolean afterBids() {
        boolean over = bribery.isOver();
        if (over) {
            tribute.begin();
        }
        return over;
    }

    private boolean afterTribute() {
        if (desk.clock().over() || Tribute.due(desk.state(), desk.tables()).isPresent()) {
            return false;
        }
        if (desk.clock().act() == CorleoneTables.ACTS) {
            new Finale(desk).run();
            return false;
        }
        pause.run();
        return open();
    }
}
