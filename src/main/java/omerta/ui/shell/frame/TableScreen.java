package omerta.ui.shell.frame;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import omerta.engine.Seat;
import omerta.text.Phrases;
import omerta.ui.shell.kit.Screen;

/// The frame round a table. It draws standings; drawing one twice leaves the same scene.
///
/// @param <A> the type of action
public final class TableScreen<A> implements Screen {

    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");
    private static final PseudoClass COACHED = PseudoClass.getPseudoClass("coached");
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    private static final double COMPACT_EMS = 72;
    private static final double NARROW_EMS = 82;

    private final Phrases phrases;
    private final Steward<A> steward;
    private final BorderPane frame = new BorderPane();
    private final TopLine top;
    private final CoachBar coach;
    private final List<SeatCard> cards;
    private final Region board;
    private final StackPane tray = new StackPane();
    private final SidePane<A> side;
    private final StackPane felt = new StackPane();
    private final BorderPane left = new BorderPane();
    private final VBox seats = new VBox();
    private final HBox strip = new HBox();
    private List<Choice<A>> choices = List.of();
    private boolean compact;
    private double em;

    /// A frame round this board.
    ///
    /// @param middle the board
    /// @param facts the public facts of a seat
    /// @param first what is shown at first
    /// @param em the size of the type in pixels
    public TableScreen(
            Phrases phrases,
            Steward<A> steward,
            Region middle,
            Function<Seat, Region> facts,
            Standing<A> first,
            double em) {
        this.phrases = phrases;
        this.steward = steward;
        this.board = middle;
        top = new TopLine(phrases, steward, this::fold, this::actions, this::keys);
        coach = new CoachBar(phrases, steward);
        cards = first.seats().stream()
                .map(sitting -> new SeatCard(phrases, steward, sitting, facts.apply(sitting.seat())))
                .toList();
        side = new SidePane<>(phrases, steward);
        this.em = em;
        layOut(middle);
        show(first);
    }

    private void layOut(Region middle) {
        seats.getStyleClass().add("seats");
        strip.getStyleClass().add("seat-strip");
        for (SeatCard card : cards) {
            VBox.setVgrow(card, Priority.ALWAYS);
            HBox.setHgrow(card, Priority.ALWAYS);
        }
        felt.getChildren().add(middle);
        felt.getStyleClass().add("felt");
        felt.setMinSize(0, 0);
        tray.getStyleClass().add("tray");
        StackPane bottom = new StackPane(tray);
        bottom.getStyleClass().add("bottom");
        bottom.visibleProperty().bind(Bindings.isNotEmpty(tray.getChildren()));
        bottom.managedProperty().bind(bottom.visibleProperty());
        left.setCenter(felt);
        left.setBottom(bottom);
        left.setMinSize(0, 0);
        compact(false);
        frame.getStyleClass().add("table-screen");
        frame.setTop(new VBox(top, coach));
        frame.setCenter(left);
        frame.widthProperty().addListener((_, _, _) -> fit());
        placeSide();
    }

    /// Lets the board go, which will be shown elsewhere.
    public void release() {
        felt.getChildren().clear();
    }

    /// The type has another size from now on, in pixels.
    public void type(double size) {
        em = size;
        fit();
    }

    private void fit() {
        boolean tight = frame.getWidth() > 0 && frame.getWidth() < COMPACT_EMS * em;
        if (tight != compact) {
            compact(tight);
        }
        frame.pseudoClassStateChanged(NARROW, !compact && frame.getWidth() < NARROW_EMS * em);
    }

    /// Shows this.
    public void show(Standing<A> standing) {
        top.show(standing);
        coach.say(standing.coach());
        frame.pseudoClassStateChanged(COACHED, standing.coach().isPresent());
        for (int i = 0; i < cards.size(); i++) {
            cards.get(i).show(standing.seats().get(i));
        }
        tray.getChildren().setAll(standing.tray().stream().toList());
        choices = standing.choices();
        side.show(standing);
        placeSide();
    }

    @Override
    public Parent root() {
        return frame;
    }

    @Override
    public void shown() {
        if (top.goOn().isVisible()) {
            top.goOn().requestFocus();
        } else if (!isFocusOnTable()) {
            frame.requestFocus();
            firstOf(tray).or(() -> firstOf(board)).ifPresent(Node::requestFocus);
        }
    }

    private boolean isFocusOnTable() {
        Node node = frame.getScene() == null ? null : frame.getScene().getFocusOwner();
        while (node != null && !node.equals(tray) && !node.equals(board)) {
            node = node.getParent();
        }
        return node != null;
    }

    /// Says what is still needed or what will happen.
    public void hint(Optional<String> sentence) {
        top.sentence().hint(sentence);
    }

    /// Keeps the last lines of the log back, so many.
    public void untold(int lines) {
        side.untold(lines);
    }

    /// Says why something may not be done.
    public void refuse(String reason, String clause) {
        top.sentence().refuse(reason, clause);
    }

    /// Asks whether to do something.
    public void ask(String question, String yes, Runnable then) {
        top.sentence().ask(question, yes, then, this::shown);
    }

    @Override
    public boolean pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            return top.sentence().back() || leaveText() || steward.back();
        }
        boolean typing = frame.getScene().getFocusOwner() instanceof TextInputControl;
        if (typing || event.isShortcutDown() || event.isAltDown()) {
            return false;
        }
        return key(event.getCode());
    }

    private boolean key(KeyCode code) {
        switch (code) {
            case U -> steward.undo();
            case R -> steward.redo();
            case L -> fold();
            case H -> steward.rules(top.sentence().clause());
            case A -> actions();
            case C -> steward.cover();
            case D -> {
                if (top.goOn().isVisible()) {
                    steward.goOn();
                }
            }
            case F1 -> keys();
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean leaveText() {
        boolean typing = frame.getScene().getFocusOwner() instanceof TextInputControl;
        if (typing) {
            shown();
        }
        return typing;
    }

    private void compact(boolean now) {
        compact = now;
        frame.pseudoClassStateChanged(COMPACT, now);
        cards.forEach(card -> card.compact(now));
        (now ? seats : strip).getChildren().clear();
        (now ? strip : seats).getChildren().setAll(cards);
        left.setTop(now ? strip : null);
        left.setLeft(now ? null : seats);
        placeSide();
    }

    private void fold() {
        if (compact) {
            side.openLog();
        } else {
            side.fold();
            placeSide();
        }
    }

    private void actions() {
        if (compact) {
            side.openActions(choices);
        } else {
            side.actions().focus();
        }
    }

    private void placeSide() {
        frame.setRight(compact || side.isEmpty() ? null : side);
    }

    private void keys() {
        steward.sheet(phrases.words("keys.heading"), new KeysPane(phrases), "sheet-small");
    }

    private static Optional<Node> firstOf(Node node) {
        if (node.isFocusTraversable() && node.isVisible() && !node.isDisabled()) {
            return Optional.of(node);
        }
        if (node instanceof Parent parent) {
            return parent.getChildrenUnmodifiable().stream()
                    .map(TableScreen::firstOf)
                    .flatMap(Optional::stream)
                    .findFirst();
        }
        return Optional.empty();
    }
}
