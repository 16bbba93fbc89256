package omerta.engine;

import java.util.PrimitiveIterator;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/// The cards, or other things in piles, that a view does not show, mixed, to be laid one by one where the view shows
/// something face down. It serves [Game#determinize].
public final class Unseen {

    private final PrimitiveIterator.OfInt things;

    /// All that there is but for what is seen, mixed.
    ///
    /// @param codes the greatest code; codes begin at 1
    /// @param seen how many of a code the view shows; for [Pile#FACE_DOWN], how many lie face down in it
    /// @param all how many of a code there are
    /// @throws IndexOutOfBoundsException if more are missing than lie face down
    public Unseen(int codes, IntUnaryOperator seen, IntUnaryOperator all, Rng.Stream chance) {
        byte[] mixed = new byte[seen.applyAsInt(Pile.FACE_DOWN)];
        int count = 0;
        for (int code = 1; code <= codes; code++) {
            for (int i = seen.applyAsInt(code); i < all.applyAsInt(code); i++) {
                mixed[count++] = (byte) code;
            }
        }
        chance.shuffle(mixed);
        things = IntStream.range(0, mixed.length).map(i -> mixed[i]).iterator();
    }

    /// The pile with something in each place that is face down; the same pile where none is.
    public Pile fill(Pile pile) {
        if (!pile.contains(Pile.FACE_DOWN)) {
            return pile;
        }
        byte[] filled = pile.toArray();
        for (int i = 0; i < filled.length; i++) {
            if (filled[i] == Pile.FACE_DOWN) {
                filled[i] = (byte) things.nextInt();
            }
        }
        return Pile.of(filled);
    }
}
