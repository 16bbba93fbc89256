package omerta.capollo;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import omerta.engine.Pile;

/// Counts everything in the box: cards by business, favours.
final class Census {

    private Census() {}

    /// How many cards there are of each code, wherever they lie; those that are not known at 0.
    static int[] cards(DonCapolloState state) {
        int[] counts = new int[DonCapolloBusiness.KINDS + 1];
        DonCapolloCards cards = state.cards();
        count(cards.draw(), counts);
        count(cards.discards(), counts);
        count(cards.open(), counts);
        cards.hands().forEach(hand -> count(hand, counts));
        for (Pile rows : cards.rows()) {
            for (int i = 0; i < rows.size(); i++) {
                counts[i + 1] += rows.at(i);
            }
        }
        return counts;
    }

    private static void count(Pile pile, int[] counts) {
        for (int i = 0; i < pile.size(); i++) {
            counts[DonCapolloBusiness.isCard(pile.at(i)) ? pile.at(i) : Pile.FACE_DOWN]++;
        }
    }

    /// Everything by name, without what is not there.
    static Map<String, Integer> named(DonCapolloState state) {
        Map<String, Integer> named = new LinkedHashMap<>();
        int[] counts = cards(state);
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            if (counts[business.code()] > 0) {
                named.put(business.name().toLowerCase(Locale.ROOT).replace('_', '-'), counts[business.code()]);
            }
        }
        if (counts[Pile.FACE_DOWN] > 0) {
            named.put("face-down", counts[Pile.FACE_DOWN]);
        }
        named.put("favours", state.favours().size());
        return named;
    }
}
