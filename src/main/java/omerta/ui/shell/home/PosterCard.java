package omerta.ui.shell.home;

import javafx.beans.binding.Bindings;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;
import omerta.ui.shell.kit.Buttons;

/// A game on the home screen: its poster, which begins a new match, and what else can be done with it.
final class PosterCard extends HBox {

    private static final double WIDTH_OF_HEIGHT = 0.75;
    private static final double MOST_OF_HEIGHT = 0.84;
    private static final double MOST_OF_WIDTH = 0.52;

    private final Button play;
    private final Button art;

    /// @param alone whether it is the only game, so that its words stand beside the poster
    PosterCard(Phrases phrases, Host host, Poster poster, boolean alone) {
        getStyleClass().add("poster-card");
        Button art = new Button();
        art.setGraphic(poster.art());
        art.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        art.setAccessibleText(phrases.words("home.play") + ": " + poster.title());
        art.setOnAction(_ -> host.play(poster.id()));
        art.getStyleClass().add("poster-button");
        art.setFocusTraversable(false);
        play = Buttons.primary(phrases.words("home.play"), () -> host.play(poster.id()));
        play.setId("play-" + poster.id());
        FlowPane buttons = new FlowPane(Orientation.HORIZONTAL, play);
        buttons.getStyleClass().add("poster-buttons");
        buttons.getChildren()
                .add(Buttons.styled(Buttons.button(phrases, "home.rules", () -> host.rules(poster.id())), "quiet"));
        if (poster.hasSample()) {
            Button sample =
                    Buttons.styled(Buttons.button(phrases, "home.sample", () -> host.sample(poster.id())), "quiet");
            sample.setId("sample-" + poster.id());
            buttons.getChildren().add(sample);
        }
        Label title = Buttons.label(poster.title(), "title");
        Region above = new Region();
        VBox.setVgrow(above, Priority.ALWAYS);
        VBox words = new VBox(
                title,
                Buttons.label(poster.tagline()),
                Buttons.label(phrases.words("home.players", poster.least(), poster.most()), "soft"),
                buttons);
        words.getStyleClass().add("poster-words");
        HBox.setHgrow(words, Priority.ALWAYS);
        this.art = art;
        if (alone) {
            getStyleClass().add("alone");
            getChildren().addAll(art, words);
            poster.art().prefHeightProperty().bind(Bindings.createDoubleBinding(this::room, layoutBoundsProperty()));
            poster.art()
                    .prefWidthProperty()
                    .bind(poster.art().prefHeightProperty().multiply(WIDTH_OF_HEIGHT));
        } else {
            getChildren().add(new VBox(art, words));
        }
    }

    /// How high the poster of a game that is alone may be, in the room of the card.
    private double room() {
        return Math.min(getHeight() * MOST_OF_HEIGHT, getWidth() * MOST_OF_WIDTH / WIDTH_OF_HEIGHT);
    }

    /// Leaves the poster out where there is little room.
    void narrow(boolean narrow) {
        art.setVisible(!narrow);
        art.setManaged(!narrow);
    }

    Button playButton() {
        return play;
    }
}
