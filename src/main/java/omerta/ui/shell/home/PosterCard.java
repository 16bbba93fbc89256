package omerta.ui.shell.home;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;
import omerta.ui.shell.kit.Buttons;

/// A game on the home screen: its poster, which begins a new match, and below or beside it what else can be done. How
/// large the poster is and where the words stand is told by the [Shelf].
final class PosterCard extends Region {

    private static final double WIDTH_OF_HEIGHT = 0.75;
    private static final double STEP = 0.95;

    private final Button play;
    private final Button art;
    private final Region picture;
    private final VBox words;
    private boolean beside;
    private double high;
    private double tallest;

    PosterCard(Phrases phrases, Host host, Poster poster) {
        getStyleClass().add("poster-card");
        picture = poster.art();
        art = new Button();
        art.setGraphic(picture);
        art.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        art.setAccessibleText(phrases.words("home.play") + ": " + poster.title());
        art.setOnAction(_ -> host.play(poster.id()));
        art.getStyleClass().add("poster-button");
        art.setFocusTraversable(false);
        play = Buttons.primary(phrases.words("home.play"), () -> host.play(poster.id()));
        play.setId("play-" + poster.id());
        FlowPane buttons = new FlowPane(Orientation.HORIZONTAL, play);
        buttons.getStyleClass().add("poster-buttons");
        if (poster.hasLesson()) {
            Button lesson =
                    Buttons.styled(Buttons.button(phrases, "home.lesson", () -> host.lesson(poster.id())), "quiet");
            lesson.setId("lesson-" + poster.id());
            buttons.getChildren().add(lesson);
        }
        buttons.getChildren()
                .add(Buttons.styled(Buttons.button(phrases, "home.rules", () -> host.rules(poster.id())), "quiet"));
        if (poster.hasSample()) {
            Button sample =
                    Buttons.styled(Buttons.button(phrases, "home.sample", () -> host.sample(poster.id())), "quiet");
            sample.setId("sample-" + poster.id());
            buttons.getChildren().add(sample);
        }
        words = new VBox(
                Buttons.label(poster.title(), "title"),
                Buttons.label(poster.tagline()),
                Buttons.label(phrases.words("home.players", poster.least(), poster.most()), "soft"),
                buttons);
        words.getStyleClass().add("poster-words");
        getChildren().addAll(art, words);
    }

    Button playButton() {
        return play;
    }

    /// How wide the card must be at the least.
    double leastWidth() {
        return words.minWidth(-1) + across();
    }

    /// How high the poster can be in a card of this size, so that all words fit too; 0 where there is no room for it.
    double fit(boolean besideIt, double width, double height) {
        double least = art.minHeight(-1);
        double wide = width - across();
        double tall = height - upright();
        double poster = wide / WIDTH_OF_HEIGHT;
        if (besideIt) {
            poster = Math.min(tall, (wide - words.minWidth(-1)) / WIDTH_OF_HEIGHT);
            while (poster >= least && words.prefHeight(wide - poster * WIDTH_OF_HEIGHT) > tall) {
                poster *= STEP;
            }
        } else {
            poster = Math.min(poster, tall - words.prefHeight(wide));
        }
        return width >= leastWidth() && poster >= least ? poster : 0;
    }

    /// How high the card is in this width with a poster of this height, or without one where that is 0.
    double height(boolean besideIt, double width, double poster) {
        double wide = width - across();
        return upright()
                + (besideIt
                        ? Math.max(poster, words.prefHeight(wide - poster * WIDTH_OF_HEIGHT))
                        : poster + words.prefHeight(wide));
    }

    /// How wide the card's things are in this width with a poster of this height.
    double breadth(boolean besideIt, double width, double poster) {
        return besideIt ? width : Math.min(width, Math.max(words.prefWidth(-1), poster * WIDTH_OF_HEIGHT) + across());
    }

    /// Shows the poster in this height, or leaves it out where that is 0.
    ///
    /// @param used how high this card and those beside it are; it stands in the middle of its room as if it were so high
    void lay(boolean besideIt, double poster, double used) {
        beside = besideIt;
        high = poster;
        tallest = used;
        art.setVisible(poster > 0);
        Insets around = art.getInsets();
        picture.setPrefSize(
                Math.max(0, poster * WIDTH_OF_HEIGHT - around.getLeft() - around.getRight()),
                Math.max(0, poster - around.getTop() - around.getBottom()));
        requestLayout();
    }

    private double across() {
        return snappedLeftInset() + snappedRightInset();
    }

    private double upright() {
        return snappedTopInset() + snappedBottomInset();
    }

    @Override
    protected void layoutChildren() {
        double left = snappedLeftInset();
        double top = snappedTopInset() + Math.max(0, getHeight() - tallest) / 2;
        double posterWide = high * WIDTH_OF_HEIGHT;
        double wide = getWidth() - across() - (beside ? posterWide : 0);
        double wordsHigh = words.prefHeight(wide);
        double inner = Math.max(high, wordsHigh);
        art.resizeRelocate(left, beside ? top + (inner - high) / 2 : top, posterWide, high);
        words.resizeRelocate(
                beside ? left + posterWide : left,
                beside ? top + (inner - wordsHigh) / 2 : top + high,
                wide,
                wordsHigh);
    }
}
