package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Lists how what is taken can be used.
final class UseListing {

    private static final CorleoneAction DONE = new CorleoneAction.Done();
    private static final CorleoneUse LOOK = new CorleoneUse.Look();

    private final CorleoneCity city;
    private final Sets sets;
    private final UseJudge judge;
    private final CorleoneUse[] stashes = new CorleoneUse[CorleoneCity.VALUES];
    private final CorleoneUse[] exchanges = new CorleoneUse[CorleoneCity.CARDS * CorleoneGood.PLAIN];

    UseListing(CorleoneCity city, Sets sets, UseJudge judge) {
        this.city = city;
        this.sets = sets;
        this.judge = judge;
        for (int i = 0; i < stashes.length; i++) {
            stashes[i] = new CorleoneUse.Stash(city.value(CorleoneCity.BILL + i));
        }
        for (int i = 0; i < exchanges.length; i++) {
            exchanges[i] =
                    new CorleoneUse.Exchange(i / CorleoneGood.PLAIN + 1, CorleoneGood.of(i % CorleoneGood.PLAIN + 1));
        }
    }

    List<CorleoneAction> of(CorleoneState state, CorleonePending.Taking taking) {
        List<CorleoneAction> list = new ArrayList<>();
        List<CorleoneEffect> left = taking.left();
        for (int i = 0; i < left.size(); i++) {
            if (!isRepeated(left, i)) {
                effect(state, taking, i, list);
            }
        }
        list.add(DONE);
        return list;
    }

    /// Whether the same effect stands before, so that this one adds no choice.
    private static boolean isRepeated(List<CorleoneEffect> left, int index) {
        for (int i = 0; i < index; i++) {
            if (left.get(i).once().equals(left.get(index).once())) {
                return true;
            }
        }
        return false;
    }

    /// Whether an effect that is used by the same actions stands before.
    private static boolean isAgain(List<CorleoneEffect> left, int index) {
        for (int i = 0; i < index; i++) {
            if (left.get(i).getClass() == left.get(index).getClass()) {
                return true;
            }
        }
        return false;
    }

    private void effect(CorleoneState state, CorleonePending.Taking taking, int index, List<CorleoneAction> list) {
        Seat seat = taking.seat();
        boolean again = isAgain(taking.left(), index);
        switch (taking.left().get(index)) {
            case CorleoneEffect.Automatic automatic -> list.add(new CorleoneUse.Take(automatic.once()));
            case CorleoneEffect.Suitcase _ -> stashes(state.hand(seat), list);
            case CorleoneEffect.Exchange _ -> exchanges(state, seat, list);
            case CorleoneEffect.DrawJob _ -> add(state, seat, LOOK, list);
            case CorleoneEffect.Convert convert -> {
                for (List<Integer> cards : sets.ofHand(state, seat, convert.cards())) {
                    list.add(new CorleoneUse.Convert(cards));
                }
            }
            case CorleoneEffect.AnyGood _ -> {
                for (int code = 1; code <= CorleoneGood.PLAIN; code++) {
                    add(state, seat, new CorleoneUse.Fetch(CorleoneGood.of(code)), list);
                }
            }
            case CorleoneEffect.Kill(CorleoneTarget target) -> kills(state, seat, target, again, list);
            case CorleoneEffect.DriveBy _ -> driveBys(state, seat, list);
            case CorleoneEffect.Bomb _ -> {
                for (int space = 0; space < city.spaces(); space++) {
                    add(state, seat, new CorleoneUse.Bomb(space), list);
                }
            }
            case CorleoneEffect.MoveRival(CorleoneTarget target) -> moves(state, seat, target, false, again, list);
            case CorleoneEffect.MoveOwn(CorleoneTarget target) -> moves(state, seat, target, true, again, list);
            case CorleoneEffect.Rescue _ -> {
                add(state, seat, new CorleoneUse.Rescue(false), list);
                add(state, seat, new CorleoneUse.Rescue(true), list);
            }
            case CorleoneEffect.Marker _ -> {
                for (int turf = 1; turf <= CorleoneTables.TURFS; turf++) {
                    add(state, seat, new CorleoneUse.PutMarker(turf), list);
                }
            }
            case CorleoneEffect.Steal _ -> {
                for (Seat rival : Seat.first(state.seats())) {
                    add(state, seat, new CorleoneUse.Steal(rival), list);
                }
            }
            case CorleoneEffect.Spill _ -> {
                for (Seat rival : Seat.first(state.seats())) {
                    add(state, seat, new CorleoneUse.Spill(rival), list);
                }
            }
            case CorleoneEffect.Neutral(CorleoneNeutral figure) -> {
                for (int at = 0; at < city.spaces(); at++) {
                    add(state, seat, new CorleoneUse.Post(figure, at), list);
                }
            }
            case CorleoneEffect.UseFront _ -> {
                for (int space = 0; space < CorleoneCity.FRONTS; space++) {
                    add(state, seat, new CorleoneUse.UseFront(space), list);
                }
            }
        }
    }

