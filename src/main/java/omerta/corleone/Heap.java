package omerta.corleone;

import java.util.Arrays;
import omerta.engine.Pile;
import omerta.engine.Rng;

/// Mixed cards to be dealt one after another.
final class Heap {

    private final byte[] cards;
    private int next;

    /// These cards, mixed.
    Heap(byte[] cards, Rng.Stream chance) {
        this.cards = cards.clone();
        chance.shuffle(this.cards);
    }

    /// A pile of the same size, a card in each place; the same pile where its cards can be seen.
    Pile deal(Pile pile) {
        if (!pile.contains(Pile.FACE_DOWN)) {
            return pile;
        }
        next += pile.size();
        return Pile.of(Arrays.copyOfRange(cards, next - pile.size(), next));
    }

    /// The same, in the order of codes.
    Pile dealSorted(Pile pile) {
        byte[] dealt = deal(pile).toArray();
        Arrays.sort(dealt);
        return Pile.of(dealt);
    }

    /// The cards that were not dealt.
    byte[] rest() {
        return Arrays.copyOfRange(cards, next, cards.length);
    }

    /// The cards of both.
    static byte[] joined(byte[] one, byte[] other) {
        byte[] joined = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, joined, one.length, other.length);
        return joined;
    }
}
