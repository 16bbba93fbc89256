package omerta.corleone;

import omerta.engine.Pile;
import omerta.engine.Seat;

/// What effects do to figures, spaces and stacks.
final class Deeds {

    private final Desk desk;

    Deeds(Desk desk) {
        this.desk = desk;
    }

    /// A figure goes to the river.
    private void drown(int space) {
        Seat owner = desk.board().owner(space);
        boolean front = CorleoneCity.isFront(space);
        desk.set(owner, desk.family(owner).figures(0, 0, front ? 1 : 0, front ? 0 : 1));
        desk.set(desk.board().standing(space, (byte) 0));
    }

    void kill(Seat seat, int space, boolean driveBy) {
        desk.tell(new CorleoneDeed.Killed(seat, desk.board().owner(space), desk.place(space), driveBy));
        drown(space);
    }

    void mine(Seat seat, int space) {
        desk.set(desk.board().mined(desk.board().bombs() | 1 << space));
        desk.tell(new CorleoneDeed.Mined(seat, desk.place(space)));
    }

    /// A bomb goes off, if one is on this space where a figure has just been put.
    void explode(int space) {
        CorleoneBoard board = desk.board();
        if (!board.isMined(space)) {
            return;
        }
        desk.set(board.mined(board.bombs() & ~(1 << space)));
        if (board.figures().at(space) == CorleoneBoard.NEUTRAL) {
            desk.tell(new CorleoneDeed.Defused(desk.place(space)));
        } else {
            desk.tell(new CorleoneDeed.Exploded(board.owner(space), desk.place(space)));
            drown(space);
        }
    }

    /// A figure goes to another space. What comes of it there is not done yet.
    void move(Seat seat, int from, int to) {
        CorleoneBoard board = desk.board();
        byte figure = board.figures().at(from);
        desk.tell(new CorleoneDeed.Moved(seat, board.owner(from), desk.place(from), desk.place(to)));
        desk.set(board.standing(from, (byte) 0).standing(to, figure));
    }

    void rescue(Seat seat, boolean member) {
        CorleoneFamily family = desk.family(seat);
        desk.set(seat, member ? family.figures(0, 1, 0, -1) : family.figures(1, 0, -1, 0));
        desk.tell(new CorleoneDeed.Rescued(seat, member));
    }

    void mark(Seat seat, int turf) {
        byte[] stack = desk.board().stack(turf).toArray();
        byte[] more = new byte[stack.length + 1];
        more[0] = CorleoneBoard.code(seat);
        System.arraycopy(stack, 0, more, 1, stack.length);
        desk.set(desk.board().stacking(turf, Pile.of(more)));
        desk.set(seat, desk.family(seat).marking(-1));
        desk.tell(new CorleoneDeed.Marked(seat, desk.city().turfId(turf)));
    }

    void post(Seat seat, CorleoneNeutral figure, int at) {
        if (figure == CorleoneNeutral.SHOP_STEWARD) {
            desk.set(desk.board().stewarding(at));
            desk.tell(new CorleoneDeed.Posted(
                    seat, figure, new CorleonePlace.Turf(desk.city().turfId(at))));
        } else {
            desk.set(desk.board().standing(at, CorleoneBoard.NEUTRAL));
            desk.tell(new CorleoneDeed.Posted(seat, figure, desk.place(at)));
            explode(at);
        }
    }
}
