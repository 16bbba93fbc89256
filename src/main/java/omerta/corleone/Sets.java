package omerta.corleone;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;

/// Sets of cards to choose from, where there are more than anyone can read.
final class Sets {

    private final CorleoneCity city;
    private final Worth worth;

    Sets(CorleoneCity city, Worth worth) {
        this.city = city;
        this.worth = worth;
    }

    /// Sets of so many hand cards: the ones that are worth least, and all sets that differ from it by one card. Where one
    /// card is taken or one is kept, these are all. None where a card is not seen.
    Set<List<Integer>> ofHand(CorleoneState state, Seat seat, int count) {
        Set<List<Integer>> sets = new LinkedHashSet<>();
        Pile hand = state.hand(seat);
        if (hand.size() < count || hand.contains(Pile.FACE_DOWN)) {
            return sets;
        }
        byte[] cards = worth.sorted(state, seat);
        sets.add(set(cards, count, -1, -1));
        for (int in = count; in < cards.length; in++) {
            for (int out = count - 1; out >= 0; out--) {
                if (cards[in] != cards[out]) {
                    sets.add(set(cards, count, out, in));
                }
            }
        }
        return sets;
    }

    /// The first cards, one of them replaced, in the order of codes.
    private static List<Integer> set(byte[] cards, int count, int out, int in) {
        List<Integer> set = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            int card = cards[i == out ? in : i];
            int at = set.size();
            while (at > 0 && set.get(at - 1) > card) {
                at--;
            }
            set.add(at, card);
        }
        return set;
    }

    /// So many cards of a pile by chance, in the order of their codes.
    static List<Integer> any(Pile pile, int count, Rng.Stream chance) {
        byte[] cards = pile.toArray();
        chance.shuffle(cards);
        return set(cards, count, -1, -1);
    }

    /// For each sum that can be bid the set with the fewest bills, and of these the one with the lowest bill.
    List<List<Integer>> bids(Pile suitcase) {
        int[] counts = new int[CorleoneCity.VALUES];
        int all = 0;
        for (int i = 0; i < counts.length; i++) {
            counts[i] = suitcase.count((byte) (CorleoneCity.BILL + i));
            all += counts[i] * value(i);
        }
        long[] best = new long[all + 1];
        fill(best, counts, new int[counts.length], 0);
        List<List<Integer>> bids = new ArrayList<>();
        for (long key : best) {
            if (key > 0) {
                bids.add(bills(key));
            }
        }
        return bids;
    }

    private int value(int index) {
        return city.value(CorleoneCity.BILL + index);
    }

    /// Goes through all sets of bills and keeps the best key for each sum; a smaller key is better, 0 is none.
    private void fill(long[] best, int[] counts, int[] taken, int index) {
        if (index < counts.length) {
            for (int i = 0; i <= counts[index]; i++) {
                taken[index] = i;
                fill(best, counts, taken, index + 1);
            }
            return;
        }
        int sum = 0;
        int bills = 0;
        long key = 0;
        for (int i = 0; i < taken.length; i++) {
            sum += taken[i] * value(i);
            bills += taken[i];
            key = key << Byte.SIZE | Byte.MAX_VALUE - taken[i];
        }
        key |= (long) bills << Byte.SIZE * taken.length;
        if (best[sum] == 0 || key < best[sum]) {
            best[sum] = key;
        }
    }

    /// The values of the bills of a key.
    private List<Integer> bills(long key) {
        List<Integer> bills = new ArrayList<>();
        for (int i = 0; i < CorleoneCity.VALUES; i++) {
            int shift = Byte.SIZE * (CorleoneCity.VALUES - 1 - i);
            int count = Byte.MAX_VALUE - (int) (key >> shift & 0xFF);
            for (int j = 0; j < count; j++) {
                bills.add(value(i));
            }
        }
        return bills;
    }
}
