package omerta.dacapo;

import java.util.LinkedHashMap;
import java.util.Map;
import omerta.engine.Pile;

/// How many cards of each face there are, in play and set aside.
final class Census {

    private final int[] counts;

    private Census(int[] counts) {
        this.counts = counts;
    }

    /// Counts a state's cards; a card that no game knows is counted as lying face down.
    static Census of(DaCapoState state) {
        int[] counts = new int[DaCapoTables.JOKER + 1];
        count(state.draw(), counts);
        count(state.aside(), counts);
        state.middle().forEach(pile -> count(pile, counts));
        for (DaCapoArea area : state.areas()) {
            count(area.stack(), counts);
            count(area.hand(), counts);
            area.auxiliary().forEach(pile -> count(pile, counts));
        }
        return new Census(counts);
    }

    private static void count(Pile pile, int[] counts) {
        for (int i = 0; i < pile.size(); i++) {
            byte card = pile.at(i);
            counts[card > 0 && card <= DaCapoTables.JOKER ? card : Pile.FACE_DOWN]++;
        }
    }

    /// How many there are of this face.
    int of(int card) {
        return counts[card];
    }

    /// The counts by name, without the faces that are not there.
    Map<String, Integer> named() {
        Map<String, Integer> named = new LinkedHashMap<>();
        for (int card = 1; card < DaCapoTables.JOKER; card++) {
            put(named, Integer.toString(card), counts[card]);
        }
        put(named, "joker", counts[DaCapoTables.JOKER]);
        put(named, "face-down", counts[Pile.FACE_DOWN]);
        return named;
    }

    private static void put(Map<String, Integer> named, String name, int count) {
        if (count > 0) {
            named.put(name, count);
        }
    }
}
