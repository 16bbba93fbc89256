package omerta.corleone;

import omerta.engine.Seat;

/// What effects can be used on, by what all can see.
final class Targets {

    private final CorleoneCity city;

    Targets(CorleoneCity city) {
        this.city = city;
    }

    /// Whether a seat has a figure in a turf.
    boolean isIn(CorleoneBoard board, Seat seat, int turf) {
        byte figure = CorleoneBoard.code(seat);
        for (int space = 0; space < city.spaces(); space++) {
            if (board.figures().at(space) == figure && city.isIn(space, turf)) {
                return true;
            }
        }
        return false;
    }

    /// Whether a seat can play a figure anywhere.
    boolean canPlace(CorleoneState state, Seat seat) {
        CorleoneFamily family = state.family(seat);
        return (family.thugs() > 0 && isAnyFree(state.board(), CorleoneTarget.THUG))
                || (family.members() > 0 && isAnyFree(state.board(), CorleoneTarget.MEMBER));
    }

    /// Whether a space for figures of this kind is free.
    boolean isAnyFree(CorleoneBoard board, CorleoneTarget target) {
        for (int space = 0; space < city.spaces(); space++) {
            if (target.fits(space) && board.isFree(space)) {
                return true;
            }
        }
        return false;
    }

    boolean canMine(CorleoneBoard board, int space) {
        return board.isFree(space) && !board.isMined(space);
    }

    boolean canMark(CorleoneState state, CorleonePending.Taking taking, int turf) {
        return state.family(taking.seat()).markers() > 0
                && !taking.isMarked(turf)
                && isIn(state.board(), taking.seat(), turf);
    }

    boolean canUse(CorleoneBoard board, Seat seat, int space) {
        return space >= 0
                && CorleoneCity.isFront(space)
                && board.isThere(space)
                && board.isControlledBy(CorleoneCity.turf(space), seat)
                && board.figures().at(space) != CorleoneBoard.NEUTRAL;
    }

    /// Whether a job can be drawn.
    static boolean canDraw(CorleoneState state) {
        return !state.supply().deck().isEmpty() || !state.supply().discards().isEmpty();
    }

    /// Whether something is left of what a seat takes that it could choose to use.
    boolean isOpen(CorleoneState state, CorleonePending.Taking taking) {
        int cards = state.hand(taking.seat()).size() + coming(state, taking);
        for (int i = 0; i < taking.left().size(); i++) {
            CorleoneEffect effect = taking.left().get(i);
            if (effect instanceof CorleoneEffect.Chosen chosen && isOpen(state, taking, chosen, cards)) {
                return true;
            }
        }
        return false;
    }

    /// How many cards may still come into the hand by what is taken.
    private static int coming(CorleoneState state, CorleonePending.Taking taking) {
        int cards = 0;
        for (int i = 0; i < taking.left().size(); i++) {
            cards += switch (taking.left().get(i)) {
                case CorleoneEffect.Good good ->
                    Math.min(good.times(), state.supply().inStock(good.good().code()));
                case CorleoneEffect.Money money -> money.bills().size();
                case CorleoneEffect.DrawJob draw -> canDraw(state) ? draw.times() : 0;
                case CorleoneEffect.AnyGood any -> any.times();
                case CorleoneEffect.Steal _ -> 1;
                case CorleoneEffect.Collect _ -> state.seats() - 1;
                case CorleoneEffect.Suitcase _,
                        CorleoneEffect.Exchange _,
                        CorleoneEffect.Convert _,
                        CorleoneEffect.HorseHead _,
                        CorleoneEffect.Kill _,
                        CorleoneEffect.DriveBy _,
                        CorleoneEffect.Bomb _,
                        CorleoneEffect.MoveRival _,
                        CorleoneEffect.MoveOwn _,
                        CorleoneEffect.Rescue _,
                        CorleoneEffect.Marker _,
                        CorleoneEffect.Spill _,
                        CorleoneEffect.Neutral _,
                        CorleoneEffect.UseFront _ -> 0;
            };
        }
        return cards;
    }

