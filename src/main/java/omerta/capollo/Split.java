package omerta.capollo;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Seat;

/// How the cards of a seat are divided into rows in the final count: so that it has the most power in the end, and of
/// those ways the most money.
final class Split {

    private final DonCapolloTables tables;

    Split(DonCapolloTables tables) {
        this.tables = tables;
    }

    /// A way to divide cards.
    ///
    /// @param money what it brings in dollars, costs taken off
    /// @param power what it brings in power
    /// @param rows the rows
    record Way(int money, int power, List<DonCapolloRow> rows) {

        private static final Way NONE = new Way(0, 0, List.of());

        private Way plus(Way other) {
            List<DonCapolloRow> all = new ArrayList<>(rows);
            all.addAll(other.rows);
            return new Way(money + other.money, power + other.power, all);
        }

        private boolean isNoBetterThan(Way other) {
            return money <= other.money && power <= other.power;
        }
    }

    /// The best way for a seat.
    Way best(DonCapolloState state, Seat seat) {
        List<Way> ways = List.of(Way.NONE);
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            int row = state.row(seat, business);
            int hand = state.hand(seat).count(business.code());
            if (row + hand > 0) {
                ways = joined(ways, ways(business, row, hand));
            }
        }
        Way best = ways.getFirst();
        for (Way way : ways) {
            best = compare(state, seat, way, best) > 0 ? way : best;
        }
        return best;
    }

    private int compare(DonCapolloState state, Seat seat, Way one, Way other) {
        int byPower = Integer.compare(total(state, seat, one), total(state, seat, other));
        return byPower != 0 ? byPower : Integer.compare(left(state, seat, one), left(state, seat, other));
    }

    private int total(DonCapolloState state, Seat seat, Way way) {
        int money = state.money(seat) + way.money;
        int power = state.power(seat) + way.power;
        return money >= 0 ? power + money / tables.perPower() : Math.max(0, power + money);
    }

    private int left(DonCapolloState state, Seat seat, Way way) {
        return Math.max(0, state.money(seat) + way.money) % tables.perPower();
    }

    private static List<Way> joined(List<Way> ones, List<Way> others) {
        List<Way> joined = new ArrayList<>();
        for (Way one : ones) {
            for (Way other : others) {
                add(joined, one.plus(other));
            }
        }
        return joined;
    }

    /// Adds a way unless there is one at least as good; those that are no better than it go.
    private static void add(List<Way> ways, Way way) {
        if (ways.stream().noneMatch(way::isNoBetterThan)) {
            ways.removeIf(other -> other.isNoBetterThan(way));
            ways.add(way);
        }
    }

    private List<Way> ways(DonCapolloBusiness business, int row, int hand) {
        List<Way> ways = new ArrayList<>();
        for (int join = row > 0 ? hand : 0; join >= 0; join--) {
            Way first = row > 0 ? way(business, row + join) : Way.NONE;
            divide(ways, first, business, hand - join, hand);
        }
        return ways;
    }

    private void divide(List<Way> ways, Way begun, DonCapolloBusiness business, int cards, int most) {
        if (cards == 0) {
            add(ways, begun);
        }
        for (int size = Math.min(cards, most); size > 0; size--) {
            divide(ways, begun.plus(way(business, size)), business, cards - size, size);
        }
    }

    private Way way(DonCapolloBusiness business, int count) {
        return new Way(
                tables.money(business, count),
                tables.power(business, count),
                List.of(new DonCapolloRow(business, count)));
    }
}
