package omerta.ui.board.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.layout.HBox;
import omerta.ui.Ui;
import omerta.ui.board.art.CardFace;
import omerta.ui.board.art.Likeness;
import omerta.ui.board.art.PileView;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// What looks the same and stands for the same stays from picture to picture, and nothing else.
class LastingTest {

    private final Lasting lasting = new Lasting();

    @BeforeAll
    static void start() {
        Ui.start();
    }

    @Test
    void whatLooksTheSameStays() {
        assertThat(picture("a", "b")).isEqualTo(picture("a", "b"));
    }

    @Test
    void onlyWhatChangedIsAnother() {
        List<Spot> before = picture("a", "b", "c");
        List<Spot> after = picture("a", "x", "c");
        assertThat(after.get(0)).isSameAs(before.get(0));
        assertThat(after.get(1)).isNotSameAs(before.get(1));
        assertThat(after.get(2)).isSameAs(before.get(2));
    }

    @Test
    void equalThingsStayEachInItsTurn() {
        List<Spot> before = twins(2);
        List<Spot> after = twins(3);
        assertThat(after.subList(0, 2)).isEqualTo(before);
        assertThat(after).doesNotHaveDuplicates();
    }

    @Test
    void whatSomebodyChangedSinceDoesNotStay() {
        List<Spot> before = picture("a", "b", "c");
        before.get(0).setAccessibleText("other");
        before.get(1).getStyleClass().add("lit");
        before.get(2).pile(PileView.place());
        assertThat(picture("a", "b", "c")).doesNotContainAnyElementsOf(before);
    }

    @Test
    void whatStaysStandsAsItWasDrawn() {
        Spot spot = picture("a").getFirst();
        spot.stand(true, true, true, true);
        spot.last(true);
        assertThat(picture("a")).containsExactly(spot);
        assertThat(spot.getPseudoClassStates()).isEmpty();
    }

    @Test
    void nothingStaysInAnotherFrame() {
        List<Spot> before = picture("a");
        Object frame = lasting.frame("frame", Object::new);
        assertThat(lasting.frame("frame", Object::new)).isSameAs(frame);
        lasting.begin(true);
        assertThat(drawn("a")).doesNotContainAnyElementsOf(before);
        assertThat(lasting.frame("frame", Object::new)).isNotSameAs(frame);
    }

    @Test
    void withWhatHoldsThemStayTheSpotsThatItHolds() {
        Map<Spot, String> before = new LinkedHashMap<>();
        Shelf shelf = shelf(before, "a", "b");
        Map<Spot, String> after = new LinkedHashMap<>();
        assertThat(shelf(after, "a", "b")).isSameAs(shelf);
        assertThat(after).isEqualTo(before);
        assertThat(shelf(after, "a", "x")).isNotSameAs(shelf);
    }

    private static final class Shelf extends HBox implements Likeness.Likely {
        private final List<Spot> spots = new ArrayList<>();

        private List<Spot> spots() {
            return spots;
        }
    }

    private Shelf shelf(Map<Spot, String> grounds, String... words) {
        lasting.begin(false);
        Shelf shelf = new Shelf();
        for (String word : words) {
            Spot spot = spot(word);
            shelf.spots.add(spot);
            grounds.put(spot, word);
        }
        shelf.getChildren().addAll(shelf.spots);
        return lasting.keep("shelf", shelf, Shelf::spots, grounds);
    }

    private List<Spot> picture(String... words) {
        lasting.begin(false);
        return drawn(words);
    }

    /// Spots that say these words, each standing for its place.
    private List<Spot> drawn(String... words) {
        Map<Spot, Integer> spots = new LinkedHashMap<>();
        for (String word : words) {
            spots.put(spot(word), spots.size());
        }
        lasting.keep(spots);
        assertThat(List.copyOf(spots.values())).isSorted();
        return List.copyOf(spots.keySet());
    }

    private List<Spot> twins(int count) {
        lasting.begin(false);
        Map<Spot, String> spots = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            spots.put(spot("twin"), "twin");
        }
        lasting.keep(spots);
        return List.copyOf(spots.keySet());
    }

    private static Spot spot(String words) {
        return new Spot(PileView.card(CardFace.back()), words).badge(words);
    }
}