    private boolean isOpen(
            CorleoneState state, CorleonePending.Taking taking, CorleoneEffect.Chosen effect, int cards) {
        Seat seat = taking.seat();
        CorleoneBoard board = state.board();
        return switch (effect) {
            case CorleoneEffect.Suitcase _, CorleoneEffect.Exchange _ -> cards > 0;
            case CorleoneEffect.Convert convert -> cards >= convert.cards();
            case CorleoneEffect.DrawJob _ -> canDraw(state);
            case CorleoneEffect.AnyGood _ -> isAnyGood(state);
            case CorleoneEffect.Kill(CorleoneTarget target) -> isAnyRival(board, seat, target, false);
            case CorleoneEffect.DriveBy _ -> isAnyRival(board, seat, CorleoneTarget.ANY, false);
            case CorleoneEffect.Bomb _ -> isAnyMinable(board);
            case CorleoneEffect.MoveRival(CorleoneTarget target) -> isAnyRival(board, seat, target, true);
            case CorleoneEffect.MoveOwn(CorleoneTarget target) -> isAnyOwn(board, seat, target);
            case CorleoneEffect.Rescue _ ->
                state.family(seat).drownedThugs() + state.family(seat).drownedMembers() > 0;
            case CorleoneEffect.Marker _ -> isAnyMark(state, taking);
            case CorleoneEffect.Steal _ -> isAnyRich(state, seat, false);
            case CorleoneEffect.Spill _ -> isAnyRich(state, seat, true);
            case CorleoneEffect.Neutral(CorleoneNeutral figure) ->
                switch (figure) {
                    case POLICE_CAPTAIN -> isAnyFree(board, CorleoneTarget.THUG);
                    case ALDERMAN -> isAnyFree(board, CorleoneTarget.MEMBER);
                    case SHOP_STEWARD -> true;
                };
            case CorleoneEffect.UseFront _ -> isAnyUse(board, seat);
        };
    }

    private static boolean isAnyGood(CorleoneState state) {
        for (int code = 1; code <= CorleoneGood.PLAIN; code++) {
            if (state.supply().inStock(code) > 0) {
                return true;
            }
        }
        return false;
    }

    private boolean isAnyRival(CorleoneBoard board, Seat seat, CorleoneTarget target, boolean toMove) {
        for (int space = 0; space < city.spaces(); space++) {
            if (target.fits(space) && board.isRival(space, seat) && (!toMove || isAnyFree(board, kind(space)))) {
                return true;
            }
        }
        return false;
    }

    private boolean isAnyOwn(CorleoneBoard board, Seat seat, CorleoneTarget target) {
        for (int space = 0; space < city.spaces(); space++) {
            if (target.fits(space) && board.isOf(space, seat) && isAnyFree(board, kind(space))) {
                return true;
            }
        }
        return false;
    }

    /// The kind of figures that stand on a space.
    static CorleoneTarget kind(int space) {
        return CorleoneCity.isFront(space) ? CorleoneTarget.THUG : CorleoneTarget.MEMBER;
    }

    private boolean isAnyMinable(CorleoneBoard board) {
        for (int space = 0; space < city.spaces(); space++) {
            if (canMine(board, space)) {
                return true;
            }
        }
        return false;
    }

    private boolean isAnyMark(CorleoneState state, CorleonePending.Taking taking) {
        for (int turf = 1; turf <= CorleoneTables.TURFS; turf++) {
            if (canMark(state, taking, turf)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAnyRich(CorleoneState state, Seat seat, boolean suitcase) {
        for (int i = 0; i < state.seats(); i++) {
            CorleoneFamily family = state.families().get(i);
            if (i != seat.index() && !(suitcase ? family.suitcase() : family.hand()).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    private boolean isAnyUse(CorleoneBoard board, Seat seat) {
        for (int space = 0; space < CorleoneCity.FRONTS; space++) {
            if (canUse(board, seat, space)) {
                return true;
            }
        }
        return false;
    }
}
