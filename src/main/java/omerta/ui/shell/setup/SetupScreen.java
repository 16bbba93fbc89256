package omerta.ui.shell.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.engine.Option;
import omerta.text.Phrases;
import omerta.ui.shell.kit.Breadth;
import omerta.ui.shell.kit.Buttons;
import omerta.ui.shell.kit.Foot;
import omerta.ui.shell.kit.Head;
import omerta.ui.shell.kit.Roll;
import omerta.ui.shell.kit.Screen;

/// Sets a table for a game: seats at the left, what is agreed at the right, the start below.
public final class SetupScreen implements Screen {

    private static final double NARROW_EMS = 84;

    private final Phrases phrases;
    private final Function<Draft, Optional<String>> start;
    private final Runnable back;
    private final BorderPane root = new BorderPane();
    private final SeatRows seats;
    private final AgreedPane agreed;
    private final Label problem = Buttons.label("", "problem");
    private final Button begin;
    private Draft draft;

    /// A table to set.
    ///
    /// @param phrases with the game's own words
    /// @param game the id of the game
    /// @param options of the game
    /// @param first the draft to begin with
    /// @param poster of the game
    /// @param start begins the match, or says why this table cannot
    /// @param lesson begins the guided first turn; empty where it is not offered
    /// @param back leads to the screen before
    public SetupScreen(
            Phrases phrases,
            String game,
            List<Option> options,
            Draft first,
            Region poster,
            Function<Draft, Optional<String>> start,
            Optional<Runnable> lesson,
            Runnable back) {
        this.phrases = phrases;
        this.draft = first;
        this.start = start;
        this.back = back;
        root.getStyleClass().addAll("page", "setup");
        seats = new SeatRows(phrases, this::draft, this::change);
        begin = Buttons.primary(phrases.words("setup.start"), this::begin);
        begin.setId("start");
        agreed = new AgreedPane(phrases, game, options, this::draft, this::change);
        Label line = Buttons.label(phrases.words(game + ".line"));
        PosterPane art = new PosterPane(
                poster,
                new VBox(line, Buttons.label(phrases.words("home.players", first.least(), first.most()), "soft")));
        Breadth.watch(root, line, NARROW_EMS, narrow -> root.setCenter(narrow ? narrow() : broad(art)));
        List<Button> buttons = new ArrayList<>(lesson.map(this::lesson).stream().toList());
        buttons.add(begin);
        root.setTop(new Head(phrases, phrases.words("setup.title", phrases.words(game + ".title")), back));
        root.setBottom(new Foot(problem, buttons));
        change(UnaryOperator.identity());
    }

    private Button lesson(Runnable begins) {
        Button button =
                Buttons.styled(Buttons.withIcon("mdi2s-school", phrases.words("setup.lesson"), begins), "quiet");
        button.setId("first-time");
        return button;
    }

    private HBox broad(PosterPane art) {
        Roll right = new Roll(agreed);
        right.setMaxHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(art, Priority.ALWAYS);
        HBox.setHgrow(seats, Priority.SOMETIMES);
        HBox.setHgrow(right, Priority.SOMETIMES);
        HBox middle = new HBox(art, seats, right);
        middle.getStyleClass().addAll("setup-middle", "broad");
        return middle;
    }

    private Roll narrow() {
        VBox middle = new VBox(seats, agreed);
        middle.getStyleClass().add("setup-middle");
        return new Roll(middle);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        begin.requestFocus();
    }

    @Override
    public boolean pressed(KeyEvent event) {
        return Screen.escapes(event, back);
    }

    private Draft draft() {
        return draft;
    }

    private void change(UnaryOperator<Draft> next) {
        draft = next.apply(draft);
        seats.show(draft);
        agreed.show(draft);
        say(draft.problem().map(phrases::words));
        begin.setDisable(draft.problem().isPresent());
    }

    private void begin() {
        say(start.apply(draft));
    }

    private void say(Optional<String> words) {
        problem.setText(words.orElse(""));
    }
}
