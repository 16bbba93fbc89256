package omerta.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PileTest {

    private final Pile pile = pile("1 2 2 3");

    @Test
    void theTopCardIsTheLast() {
        assertThat(pile.top()).isEqualTo((byte) 3);
        assertThat(pile.at(0)).isEqualTo((byte) 1);
        assertThat(pile.size()).isEqualTo(4);
    }

    @Test
    void cardsAreTakenFromTheTop() {
        assertThat(pile.pop()).isEqualTo(pile("1 2 2"));
        assertThat(pile.pop(3)).isEqualTo(pile("1"));
        assertThat(pile.pop(0)).isEqualTo(pile);
        assertThat(pile.pop(4)).isSameAs(Pile.EMPTY);
        assertThat(pile).isEqualTo(pile("1 2 2 3"));
    }

    @Test
    void cardsArePutOnTop() {
        assertThat(pile.push((byte) 4)).isEqualTo(pile("1 2 2 3 4"));
        assertThat(pile.pushAll(pile("5 6"))).isEqualTo(pile("1 2 2 3 5 6"));
        assertThat(pile.pushAll(Pile.EMPTY)).isSameAs(pile);
        assertThat(Pile.EMPTY.push((byte) 1)).isEqualTo(pile("1"));
    }

    @Test
    void whatLayAboveAPoppedPileIsNotSeenAgain() {
        Pile lower = pile.pop(2);

        assertThat(lower.push((byte) 7)).isEqualTo(pile("1 2 7"));
        assertThat(lower.pushAll(pile("8 9"))).isEqualTo(pile("1 2 8 9"));
        assertThat(lower.toArray()).containsExactly(1, 2);
        assertThat(lower.contains((byte) 3)).isFalse();
        assertThat(lower.count((byte) 2)).isEqualTo(1);
        assertThat(lower).hasSameHashCodeAs(pile("1 2")).hasToString("[1, 2]");
        assertThat(lower.with(1, (byte) 5)).isEqualTo(pile("1 5"));
        assertThat(lower.without((byte) 2)).isEqualTo(pile("1"));
        assertThatThrownBy(() -> lower.at(2)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void oneCardIsTakenFromAnywhere() {
        assertThat(pile.without((byte) 2)).isEqualTo(pile("1 2 3"));
        assertThat(pile("4").without((byte) 4)).isSameAs(Pile.EMPTY);
        assertThatThrownBy(() -> pile.without((byte) 9)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatHasNoOrderIsSorted() {
        assertThat(pile("3 1 2 1").sorted()).isEqualTo(pile("1 1 2 3"));
        assertThat(pile("9 3 1").pop().sorted()).isEqualTo(pile("3 9"));
        assertThat(pile.sorted()).isSameAs(pile);
        assertThat(Pile.EMPTY.sorted()).isSameAs(Pile.EMPTY);
    }

    @Test
    void aCardIsPutInItsPlace() {
        assertThat(pile("1 3 3 9").insert((byte) 3)).isEqualTo(pile("1 3 3 3 9"));
        assertThat(pile("1 3 9").pop().insert((byte) 2)).isEqualTo(pile("1 2 3"));
        assertThat(pile("1 3").insert((byte) 5)).isEqualTo(pile("1 3 5"));
        assertThat(Pile.EMPTY.insert((byte) 4)).isEqualTo(pile("4"));
    }

    @Test
    void oneCardIsReplaced() {
        assertThat(pile.with(1, (byte) 9)).isEqualTo(pile("1 9 2 3"));
        assertThat(pile.with(1, (byte) 2)).isSameAs(pile);
        assertThat(pile).isEqualTo(pile("1 2 2 3"));
    }

    @Test
    void cardsAreCounted() {
        assertThat(pile.count((byte) 2)).isEqualTo(2);
        assertThat(pile.count((byte) 4)).isZero();
        assertThat(pile.contains((byte) 3)).isTrue();
    }

    @Test
    void aHiddenPileTellsItsSizeAlone() {
        assertThat(pile.hidden()).isEqualTo(Pile.faceDown(4)).isEqualTo(pile("0 0 0 0"));
        assertThat(Pile.faceDown(0)).isSameAs(Pile.EMPTY);
        assertThat(Pile.EMPTY.isEmpty()).isTrue();
    }

    @Test
    void nothingOutsideChangesAPile() {
        byte[] cards = {1, 2};
        Pile copy = Pile.of(cards);
        cards[0] = 9;
        copy.toArray()[1] = 9;

        assertThat(copy).isEqualTo(pile("1 2"));
    }

    @Test
    void thereIsNothingToTakeFromAnEmptyOne() {
        assertThatThrownBy(Pile.EMPTY::top).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(Pile.EMPTY::pop).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> pile.pop(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void pilesOfEqualCardsAreEqual() {
        assertThat(pile)
                .isNotEqualTo(pile("1 2 3"))
                .isNotEqualTo(pile("1 2 2 4"))
                .isNotEqualTo("1 2 2 3");
    }

    private static Pile pile(String cards) {
        byte[] faces = new byte[cards.split(" ").length];
        for (int i = 0; i < faces.length; i++) {
            faces[i] = Byte.parseByte(cards.split(" ")[i]);
        }
        return Pile.of(faces);
    }
}
