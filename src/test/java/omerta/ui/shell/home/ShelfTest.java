package omerta.ui.shell.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.ui.Boards;
import omerta.ui.Ui;
import omerta.ui.board.BoardMaker;
import omerta.ui.shell.kit.Look;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// All games are seen at once on the home screen, as large as the window allows.
class ShelfTest {

    private static final int PASSES = 3;

    @ParameterizedTest
    @CsvSource({
        "1, 1280, 720, 400", "3, 1280, 720, 300", "5, 1280, 720, 170",
        "3, 1920, 1080, 500", "5, 1920, 1080, 300", "5, 3840, 2160, 700"
    })
    void allGamesAreSeenWithoutScrollingAndFillTheShelf(int games, double width, double height, double least) {
        HomeScreen home = home(games);
        Scene scene = scene(home, width, height, 100);
        List<Rectangle2D> cards = cards(scene);
        Bounds shelf = Ui.get(() -> {
            Node roll = scene.lookup(".home > .roll");
            return roll.localToScene(roll.getLayoutBounds());
        });
        assertThat(cards)
                .hasSize(games)
                .allSatisfy(card -> assertThat(
                                shelf.contains(card.getMinX(), card.getMinY(), card.getWidth(), card.getHeight()))
                        .isTrue());
        assertThat(posters(scene)).allSatisfy(poster -> assertThat(poster).isGreaterThan(least));
        assertThat(filled(cards, shelf)).isGreaterThan(0.5);
        assertThat(focusOrder(scene)).isEqualTo(wanted(games));
    }

    @ParameterizedTest
    @CsvSource({"3, 1024, 700, 100", "5, 1024, 700, 100", "5, 1280, 720, 200", "5, 3840, 2160, 200", "5, 1280, 500, 100"
    })
    void whatDoesNotFitScrolls(int games, double width, double height, int percent) {
        Scene scene = scene(home(games), width, height, percent);
        List<Rectangle2D> cards = cards(scene);
        for (Rectangle2D card : cards) {
            assertThat(card.getMinX()).isNotNegative();
            assertThat(card.getMaxX()).isLessThanOrEqualTo(width);
            assertThat(cards).filteredOn(other -> other != card).noneMatch(card::intersects);
        }
        assertThat(focusOrder(scene)).isEqualTo(wanted(games));
    }

    private static HomeScreen home(int games) {
        Phrases phrases = Phrases.of(Language.ENGLISH);
        List<BoardMaker<?, ?>> makers = Boards.all();
        return Ui.get(() -> new HomeScreen(
                phrases,
                nobody(),
                IntStream.range(0, games)
                        .mapToObj(i -> poster(phrases, makers.get(i % makers.size()), i))
                        .toList(),
                List.of(),
                false,
                Optional.empty()));
    }

    private static Host nobody() {
        return (Host) Proxy.newProxyInstance(
                ShelfTest.class.getClassLoader(), new Class<?>[] {Host.class}, (proxy, method, args) -> null);
    }

    private static Poster poster(Phrases phrases, BoardMaker<?, ?> maker, int number) {
        Phrases words = phrases.with(maker.game());
        return new Poster(
                "g" + number,
                words.words(maker.game() + ".title"),
                words.words(maker.game() + ".line"),
                3,
                6,
                maker.poster(),
                true,
                true);
    }

    private static Scene scene(HomeScreen home, double width, double height, int percent) {
        return Ui.get(() -> {
            Scene made = new Scene(home.root(), width, height);
            new Look(true, percent)
                    .apply(
                            made,
                            Boards.all().stream().map(BoardMaker::styleSheet).toList());
            for (int i = 0; i < PASSES; i++) {
                made.getRoot().applyCss();
                made.getRoot().layout();
            }
            return made;
        });
    }

    /// What is drawn of each card.
    private static List<Rectangle2D> cards(Scene scene) {
        return Ui.get(() -> Ui.all(scene.getRoot()).stream()
                .filter(PosterCard.class::isInstance)
                .map(card -> {
                    Bounds bounds = ((PosterCard) card)
                            .getChildrenUnmodifiable().stream()
                                    .filter(Node::isVisible)
                                    .map(node -> node.localToScene(node.getLayoutBounds()))
                                    .reduce(ShelfTest::around)
                                    .orElseThrow();
                    return new Rectangle2D(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight());
                })
                .toList());
    }

    private static Bounds around(Bounds one, Bounds other) {
        double x = Math.min(one.getMinX(), other.getMinX());
        double y = Math.min(one.getMinY(), other.getMinY());
        return new BoundingBox(
                x, y, Math.max(one.getMaxX(), other.getMaxX()) - x, Math.max(one.getMaxY(), other.getMaxY()) - y);
    }

    private static List<Double> posters(Scene scene) {
        return Ui.get(() -> Ui.all(scene.getRoot()).stream()
                .filter(node -> node.getStyleClass().contains("poster-button"))
                .map(node -> node.getLayoutBounds().getHeight())
                .toList());
    }

    /// How much of the shelf's height and width lies between its first and last card, together.
    private static double filled(List<Rectangle2D> cards, Bounds shelf) {
        double high = cards.stream().mapToDouble(Rectangle2D::getMaxY).max().orElse(0)
                - cards.stream().mapToDouble(Rectangle2D::getMinY).min().orElse(0);
        double wide = cards.stream().mapToDouble(Rectangle2D::getMaxX).max().orElse(0)
                - cards.stream().mapToDouble(Rectangle2D::getMinX).min().orElse(0);
        return high * wide / (shelf.getWidth() * shelf.getHeight());
    }

    private static List<String> focusOrder(Scene scene) {
        return Ui.get(() -> Ui.all(scene.getRoot()).stream()
                .filter(node -> node instanceof Button && node.isFocusTraversable())
                .map(Node::getId)
                .filter(id -> id != null && id.startsWith("play-"))
                .toList());
    }

    private static List<String> wanted(int games) {
        return IntStream.range(0, games).mapToObj(i -> "play-g" + i).toList();
    }
}
