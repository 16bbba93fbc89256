package omerta.ui.board.kit;

import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import omerta.ui.board.art.CardFace;
import omerta.ui.board.art.Likeness;
import omerta.ui.board.art.PileView;
import org.jspecify.annotations.Nullable;

/// A place on the table that can be chosen: a card, a pile, a place for one. It can be reached by keys, says what it is
/// to those who cannot see it, and shows by style whether it is chosen, a target, or waits for a choice.
public final class Spot extends Region implements Likeness.Likely {

    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass TARGET = PseudoClass.getPseudoClass("target");
    private static final PseudoClass CHOOSABLE = PseudoClass.getPseudoClass("choosable");
    private static final PseudoClass READY = PseudoClass.getPseudoClass("ready");
    private static final PseudoClass LAST = PseudoClass.getPseudoClass("last");
    private static final PseudoClass TRACE = PseudoClass.getPseudoClass("trace");

    private final Region halo = new Region();
    private @Nullable Label badge;
    private @Nullable Label letter;
    private PileView pile;
    private Runnable onPress = () -> {};
    private Runnable onEnter = () -> {};
    private Consumer<Boolean> onLook = looking -> {};

    /// A spot with this pile on it.
    ///
    /// @param name what it is, in words, for those who cannot see it
    public Spot(PileView pile, String name) {
        this.pile = pile;
        getStyleClass().add("spot");
        setMinSize(0, 0);
        halo.getStyleClass().add("halo");
        halo.setMouseTransparent(true);
        getChildren().addAll(halo, pile);
        setAccessibleRole(AccessibleRole.BUTTON);
        setAccessibleText(name);
        setFocusTraversable(true);
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        addEventHandler(KeyEvent.KEY_PRESSED, this::typed);
        hoverProperty().subscribe(this::look);
        focusedProperty().subscribe(this::look);
    }

    /// The spot with a number on its lower edge.
    ///
    /// @param styleClasses which say what is special about it
    public Spot badge(String text, String... styleClasses) {
        Label label = label(text, "badge");
        label.getStyleClass().addAll(styleClasses);
        badge = label;
        return this;
    }

    /// The spot with the letter that chooses it.
    public Spot letter(String key) {
        Label label = label(key, "key-letter");
        label.setVisible(false);
        letter = label;
        setAccessibleHelp(key);
        return this;
    }

    private Label label(String text, String styleClass) {
        Label label = new Label(text);
        label.getStyleClass().add(styleClass);
        label.setMouseTransparent(true);
        getChildren().add(label);
        return label;
    }

    /// The letter that chooses it, empty where it has none.
    public String letter() {
        return letter == null ? "" : letter.getText();
    }

    /// What a click does.
    public void onPress(Runnable action) {
        onPress = action;
    }

    /// What Enter and the space bar do.
    public void onEnter(Runnable action) {
        onEnter = action;
    }

    /// What happens when somebody begins (true) or ceases (false) to look at it, by the pointer or by keys.
    public void onLook(Consumer<Boolean> action) {
        onLook = action;
    }

    /// Does what a click does.
    public void press() {
        onPress.run();
    }

    /// Shows how it stands.
    ///
    /// @param choosable it can be chosen now
    /// @param ready it waits to be chosen: it can move at once
    /// @param chosen it is chosen
    /// @param target it goes with what is chosen
    public void stand(boolean choosable, boolean ready, boolean chosen, boolean target) {
        pseudoClassStateChanged(READY, ready);
        pseudoClassStateChanged(CHOOSABLE, choosable || target);
        pseudoClassStateChanged(CHOSEN, chosen);
        pseudoClassStateChanged(TARGET, target);
        if (letter != null) {
            letter.setVisible(choosable || target);
        }
    }

    /// Shows it as it was drawn, before anything stood with it in any way.
    void rest() {
        stand(false, false, false, false);
        last(false);
        trace(false);
    }

    /// Shows whether what would be done here is the last thing of a turn.
    public void last(boolean last) {
        pseudoClassStateChanged(LAST, last);
    }

    /// Whether it is shown as waiting to be chosen.
    public boolean isReady() {
        return getPseudoClassStates().contains(READY);
    }

    /// Whether it is shown as chosen.
    public boolean isChosen() {
        return getPseudoClassStates().contains(CHOSEN);
    }

    /// Whether it is shown as a target of what is chosen.
    public boolean isTarget() {
        return getPseudoClassStates().contains(TARGET);
    }

    /// Shows or hides the trace of something that left it.
    void trace(boolean on) {
        pseudoClassStateChanged(TRACE, on);
    }

    /// What lies on it.
    public PileView pile() {
        return pile;
    }

    /// Shows another pile on it.
    public void pile(PileView other) {
        getChildren().set(getChildren().indexOf(pile), other);
        pile = other;
    }

    private void clicked(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
            requestFocus();
            onPress.run();
            event.consume();
        }
    }

    private void typed(KeyEvent event) {
        boolean plain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
        if (plain && (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE)) {
            onEnter.run();
            event.consume();
        }
    }

    /// Tells whoever listens whether it is looked at.
    void look() {
        onLook.accept(isHover() || isFocused());
    }

    @Override
    protected double computePrefWidth(double height) {
        return pile.prefWidth(height);
    }

    @Override
    protected double computePrefHeight(double width) {
        return pile.prefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double w = getWidth();
        double h = getHeight();
        halo.resizeRelocate(0, 0, w, h);
        pile.resizeRelocate(0, 0, w, h);
        double card = h * CardFace.WIDTH / CardFace.HEIGHT;
        if (badge != null) {
            badge.autosize();
            badge.relocate(Math.rint(w - card / 2 - badge.getWidth() / 2), Math.rint(h - badge.getHeight() * 0.6));
        }
        if (letter != null) {
            letter.autosize();
            letter.relocate(Math.rint(w - letter.getWidth() * 0.8), Math.rint(-letter.getHeight() * 0.4));
        }
    }
}
