package omerta.ui.shell.frame;

import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.engine.Seat;
import omerta.text.Phrases;
import omerta.ui.board.art.SeatSign;
import omerta.ui.shell.kit.Buttons;

/// The card of a seat: its sign and name, whether the table waits for it, its public facts, and what it may do now.
final class SeatCard extends VBox {

    private static final PseudoClass ASKED = PseudoClass.getPseudoClass("asked");
    private static final PseudoClass WANTED = PseudoClass.getPseudoClass("wanted");
    private static final PseudoClass WINNER = PseudoClass.getPseudoClass("winner");

    private final Phrases phrases;
    private final Steward<?> steward;
    private final Seat seat;
    private final Label name;
    private final HBox marks = new HBox();
    private final HBox doings = new HBox();
    private final Region facts;

    SeatCard(Phrases phrases, Steward<?> steward, Sitting sitting, Region facts) {
        this.phrases = phrases;
        this.steward = steward;
        this.seat = sitting.seat();
        this.facts = facts;
        getStyleClass().add("seat-card");
        setAccessibleRole(AccessibleRole.TEXT);
        name = new Label(sitting.name());
        name.getStyleClass().add("seat-name");
        name.setMinWidth(0);
        marks.getStyleClass().add("marks");
        marks.setMinWidth(USE_PREF_SIZE);
        doings.getStyleClass().add("doings");
        HBox.setHgrow(name, Priority.ALWAYS);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox head = new HBox(new SeatSign(sitting.player()).sized("small"), name, marks);
        head.getStyleClass().add("seat-head");
        getChildren().addAll(head, facts, doings);
        show(sitting);
    }

    void show(Sitting sitting) {
        pseudoClassStateChanged(ASKED, sitting.asked());
        pseudoClassStateChanged(WINNER, sitting.winner());
        marks.getChildren().clear();
        if (sitting.winner()) {
            mark("mdi2c-crown", "seat.winner", sitting);
        }
        if (sitting.asked()) {
            mark(
                    sitting.hand() ? "mdi2e-eye" : "mdi2t-timer-sand",
                    sitting.hand() ? "seat.hand" : "seat.asked",
                    sitting);
        }
        setAccessibleText(sitting.asked() ? phrases.words("seat.asked", sitting.name()) : sitting.name());
        doings.getChildren().clear();
        if (sitting.mayLook()) {
            doing("mdi2e-eye", phrases.words("seat.look"), () -> steward.look(seat))
                    .pseudoClassStateChanged(WANTED, sitting.shouldLook());
        }
        sitting.act().ifPresent(words -> doing("mdi2g-gesture-tap", words, () -> steward.act(seat)));
        doings.setVisible(!doings.getChildren().isEmpty());
        doings.setManaged(doings.isVisible());
    }

    /// Shows the head alone, where there is little room: the board tells the rest.
    void compact(boolean compact) {
        facts.setVisible(!compact);
        facts.setManaged(!compact);
    }

    private void mark(String icon, String key, Sitting sitting) {
        Label mark = new Label();
        mark.setGraphic(Buttons.icon(icon));
        mark.setAccessibleText(phrases.words(key, sitting.name()));
        Buttons.tip(mark, phrases.words(key, sitting.name()));
        marks.getChildren().add(mark);
    }

    private Button doing(String icon, String words, Runnable action) {
        Button button = Buttons.styled(Buttons.withIcon(icon, words, action), "small", "quiet");
        button.setAccessibleText(words);
        Buttons.tip(button, words);
        doings.getChildren().add(button);
        return button;
    }
}
