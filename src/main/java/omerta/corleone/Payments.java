package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Pile;

/// How jobs are paid: exactly what they cost, narcotics standing for any good.
final class Payments {

    private Payments() {}

    /// How many of a good are among these.
    static int count(List<CorleoneGood> goods, CorleoneGood good) {
        int count = 0;
        for (int i = 0; i < goods.size(); i++) {
            count += goods.get(i) == good ? 1 : 0;
        }
        return count;
    }

    /// Whether these goods pay a cost exactly.
    static boolean pays(List<CorleoneGood> cost, List<CorleoneGood> goods) {
        if (goods.size() != cost.size()) {
            return false;
        }
        for (int i = 0; i < goods.size(); i++) {
            CorleoneGood good = goods.get(i);
            if (good.isPlain() && count(goods, good) > count(cost, good)) {
                return false;
            }
        }
        return true;
    }

    /// How many narcotics it takes at least to pay a cost from a hand.
    private static int missing(List<CorleoneGood> cost, Pile hand) {
        int missing = 0;
        for (int code = 1; code <= CorleoneGood.PLAIN; code++) {
            missing += Math.max(0, count(cost, CorleoneGood.of(code)) - hand.count((byte) code));
        }
        return missing;
    }

    /// Whether a hand can pay a cost.
    static boolean canPay(List<CorleoneGood> cost, Pile hand) {
        return missing(cost, hand) <= hand.count(CorleoneGood.NARCOTICS.code());
    }

    /// Every way to pay a cost from a hand, those with the fewest narcotics first.
    static List<List<CorleoneGood>> of(List<CorleoneGood> cost, Pile hand) {
        int wild = hand.count(CorleoneGood.NARCOTICS.code());
        int missing = missing(cost, hand);
        if (missing > wild) {
            return List.of();
        }
        if (wild == 0) {
            return List.of(cost);
        }
        List<List<CorleoneGood>> ways = new ArrayList<>();
        for (int narcotics = missing; narcotics <= Math.min(wild, cost.size()); narcotics++) {
            add(cost, hand, narcotics, 1, List.of(), ways);
        }
        return ways;
    }

    /// Goes through the kinds by their codes; of each as many are paid as can be first.
    private static void add(
            List<CorleoneGood> cost,
            Pile hand,
            int narcotics,
            int code,
            List<CorleoneGood> paid,
            List<List<CorleoneGood>> ways) {
        if (code > CorleoneGood.PLAIN) {
            if (narcotics == 0) {
                ways.add(filled(paid, CorleoneGood.NARCOTICS, cost.size() - paid.size()));
            }
            return;
        }
        CorleoneGood good = CorleoneGood.of(code);
        int wanted = count(cost, good);
        int most = Math.min(wanted, hand.count(good.code()));
        for (int own = most; own >= 0 && wanted - own <= narcotics; own--) {
            add(cost, hand, narcotics - (wanted - own), code + 1, filled(paid, good, own), ways);
        }
    }

    private static List<CorleoneGood> filled(List<CorleoneGood> paid, CorleoneGood good, int count) {
        if (count == 0) {
            return paid;
        }
        List<CorleoneGood> more = new ArrayList<>(paid);
        for (int i = 0; i < count; i++) {
            more.add(good);
        }
        return more;
    }
}
