package omerta.ui.shell.curtain;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;
import omerta.ui.board.art.SeatSign;
import omerta.ui.shell.kit.Breadth;
import omerta.ui.shell.kit.Buttons;
import omerta.ui.shell.kit.Delay;
import omerta.ui.shell.kit.Roll;
import omerta.ui.shell.kit.Screen;
import org.jspecify.annotations.Nullable;

/// The curtain: it names the next seat and holds nothing else.
public final class CurtainScreen implements Screen {

    private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");
    private static final double LOW_EMS = 34;

    private final Keeper keeper;
    private final Delay delay;
    private final StackPane root = new StackPane();
    private final DeadTime dead = new DeadTime(root);
    private final Button lift;
    private final @Nullable Lock lock;
    private boolean done;

    /// A curtain with this sign, kept by this keeper; its dead time passes by this delay.
    public CurtainScreen(Phrases phrases, Sign sign, Keeper keeper, Delay delay) {
        this.keeper = keeper;
        this.delay = delay;
        this.lock = sign.locked() ? new Lock(phrases, keeper) : null;
        lift = Buttons.primary(phrases.words("curtain.lift", sign.name()), this::tryLift);
        lift.setId("lift");
        root.getStyleClass().add("curtain");
        Label words = Buttons.label(phrases.words("curtain.pass", sign.name()), "curtain-words");
        Roll leaf = new Roll(middle(sign, words));
        leaf.getStyleClass().add("curtain-leaf");
        leaf.setMaxHeight(Region.USE_PREF_SIZE);
        StackPane room = new StackPane(leaf);
        room.getStyleClass().add("curtain-room");
        room.setMinSize(0, 0);
        BorderPane front = new BorderPane(room);
        front.setBottom(foot(phrases, sign));
        root.getChildren().addAll(folds(), front);
        Breadth.watchHeight(root, words, LOW_EMS, low -> root.pseudoClassStateChanged(LOW, low));
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        root.applyCss(); // what scrolls joins the scene with its skin, and only what is in the scene takes the focus
        focused().requestFocus();
        dead.begin(delay);
    }

    private Node focused() {
        return lock == null ? lift : lock.field();
    }

    private static Region folds() {
        Region folds = new Region();
        folds.getStyleClass().add("folds");
        return folds;
    }

    private VBox middle(Sign sign, Label words) {
        VBox middle =
                new VBox(new SeatSign(sign.player()).sized("large"), Buttons.label(sign.name(), "curtain-name"), words);
        middle.getStyleClass().add("curtain-middle");
        if (lock != null) {
            lock.field().setOnAction(_ -> tryLift());
            middle.getChildren().add(lock);
        }
        middle.getChildren().add(lift);
        return middle;
    }

    private HBox foot(Phrases phrases, Sign sign) {
        HBox foot = new HBox();
        foot.getStyleClass().add("curtain-foot");
        if (sign.canGoBack()) {
            foot.getChildren().add(once("mdi2a-arrow-left", phrases.words("curtain.back"), keeper::returnToTable));
        }
        if (sign.canTakeBack()) {
            foot.getChildren().add(once("mdi2u-undo", phrases.words("curtain.takeBack"), keeper::takeBack));
        }
        foot.getChildren().add(once("mdi2e-exit-to-app", phrases.words("curtain.leave"), keeper::leave));
        return foot;
    }

    private Button once(String icon, String words, Runnable action) {
        return Buttons.styled(Buttons.withIcon(icon, words, () -> onlyOnce(action)), "quiet");
    }

    private void tryLift() {
        if (lock == null || lock.opens()) {
            onlyOnce(keeper::lift);
        }
    }

    private void onlyOnce(Runnable action) {
        if (!done) {
            done = true;
            action.run();
        }
    }
}
