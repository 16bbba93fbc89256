package omerta.engine;

import java.util.Arrays;

/// An immutable pile of cards, the top one last. Each card is a small number that its game gives a meaning; 0 is a card
/// that lies face down for whoever looks.
///
/// Taking the top card shares the array with the pile before; only putting cards copies.
public final class Pile {

    /// A card whose face is not known.
    public static final byte FACE_DOWN = 0;

    /// The pile without cards.
    public static final Pile EMPTY = new Pile(new byte[0], 0);

    private final byte[] cards;
    private final int size;

    private Pile(byte[] cards, int size) {
        this.cards = cards;
        this.size = size;
    }

    /// A pile of these cards, the top one last.
    public static Pile of(byte... cards) {
        return cards.length == 0 ? EMPTY : new Pile(cards.clone(), cards.length);
    }

    /// A pile of `size` cards that all lie face down.
    public static Pile faceDown(int size) {
        return size == 0 ? EMPTY : new Pile(new byte[size], size);
    }

    /// How many cards it has.
    public int size() {
        return size;
    }

    /// Whether it has no cards.
    public boolean isEmpty() {
        return size == 0;
    }

    /// The card at a height, 0 at the bottom.
    public byte at(int height) {
        if (height < 0 || height >= size) {
            throw new IndexOutOfBoundsException("no card at " + height + " of " + size);
        }
        return cards[height];
    }

    /// The top card of a pile that has one.
    public byte top() {
        return at(size - 1);
    }

    /// The pile without its top card.
    public Pile pop() {
        return pop(1);
    }

    /// The pile without its top `count` cards.
    public Pile pop(int count) {
        if (count < 0 || count > size) {
            throw new IllegalArgumentException("no " + count + " cards to take of " + size);
        }
        return count == size ? EMPTY : new Pile(cards, size - count);
    }

    /// The top `count` cards as a pile of their own, in the order in which they are taken: the former top card at the
    /// bottom.
    public Pile taken(int count) {
        if (count < 0 || count > size) {
            throw new IllegalArgumentException("no " + count + " cards to take of " + size);
        }
        byte[] taken = new byte[count];
        for (int i = 0; i < count; i++) {
            taken[i] = cards[size - 1 - i];
        }
        return count == 0 ? EMPTY : new Pile(taken, count);
    }

    /// The pile with one more card on top.
    public Pile push(byte card) {
        byte[] more = Arrays.copyOf(cards, size + 1);
        more[size] = card;
        return new Pile(more, size + 1);
    }

    /// The pile with all cards of another on top, in their order.
    public Pile pushAll(Pile other) {
        if (other.isEmpty()) {
            return this;
        }
        byte[] more = Arrays.copyOf(cards, size + other.size);
        System.arraycopy(other.cards, 0, more, size, other.size);
        return new Pile(more, more.length);
    }

    /// The pile without one card of this face, wherever it lies.
    ///
    /// @throws IllegalArgumentException if there is none
    public Pile without(byte card) {
        int found = indexOf(card);
        if (found < 0) {
            throw new IllegalArgumentException("no card " + card);
        }
        byte[] less = new byte[size - 1];
        System.arraycopy(cards, 0, less, 0, found);
        System.arraycopy(cards, found + 1, less, found, size - 1 - found);
        return less.length == 0 ? EMPTY : new Pile(less, less.length);
    }

    /// The pile with the card at a height replaced.
    public Pile with(int height, byte card) {
        if (at(height) == card) {
            return this;
        }
        byte[] other = toArray();
        other[height] = card;
        return new Pile(other, size);
    }

    /// The same cards in the order of their numbers, the largest on top: for piles whose order means nothing.
    public Pile sorted() {
        byte[] other = toArray();
        Arrays.sort(other);
        return Arrays.equals(cards, 0, size, other, 0, size) ? this : new Pile(other, size);
    }

    /// A pile in the order of its numbers, with one more card in its place.
    public Pile insert(byte card) {
        int at = 0;
        while (at < size && cards[at] <= card) {
            at++;
        }
        byte[] more = new byte[size + 1];
        System.arraycopy(cards, 0, more, 0, at);
        more[at] = card;
        System.arraycopy(cards, at, more, at + 1, size - at);
        return new Pile(more, size + 1);
    }

    /// Whether a card of this face is in it.
    public boolean contains(byte card) {
        return indexOf(card) >= 0;
    }

    /// How many cards of this face are in it.
    public int count(byte card) {
        int count = 0;
        for (int i = 0; i < size; i++) {
            if (cards[i] == card) {
                count++;
            }
        }
        return count;
    }

    /// The same number of cards, all face down.
    public Pile hidden() {
        return faceDown(size);
    }

    /// The cards, the top one last, as an array of the caller's own.
    public byte[] toArray() {
        return Arrays.copyOf(cards, size);
    }

    private int indexOf(byte card) {
        for (int i = 0; i < size; i++) {
            if (cards[i] == card) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pile pile && Arrays.equals(cards, 0, size, pile.cards, 0, pile.size);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = 0; i < size; i++) {
            hash = 31 * hash + cards[i];
        }
        return hash;
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
