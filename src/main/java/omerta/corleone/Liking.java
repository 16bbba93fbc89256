package omerta.corleone;

import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// How much a simple player likes an action.
final class Liking {

    private final CorleoneCity city;
    private final Worth worth;
    private final Promise promise;

    Liking(CorleoneCity city, Worth worth) {
        this.city = city;
        this.worth = worth;
        promise = new Promise(city);
    }

    int of(CorleoneState view, Seat seat, CorleoneAction action) {
        return switch (action) {
            case CorleoneAction.Place(int space) -> place(view, seat, space);
            case CorleoneAction.Complete(int job, List<CorleoneGood> goods) ->
                300
                        + promise.of(view, seat, city.job(job).effects())
                        - 10 * Payments.count(goods, CorleoneGood.NARCOTICS);
            case CorleoneAction.Play(int ally) ->
                promise.of(view, seat, city.ally(ally).effects()) > 0 ? 250 : -10;
            case CorleoneAction.Pass _ -> -50;
            case CorleoneUse use -> use(view, seat, use);
            case CorleoneAction.Keep(int job) -> keep(view, seat, city.job(job));
            case CorleoneAction.Done _ -> 0;
            case CorleoneAction.MoveMarker(int from) -> view.board().stack(from).size() - 2;
            case CorleoneAction.Bid(List<Integer> bills) ->
                -Math.abs(sum(bills) - (CorleoneTables.ACTS - view.clock().act()));
            case CorleoneAction.Pick(int ally) ->
                promise.of(view, seat, city.ally(ally).effects());
            case CorleoneAction.Discard(List<Integer> cards) -> -worth(view, seat, cards);
        };
    }

    private static int sum(List<Integer> bills) {
        int sum = 0;
        for (int value : bills) {
            sum += value;
        }
        return sum;
    }

    private int place(CorleoneState view, Seat seat, int space) {
        int bomb = view.board().isMined(space) ? -20 : 0;
        if (CorleoneCity.isFront(space)) {
            int turf = CorleoneCity.turf(space);
            boolean shares = view.board().isControlled(turf) && !view.board().isControlledBy(turf, seat);
            int front = promise.of(view, seat, business(view, space).front());
            return bomb + 100 + front - (shares ? front / 2 : 0);
        }
        int backs = 0;
        for (int front = 0; front < CorleoneCity.FRONTS; front++) {
            if (city.isIn(space, CorleoneCity.turf(front)) && view.board().isThere(front)) {
                backs += 2 + promise.of(view, seat, business(view, front).back());
            }
        }
        return bomb + 80 + backs;
    }

    private CorleoneBusiness business(CorleoneState view, int front) {
        return city.business(city.businessAt(view.board(), front));
    }

    private int use(CorleoneState view, Seat seat, CorleoneUse use) {
        Pile hand = view.hand(seat);
        return switch (use) {
            case CorleoneUse.Take _ -> 200;
            case CorleoneUse.Stash(int value) -> 100 + value;
            case CorleoneUse.Exchange(int card, CorleoneGood good) ->
                10 - worth.of(view, card) - hand.count(good.code());
            case CorleoneUse.Look _ -> 90;
            case CorleoneUse.Convert(List<Integer> cards) -> 22 - worth(view, seat, cards);
            case CorleoneUse.Fetch(CorleoneGood good) -> 60 - hand.count(good.code());
            case CorleoneUse.Kill(int space) -> CorleoneCity.isFront(space) ? 30 : 40;
            case CorleoneUse.DriveBy(List<Integer> spaces) -> 30 * spaces.size();
            case CorleoneUse.Bomb(int space) -> CorleoneCity.isFront(space) ? 5 : 8;
            case CorleoneUse.Move(int from, int to) ->
                view.board().isOf(from, seat)
                        ? place(view, seat, to) - 100
                        : Integer.bitCount(city.touched(from)) - Integer.bitCount(city.touched(to));
            case CorleoneUse.Rescue(boolean member) -> member ? 50 : 40;
            case CorleoneUse.PutMarker(int turf) ->
                30 - view.board().stack(turf).size();
            case CorleoneUse.Steal(Seat rival) -> 10 + view.hand(rival).size();
            case CorleoneUse.Spill(Seat rival) ->
                10 + view.family(rival).suitcase().size();
            case CorleoneUse.Post _ -> 3;
            case CorleoneUse.UseFront(int space) ->
                promise.of(view, seat, business(view, space).front());
        };
    }

    /// A job is liked by what it brings, less what is missing of its cost.
    private int keep(CorleoneState view, Seat seat, CorleoneJob job) {
        int liking = promise.of(view, seat, job.effects());
        for (CorleoneGood good : CorleoneGood.values()) {
            int missing = Payments.count(job.cost(), good) - view.hand(seat).count(good.code());
            liking -= 8 * Math.max(0, missing);
        }
        return liking;
    }

    private int worth(CorleoneState view, Seat seat, List<Integer> cards) {
        int sum = 0;
        for (int card : cards) {
            sum += worth.of(view, card);
            if (CorleoneCity.isJob(card) && Payments.canPay(city.job(card).cost(), view.hand(seat))) {
                sum += 3;
            }
        }
        return sum;
    }
}
