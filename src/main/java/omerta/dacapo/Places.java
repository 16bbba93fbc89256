package omerta.dacapo;

import java.util.Arrays;
import java.util.List;
import omerta.engine.Pile;

/// Short lists of places, some with a pile, some free. Piles are numbered from 1, as players count them.
final class Places {

    private Places() {}

    /// `count` free places.
    static List<Pile> free(int count) {
        Pile[] piles = new Pile[count];
        Arrays.fill(piles, Pile.EMPTY);
        return List.of(piles);
    }

    /// Whether a place is free for a new pile.
    static boolean hasFree(List<Pile> places) {
        return firstFree(places) > 0;
    }

    /// The number that a new pile would get, or 0 where no place is free.
    static int firstFree(List<Pile> places) {
        for (int i = 0; i < places.size(); i++) {
            if (places.get(i).isEmpty()) {
                return i + 1;
            }
        }
        return 0;
    }

    /// Whether a pile with this number lies there.
    static boolean lies(List<Pile> places, int number) {
        return number >= 1 && number <= places.size() && !places.get(number - 1).isEmpty();
    }

    /// The pile with this number.
    static Pile pile(List<Pile> places, int number) {
        return places.get(number - 1);
    }
}