    private void add(CorleoneState state, Seat seat, CorleoneUse use, List<CorleoneAction> list) {
        if (judge.of(state, seat, use).isLegal()) {
            list.add(use);
        }
    }

    /// Adds a use that another effect of the same kind may have added already.
    private static void add(CorleoneUse use, boolean again, List<CorleoneAction> list) {
        if (!again || !list.contains(use)) {
            list.add(use);
        }
    }

    private void stashes(Pile hand, List<CorleoneAction> list) {
        for (int i = 0; i < stashes.length; i++) {
            if (hand.contains((byte) (CorleoneCity.BILL + i))) {
                list.add(stashes[i]);
            }
        }
    }

    private void exchanges(CorleoneState state, Seat seat, List<CorleoneAction> list) {
        Pile hand = state.hand(seat);
        for (int i = 0; i < hand.size(); i++) {
            byte card = hand.at(i);
            boolean isNew = CorleoneCity.isCard(card) && (i == 0 || hand.at(i - 1) != card);
            for (int code = 1; isNew && code <= CorleoneGood.PLAIN; code++) {
                if (state.supply().inStock(code) > 0 || card == code) {
                    list.add(exchanges[(card - 1) * CorleoneGood.PLAIN + code - 1]);
                }
            }
        }
    }

    private void kills(
            CorleoneState state, Seat seat, CorleoneTarget target, boolean again, List<CorleoneAction> list) {
        for (int space = 0; space < city.spaces(); space++) {
            if (target.fits(space) && state.board().isRival(space, seat)) {
                add(new CorleoneUse.Kill(space), again, list);
            }
        }
    }

    private void driveBys(CorleoneState state, Seat seat, List<CorleoneAction> list) {
        CorleoneBoard board = state.board();
        for (int first = 0; first < city.spaces(); first++) {
            if (board.isRival(first, seat)) {
                list.add(new CorleoneUse.DriveBy(List.of(first)));
                for (int last = first + 1; CorleoneCity.isFront(first) && last < city.spaces(); last++) {
                    if (board.isRival(last, seat) && (city.touched(first) & city.touched(last)) != 0) {
                        list.add(new CorleoneUse.DriveBy(List.of(first, last)));
                    }
                }
            }
        }
    }

    private void moves(
            CorleoneState state,
            Seat seat,
            CorleoneTarget target,
            boolean own,
            boolean again,
            List<CorleoneAction> list) {
        CorleoneBoard board = state.board();
        for (int from = 0; from < city.spaces(); from++) {
            if (target.fits(from) && (own ? board.isOf(from, seat) : board.isRival(from, seat))) {
                for (int to = 0; to < city.spaces(); to++) {
                    if (CorleoneCity.isFront(from) == CorleoneCity.isFront(to) && board.isFree(to)) {
                        add(new CorleoneUse.Move(from, to), again, list);
                    }
                }
            }
        }
    }
}
