package omerta.ui.board.art;

import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import omerta.engine.Player;
import omerta.engine.SeatColour;

/// The sign of a seat: its colour, the shape that goes with the colour, and the initial of its player, so that
/// seats are told apart without colours. It is two ems wide; the style classes `large` and `small` give other
/// sizes.
///
/// Its looks are in `assets/style/seat-sign.css`.
public final class SeatSign extends StackPane implements Likeness.Likely {

    /// The sign of this player's seat.
    public SeatSign(Player player) {
        this(player.colour(), player.name());
    }

    /// The sign of a seat of this colour, whose player has this name; no initial where the name is blank.
    public SeatSign(SeatColour colour, String name) {
        getStyleClass().addAll("seat-sign", colour.name().toLowerCase(Locale.ROOT));
        Region mark = new Region();
        mark.getStyleClass().add("mark");
        getChildren().add(mark);
        if (!name.isBlank()) {
            Label initial = new Label(initial(name));
            initial.getStyleClass().add("initial");
            getChildren().add(initial);
        }
        setMouseTransparent(true);
    }

    /// The same sign with one more style class: `large` or `small`.
    public SeatSign sized(String styleClass) {
        getStyleClass().add(styleClass);
        return this;
    }

    private static String initial(String name) {
        return new String(Character.toChars(name.strip().codePointAt(0))).toUpperCase(Locale.ROOT);
    }
}
