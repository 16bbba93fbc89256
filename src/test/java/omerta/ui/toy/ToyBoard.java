package omerta.ui.toy;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.engine.Game;
import omerta.engine.Seat;
import omerta.toy.ToyAction;
import omerta.toy.ToyState;
import omerta.ui.board.Board;
import omerta.ui.board.BoardMaker;
import omerta.ui.board.Desk;
import omerta.ui.board.Picture;
import org.jspecify.annotations.Nullable;

/// Draws every public action as a button in the middle, and every action of the seat in hand as a [Secret] in its tray.
public final class ToyBoard implements Board<ToyState, ToyAction> {

    private final Desk<ToyAction> desk;
    private final VBox middle = new VBox();
    private final List<Picture<ToyState>> shown = new ArrayList<>();

    private ToyBoard(Desk<ToyAction> desk) {
        this.desk = desk;
    }

    /// Makes such tables; remembers the last one.
    public static final class Maker implements BoardMaker<ToyState, ToyAction> {

        private ToyBoard last = new ToyBoard(null);
        private @Nullable Game<ToyState, ToyAction> rules;

        @Override
        public String game() {
            return "toy";
        }

        @Override
        public Board<ToyState, ToyAction> make(Game<ToyState, ToyAction> game, Desk<ToyAction> desk) {
            last = new ToyBoard(desk);
            rules = game;
            return last;
        }

        @Override
        public String styleSheet() {
            return "assets/style/shell.css";
        }

        @Override
        public Region poster() {
            return new Region();
        }

        /// The rules that the table made last may ask.
        public @Nullable Game<ToyState, ToyAction> rules() {
            return rules;
        }

        /// The table made last.
        public ToyBoard last() {
            return last;
        }
    }

    @Override
    public Region middle() {
        return middle;
    }

    @Override
    public Region facts(Seat seat) {
        return new Label("facts");
    }

    @Override
    public Region tray(Picture<ToyState> picture, Seat seat) {
        HBox tray = new HBox();
        if (picture.actor().isEmpty()) {
            tray.getChildren().add(new Secret("hand of " + seat.index()));
        }
        picture.actor()
                .ifPresent(actor -> desk.choices().forEach(action -> {
                    Secret secret = new Secret(desk.describe(action));
                    secret.setOnAction(_ -> desk.choose(action));
                    tray.getChildren().add(secret);
                }));
        return tray;
    }

    @Override
    public void show(Picture<ToyState> picture) {
        shown.add(picture);
        middle.getChildren().clear();
        if (picture.hand().isEmpty() && picture.actor().isPresent()) {
            desk.choices().forEach(action -> {
                Button button = new Button(desk.describe(action));
                button.setOnAction(_ -> desk.choose(action));
                middle.getChildren().add(button);
            });
        }
    }

    @Override
    public boolean back() {
        return false;
    }

    /// All pictures drawn so far.
    public List<Picture<ToyState>> shown() {
        return shown;
    }
}
