package omerta.capollo;

import java.util.Arrays;
import java.util.List;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// What one side gives in a deal.
///
/// @param money in dollars
/// @param hand cards from the hand, by their business
/// @param rows cards from the rows
/// @param open cards that were turned up
/// @param favours whose favours
public record DonCapolloGoods(
        int money,
        List<DonCapolloBusiness> hand,
        List<DonCapolloBusiness> rows,
        List<DonCapolloBusiness> open,
        SeatSet favours) {

    /// Nothing at all.
    public static final DonCapolloGoods NOTHING = new DonCapolloGoods(0, List.of(), List.of(), List.of(), SeatSet.NONE);

    /// Keeps sorted copies: the order of cards means nothing.
    public DonCapolloGoods {
        hand = sorted(hand);
        rows = sorted(rows);
        open = sorted(open);
    }

    /// Only money.
    public static DonCapolloGoods money(int money) {
        return new DonCapolloGoods(money, List.of(), List.of(), List.of(), SeatSet.NONE);
    }

    /// Only cards from the hand.
    public static DonCapolloGoods hand(DonCapolloBusiness... cards) {
        return new DonCapolloGoods(0, List.of(cards), List.of(), List.of(), SeatSet.NONE);
    }

    /// Only cards from rows.
    public static DonCapolloGoods rows(DonCapolloBusiness... cards) {
        return new DonCapolloGoods(0, List.of(), List.of(cards), List.of(), SeatSet.NONE);
    }

    /// Only cards that were turned up.
    public static DonCapolloGoods open(DonCapolloBusiness... cards) {
        return new DonCapolloGoods(0, List.of(), List.of(), List.of(cards), SeatSet.NONE);
    }

    /// Only a favour.
    public static DonCapolloGoods favour(Seat son) {
        return new DonCapolloGoods(0, List.of(), List.of(), List.of(), SeatSet.of(son));
    }

    /// The same with more or less money.
    public DonCapolloGoods plus(int more) {
        return new DonCapolloGoods(money + more, hand, rows, open, favours);
    }

    /// Whether it is nothing at all.
    public boolean isNothing() {
        return equals(NOTHING);
    }

    /// How many cards there are.
    public int cards() {
        return hand.size() + rows.size() + open.size();
    }

    /// How many cards of a business there are.
    int cards(DonCapolloBusiness business) {
        return count(hand, business) + count(rows, business) + count(open, business);
    }

    /// The businesses of all cards.
    int kinds() {
        return Kinds.of(hand) | Kinds.of(rows) | Kinds.of(open);
    }

    /// Whether it is exactly one card.
    boolean isCard() {
        return cards() == 1 && money == 0 && favours.isEmpty();
    }

    /// Whether it is exactly the own favour of a seat.
    boolean isFavourOf(Seat seat) {
        return cards() == 0 && money == 0 && favours.equals(SeatSet.of(seat));
    }

    static int count(List<DonCapolloBusiness> cards, DonCapolloBusiness business) {
        int count = 0;
        for (int i = 0; i < cards.size(); i++) {
            count += cards.get(i) == business ? 1 : 0;
        }
        return count;
    }

    static List<DonCapolloBusiness> sorted(List<DonCapolloBusiness> cards) {
        for (int i = 1; i < cards.size(); i++) {
            if (cards.get(i - 1).compareTo(cards.get(i)) > 0) {
                DonCapolloBusiness[] sorted = cards.toArray(DonCapolloBusiness[]::new);
                Arrays.sort(sorted);
                return List.of(sorted);
            }
        }
        return List.copyOf(cards);
    }
}
