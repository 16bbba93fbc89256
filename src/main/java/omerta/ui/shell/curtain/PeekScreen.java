package omerta.ui.shell.curtain;

import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;
import omerta.ui.board.art.SeatSign;
import omerta.ui.shell.kit.Buttons;
import omerta.ui.shell.kit.Delay;
import omerta.ui.shell.kit.Screen;
import org.jspecify.annotations.Nullable;

/// A seat looks at its own things while the table lies open: they are there as long as a button or key is held.
public final class PeekScreen implements Screen {

    private final Supplier<Region> things;
    private final Delay delay;
    private final VBox root = new VBox();
    private final DeadTime dead = new DeadTime(root);
    private final StackPane holder = new StackPane();
    private final Button hold;
    private final @Nullable Lock lock;

    /// A peek of the seat with this sign.
    ///
    /// @param things makes the seat's private things anew each time
    public PeekScreen(Phrases phrases, Sign sign, Keeper keeper, Supplier<Region> things, Delay delay) {
        this.things = things;
        this.delay = delay;
        this.lock = sign.locked() ? new Lock(phrases, keeper) : null;
        root.getStyleClass().addAll("curtain", "peek");
        holder.getStyleClass().add("peek-holder");
        hold = Buttons.primary(phrases.words("peek.hold"), () -> {});
        hold.setId("hold");
        hold.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> uncover());
        hold.addEventFilter(MouseEvent.MOUSE_RELEASED, _ -> cover());
        hold.addEventFilter(KeyEvent.KEY_PRESSED, event -> key(event, true));
        hold.addEventFilter(KeyEvent.KEY_RELEASED, event -> key(event, false));
        hold.focusedProperty().subscribe(focused -> {
            if (!focused) {
                cover();
            }
        });
        Button back = Buttons.styled(
                Buttons.withIcon("mdi2a-arrow-left", phrases.words("curtain.back"), keeper::returnToTable), "quiet");
        HBox head =
                new HBox(new SeatSign(sign.player()), Buttons.label(phrases.words("peek.of", sign.name()), "heading"));
        head.getStyleClass().add("peek-head");
        root.getChildren()
                .addAll(head, Buttons.label(phrases.words("peek.explained"), "soft"), holder, new HBox(hold, back));
        root.getChildren().getLast().getStyleClass().add("peek-foot");
        if (lock != null) {
            hold.setDisable(true);
            holder.getChildren().add(lock);
            lock.field().setOnAction(_ -> unlock(lock));
        }
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        Node focused = lock == null ? hold : lock.field();
        focused.requestFocus();
        dead.begin(delay);
    }

    @Override
    public void hidden() {
        cover();
    }

    /// Whether the things are on the screen.
    public boolean isUncovered() {
        return !hold.isDisabled() && !holder.getChildren().isEmpty();
    }

    private void unlock(Lock open) {
        if (open.opens()) {
            holder.getChildren().clear();
            hold.setDisable(false);
            hold.requestFocus();
        }
    }

    private void key(KeyEvent event, boolean down) {
        if (event.getCode() == KeyCode.SPACE || event.getCode() == KeyCode.ENTER) {
            if (down) {
                uncover();
            } else {
                cover();
            }
            event.consume();
        }
    }

    private void uncover() {
        if (holder.getChildren().isEmpty()) {
            holder.getChildren().setAll(things.get());
        }
    }

    private void cover() {
        if (!hold.isDisabled()) {
            holder.getChildren().clear();
        }
    }
}
