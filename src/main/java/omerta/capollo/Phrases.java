package omerta.capollo;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Message;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Parts of sentences: businesses, money, what a side gives.
final class Phrases {

    private Phrases() {}

    /// A player's name, where a list of them is said.
    static Message name(Seat seat) {
        return Message.of("don-capollo.name", seat);
    }

    /// A business.
    static Message business(DonCapolloBusiness business) {
        return Message.of(
                switch (business) {
                    case WEAPONS -> "don-capollo.business.weapons";
                    case CORRUPTION -> "don-capollo.business.corruption";
                    case CASINO -> "don-capollo.business.casino";
                    case DRINKS -> "don-capollo.business.drinks";
                    case PROSTITUTION -> "don-capollo.business.prostitution";
                    case ART -> "don-capollo.business.art";
                    case OLIVE_OIL -> "don-capollo.business.olive-oil";
                    case LOAN_SHARKING -> "don-capollo.business.loan-sharking";
                });
    }

    /// Several cards.
    static List<Message> businesses(List<DonCapolloBusiness> cards) {
        return cards.stream().map(Phrases::business).toList();
    }

    /// The cards of a pile that can be seen.
    static List<Message> cards(Pile pile) {
        List<Message> cards = new ArrayList<>();
        for (int i = 0; i < pile.size(); i++) {
            if (DonCapolloBusiness.isCard(pile.at(i))) {
                cards.add(business(DonCapolloBusiness.of(pile.at(i))));
            }
        }
        return cards;
    }

    /// A row, with how many cards it has.
    static Message row(DonCapolloRow row) {
        return Message.of("don-capollo.row", row.count(), business(row.business()));
    }

    /// A sum of money.
    static Message money(int money) {
        return money < 0 ? Message.of("don-capollo.money-less", -money) : Message.of("don-capollo.money", money);
    }

    /// What a side gives.
    static List<Message> goods(DonCapolloGoods goods) {
        List<Message> parts = new ArrayList<>();
        if (goods.money() != 0) {
            parts.add(money(goods.money()));
        }
        goods.open().forEach(card -> parts.add(Message.of("don-capollo.goods.open", business(card))));
        goods.rows().forEach(card -> parts.add(Message.of("don-capollo.goods.row", business(card))));
        goods.hand().forEach(card -> parts.add(Message.of("don-capollo.goods.hand", business(card))));
        goods.favours().seats().forEach(son -> parts.add(Message.of("don-capollo.goods.favour", son)));
        if (parts.isEmpty()) {
            parts.add(Message.of("don-capollo.goods.nothing"));
        }
        return parts;
    }
}
