package omerta.ui.shell.home;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;
import omerta.ui.board.art.Art;
import omerta.ui.board.art.ArtView;
import omerta.ui.shell.kit.Breadth;
import omerta.ui.shell.kit.Buttons;
import omerta.ui.shell.kit.Roll;
import omerta.ui.shell.kit.Screen;

/// Where the app begins: games at the left, matches to go on with at the right.
public final class HomeScreen implements Screen {

    private static final double NARROW_EMS = 72;

    private final Phrases phrases;
    private final Host host;
    private final BorderPane root = new BorderPane();
    private final Optional<Button> first;

    /// A home screen.
    ///
    /// @param posters the games
    /// @param kept the matches to go on with, the latest first
    /// @param canRestore whether a deleted match can be brought back
    /// @param trouble why nothing can be kept, empty where all is well
    public HomeScreen(
            Phrases phrases,
            Host host,
            List<Poster> posters,
            List<Kept> kept,
            boolean canRestore,
            Optional<String> trouble) {
        this.phrases = phrases;
        this.host = host;
        root.getStyleClass().addAll("page", "home");
        List<PosterCard> cards = posters.stream()
                .map(poster -> new PosterCard(phrases, host, poster))
                .toList();
        first = cards.stream().map(PosterCard::playButton).findFirst();
        Label tagline = Buttons.label(phrases.words("app.tagline"), "soft", "home-tagline");
        VBox side = side(kept, canRestore, trouble);
        Shelf shelf = new Shelf(cards);
        VBox column = new VBox(shelf);
        VBox.setVgrow(shelf, Priority.ALWAYS);
        Roll middle = new Roll(column);
        root.setCenter(middle);
        Breadth.watch(root, tagline, NARROW_EMS, narrow -> {
            middle.setFitToHeight(!narrow);
            root.setTop(narrow ? new VBox(head(tagline), tools()) : head(tagline, tools()));
            root.setRight(null);
            column.getChildren().setAll(shelf);
            if (narrow) {
                column.getChildren().add(side);
            } else {
                root.setRight(side);
            }
        });
    }

    private HBox head(Label tagline, Node... more) {
        ArtView mark = new ArtView(Art.of("assets/shell/mark.svg"), "mark-art");
        ArtView title = new ArtView(Art.of("assets/shell/title.svg"), "lettering");
        title.setAccessibleText(phrases.words("app.name"));
        mark.setMinWidth(Region.USE_PREF_SIZE);
        title.setMinWidth(Region.USE_PREF_SIZE);
        HBox.setHgrow(tagline, Priority.ALWAYS);
        tagline.setMaxWidth(Double.MAX_VALUE);
        HBox head = new HBox(mark, title, tagline);
        head.getChildren().addAll(more);
        head.getStyleClass().add("home-head");
        return head;
    }

    private FlowPane tools() {
        FlowPane tools = new FlowPane(
                tool("mdi2f-folder-open", "home.open", host::openFile),
                tool("mdi2c-chart-bar", "home.statistics", host::statistics),
                tool("mdi2c-cog", "home.settings", host::settings),
                tool("mdi2p-power", "home.quit", host::quit));
        tools.getStyleClass().add("home-tools");
        return tools;
    }

    private Button tool(String icon, String key, Runnable action) {
        return Buttons.styled(Buttons.withIcon(icon, phrases.words(key), action), "quiet");
    }

    private VBox side(List<Kept> kept, boolean canRestore, Optional<String> trouble) {
        VBox side = new VBox();
        side.getStyleClass().add("home-side");
        Label heading = new Label(phrases.words("home.continue"));
        heading.getStyleClass().add("heading");
        side.getChildren().add(heading);
        trouble.ifPresent(why -> side.getChildren().add(Buttons.label(why, "problem")));
        VBox list = new VBox();
        list.getStyleClass().add("kept-list");
        kept.forEach(one -> list.getChildren().add(new KeptRow(phrases, host, one)));
        if (kept.isEmpty()) {
            list.getChildren()
                    .addAll(
                            Buttons.label(phrases.words("home.none")),
                            Buttons.label(phrases.words("home.none.explained"), "soft"));
        }
        Roll scroll = new Roll(list);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        side.getChildren().addAll(scroll);
        if (canRestore) {
            side.getChildren()
                    .add(Buttons.styled(
                            Buttons.withIcon("mdi2d-delete-restore", phrases.words("home.restore"), host::restore),
                            "quiet",
                            "small"));
        }
        side.getChildren().add(Buttons.label(phrases.words("home.drop"), "soft", "small"));
        return side;
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        root.applyCss();
        first.ifPresent(Node::requestFocus);
    }
}
