package omerta.ui.capollo;

import java.util.ArrayList;
import java.util.List;
import omerta.capollo.DonCapolloBusiness;
import omerta.capollo.DonCapolloGoods;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// One thing that goes from one side of a deal to the other.
sealed interface Good {

    /// A dollar.
    record Dollar() implements Good {}

    /// An open card.
    ///
    /// @param business which
    record OpenCard(DonCapolloBusiness business) implements Good {}

    /// A card from a row.
    ///
    /// @param business which
    record RowCard(DonCapolloBusiness business) implements Good {}

    /// A card from the hand.
    ///
    /// @param business which
    record HandCard(DonCapolloBusiness business) implements Good {}

    /// A favour.
    ///
    /// @param son who owes it
    record Favour(Seat son) implements Good {}

    /// The goods and this.
    default DonCapolloGoods and(DonCapolloGoods goods) {
        return switch (this) {
            case Dollar() -> goods.plus(1);
            case OpenCard(var card) -> with(goods, goods.hand(), goods.rows(), plus(goods.open(), card));
            case RowCard(var card) -> with(goods, goods.hand(), plus(goods.rows(), card), goods.open());
            case HandCard(var card) -> with(goods, plus(goods.hand(), card), goods.rows(), goods.open());
            case Favour(Seat son) -> with(goods, goods.favours().with(son));
        };
    }

    /// The goods without this, which is among them.
    default DonCapolloGoods outOf(DonCapolloGoods goods) {
        return switch (this) {
            case Dollar() -> goods.plus(-1);
            case OpenCard(var card) -> with(goods, goods.hand(), goods.rows(), less(goods.open(), card));
            case RowCard(var card) -> with(goods, goods.hand(), less(goods.rows(), card), goods.open());
            case HandCard(var card) -> with(goods, less(goods.hand(), card), goods.rows(), goods.open());
            case Favour(Seat son) -> with(goods, goods.favours().without(son));
        };
    }

    /// How many of these are among the goods.
    default int in(DonCapolloGoods goods) {
        return switch (this) {
            case Dollar() -> goods.money();
            case OpenCard(var card) -> count(goods.open(), card);
            case RowCard(var card) -> count(goods.rows(), card);
            case HandCard(var card) -> count(goods.hand(), card);
            case Favour(Seat son) -> goods.favours().contains(son) ? 1 : 0;
        };
    }

    /// Everything among the goods, each kind once.
    static List<Good> kinds(DonCapolloGoods goods) {
        List<Good> kinds = new ArrayList<>();
        if (goods.money() > 0) {
            kinds.add(new Dollar());
        }
        goods.open().stream().distinct().map(OpenCard::new).forEach(kinds::add);
        goods.rows().stream().distinct().map(RowCard::new).forEach(kinds::add);
        goods.hand().stream().distinct().map(HandCard::new).forEach(kinds::add);
        goods.favours().seats().stream().map(Favour::new).forEach(kinds::add);
        return kinds;
    }

    /// The goods without any card from the hand.
    static DonCapolloGoods withoutHand(DonCapolloGoods goods) {
        return with(goods, List.of(), goods.rows(), goods.open());
    }

    private static DonCapolloGoods with(
            DonCapolloGoods goods,
            List<DonCapolloBusiness> hand,
            List<DonCapolloBusiness> rows,
            List<DonCapolloBusiness> open) {
        return new DonCapolloGoods(goods.money(), hand, rows, open, goods.favours());
    }

    private static DonCapolloGoods with(DonCapolloGoods goods, SeatSet favours) {
        return new DonCapolloGoods(goods.money(), goods.hand(), goods.rows(), goods.open(), favours);
    }

    private static List<DonCapolloBusiness> plus(List<DonCapolloBusiness> cards, DonCapolloBusiness card) {
        List<DonCapolloBusiness> more = new ArrayList<>(cards);
        more.add(card);
        return more;
    }

    private static List<DonCapolloBusiness> less(List<DonCapolloBusiness> cards, DonCapolloBusiness card) {
        List<DonCapolloBusiness> less = new ArrayList<>(cards);
        less.remove(card);
        return less;
    }

    private static int count(List<DonCapolloBusiness> cards, DonCapolloBusiness card) {
        return (int) cards.stream().filter(card::equals).count();
    }
}
