package omerta.ui.shell.results;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import omerta.engine.Seat;
import omerta.engine.Table;
import omerta.engine.Viewer;
import omerta.match.Sight;
import omerta.match.Told;
import omerta.text.Phrases;
import omerta.ui.board.Board;
import omerta.ui.board.BoardMaker;
import omerta.ui.board.Desk;
import omerta.ui.board.Picture;
import omerta.ui.board.art.SeatSign;
import omerta.ui.shell.kit.Breadth;
import omerta.ui.shell.kit.Buttons;
import omerta.ui.shell.kit.Head;
import omerta.ui.shell.kit.Roll;
import omerta.ui.shell.kit.Screen;
import omerta.ui.shell.log.Line;
import omerta.ui.shell.log.LogPane;

/// A match that is over, move by move, with all hands open.
///
/// @param <S> the type of state
/// @param <A> the type of action
public final class ReplayScreen<S, A> implements Screen {

    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");
    private static final double NARROW_EMS = 72;

    private final Phrases phrases;
    private final Sight<S, A> sight;
    private final Board<S, A> board;
    private final Runnable back;
    private final BorderPane root = new BorderPane();
    private final Slider slider = new Slider();
    private final Label at = new Label();
    private final Label told = Buttons.label("", "sentence-words");
    private final StackPane tray = new StackPane();
    private final LogPane log;
    private final List<Line> lines;
    private final List<Told> all;
    private final Table table;
    private Seat seat = Seat.of(0);
    private int move;

    /// A replay, at its start.
    ///
    /// @param title of the game
    /// @param desk of somebody who looks on
    /// @param rules opens the rulebook at a clause
    /// @param back leads to the results
    public ReplayScreen(
            Phrases phrases,
            String title,
            Sight<S, A> sight,
            BoardMaker<S, A> maker,
            Desk<A> desk,
            Consumer<String> rules,
            Runnable back) {
        this.phrases = phrases;
        this.sight = sight;
        this.back = back;
        table = sight.table();
        board = maker.make(sight.game(), desk);
        all = sight.log(0, Viewer.TABLE);
        lines = Line.of(all, table, phrases);
        log = new LogPane(phrases, rules);
        root.getStyleClass().addAll("page", "replay");
        root.setTop(new Head(phrases, phrases.words("replay.title", title), back));
        StackPane felt = new StackPane(board.middle());
        felt.getStyleClass().add("felt");
        felt.setMinSize(0, 0);
        root.setCenter(felt);
        Breadth.watch(root, told, NARROW_EMS, this::narrow);
        told.getStyleClass().add("replay-told");
        Roll words = new Roll(told);
        words.getStyleClass().add("replay-words");
        root.setBottom(new VBox(hands(), words, controls()));
        slider.valueProperty().addListener((_, _, now) -> go((int) Math.round(now.doubleValue())));
        draw(newsOf(0));
    }

    private void narrow(boolean narrow) {
        root.setRight(narrow ? null : log);
        root.pseudoClassStateChanged(COMPACT, narrow);
    }

    private HBox hands() {
        HBox signs = new HBox();
        signs.getStyleClass().add("replay-signs");
        ToggleGroup group = new ToggleGroup();
        for (Seat one : table.seats()) {
            ToggleButton button = new ToggleButton("", new SeatSign(table.player(one)).sized("small"));
            String words = phrases.words("replay.hand", Phrases.name(one, table));
            button.setAccessibleText(words);
            Buttons.tip(button, words);
            button.getStyleClass().add("icon-only");
            button.setToggleGroup(group);
            button.setSelected(one.equals(seat));
            button.setOnAction(_ -> {
                seat = one;
                button.setSelected(true);
                drawTray(List.of());
            });
            signs.getChildren().add(button);
        }
        tray.getStyleClass().add("tray");
        HBox.setHgrow(tray, Priority.ALWAYS);
        HBox hands = new HBox(signs, tray);
        hands.getStyleClass().addAll("bottom", "replay-hands");
        return hands;
    }

    private HBox controls() {
        slider.setMax(sight.moves());
        slider.setBlockIncrement(1);
        slider.setAccessibleText(phrases.words("replay.slider"));
        slider.setId("replay-slider");
        HBox.setHgrow(slider, Priority.ALWAYS);
        HBox controls = new HBox(
                step("mdi2s-skip-backward", "replay.first", -sight.moves()),
                step("mdi2s-step-backward", "replay.back", -1),
                step("mdi2s-step-forward", "replay.next", 1),
                step("mdi2s-skip-forward", "replay.last", sight.moves()),
                slider,
                at);
        at.setMinWidth(HBox.USE_PREF_SIZE);
        controls.getStyleClass().add("replay-controls");
        return controls;
    }

    private Button step(String icon, String key, int by) {
        return Buttons.iconOnly(icon, phrases.words(key), "", () -> slider.setValue(move + by));
    }

    private void go(int to) {
        int target = Math.clamp(to, 0, sight.moves());
        if (target == move) {
            return;
        }
        boolean next = target == move + 1;
        move = target;
        draw(next ? newsOf(target) : List.of());
    }

    private List<Told> newsOf(int target) {
        return all.stream().filter(one -> one.move() == target).toList();
    }

    private void draw(List<Told> news) {
        board.show(new Picture<>(sight.openView(move), Optional.empty(), Optional.empty(), news));
        drawTray(news);
        at.setText(phrases.words("replay.at", move, sight.moves()));
        told.setText(lines.stream()
                .filter(line -> line.move() == move)
                .map(Line::words)
                .reduce("", (a, b) -> a.isEmpty() ? b : a + " " + b));
        log.show(lines.stream().filter(line -> line.move() <= move).toList());
    }

    private void drawTray(List<Told> news) {
        Picture<S> picture = new Picture<>(sight.openView(move), Optional.of(seat), Optional.empty(), news);
        tray.getChildren().setAll(board.tray(picture, seat));
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        slider.requestFocus();
    }

    @Override
    public boolean pressed(KeyEvent event) {
        return Screen.escapes(event, back);
    }
}
