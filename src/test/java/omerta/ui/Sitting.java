package omerta.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import javafx.stage.Stage;
import omerta.engine.Decision;
import omerta.engine.Game;
import omerta.engine.Message;
import omerta.engine.Player;
import omerta.engine.Privacy;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Table;
import omerta.engine.Viewer;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Start;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.ui.board.Board;
import omerta.ui.board.BoardMaker;
import omerta.ui.board.Desk;
import omerta.ui.board.Pace;
import omerta.ui.board.Picture;
import omerta.ui.board.kit.Spot;
import omerta.ui.shell.kit.Look;

/// One seat in hand at a table of any game in a window, or somebody who looks at the open table, and a desk that notes what
/// the table hands in.
///
/// @param <S> the type of state
/// @param <A> the type of action
public class Sitting<S, A> implements Desk<A> {

    /// What is played.
    public final Match<S, A> match;

    /// What the table handed in.
    public final List<A> chosen = new ArrayList<>();

    /// The seats that it let act of their own will, or behind their curtains.
    public final List<Seat> acting = new ArrayList<>();

    /// The clauses of what it refused.
    public final List<String> refused = new ArrayList<>();

    /// The table.
    public final Board<S, A> board;

    /// The middle of the table and below it the tray.
    public final BorderPane root = new BorderPane();

    /// What is in the window.
    public final Scene scene;

    /// How fast things move; they do not, at first.
    public Pace pace = Pace.STILL;

    /// What the sentence line says, if the table said anything.
    public Optional<String> hint = Optional.empty();

    /// How many of the last news are still to be told, as the table says.
    public int untold;

    private final Table table;
    private final Seat actor;
    private final boolean open;
    private final Stage stage;
    private Phrases phrases;

    /// Sits down at this position.
    ///
    /// @param actor whose actions are offered
    /// @param open whether the table is open; else the actor has lifted the curtain
    protected Sitting(BoardMaker<S, A> maker, Game<S, A> game, Table table, S state, Seat actor, boolean open) {
        this.table = table;
        this.actor = actor;
        this.open = open;
        phrases = Phrases.of(Language.ENGLISH).with(maker.game());
        match = switch (Match.begin(game, table, new Start.Position<>(state))) {
            case Began.Fine<S, A>(var begun) -> begun;
            case Began.Refused<S, A>(var reason) -> throw new AssertionError(reason);
        };
        board = Ui.get(() -> maker.make(match.game(), this));
        scene = Ui.get(() -> {
            Scene made = new Scene(root, 960, 700);
            new Look(true, 100).apply(made, List.of(maker.styleSheet()));
            return made;
        });
        stage = Ui.window(scene, 960, 700);
        Ui.mouseAway();
        Ui.run(() -> root.setCenter(board.middle()));
        show();
        Ui.settle(scene);
    }

    /// Whose actions are offered.
    public Seat actor() {
        return actor;
    }

    /// Speaks in these words from now on.
    public void speak(Phrases words) {
        phrases = words;
    }

    /// Draws the match as it stands.
    public void show() {
        show(picture());
    }

    /// Draws the match as it stands, with the last move as news.
    public void showNews() {
        Picture<S> now = picture();
        show(new Picture<>(
                now.view(),
                now.hand(),
                now.actor(),
                match.log(match.moves(), now.view().viewer())));
    }

    /// Shows all the last move, while nobody is asked for anything.
    public void moment() {
        show(new Picture<>(
                match.view(Viewer.TABLE), Optional.empty(), Optional.empty(), match.log(match.moves(), Viewer.TABLE)));
    }

    private void show(Picture<S> picture) {
        Ui.run(() -> {
            board.show(picture);
            root.setBottom(picture.hand().map(seat -> board.tray(picture, seat)).orElse(null));
        });
    }

    private Picture<S> picture() {
        return new Picture<>(
                match.view(viewer()),
                open ? Optional.empty() : Optional.of(actor),
                match.turn().of(actor).filter(this::isOffered).map(Decision::seat),
                List.of());
    }

    private boolean isOffered(Decision decision) {
        return !open || decision.privacy() != Privacy.IN_HAND;
    }

    private Viewer viewer() {
        return open ? Viewer.TABLE : actor;
    }

    /// The first spot that fits.
    public Spot spot(Predicate<Spot> fits) {
        return Ui.get(() -> Ui.find(root, Spot.class, fits).orElseThrow());
    }

    /// What the tests of this game call a spot: its letter.
    protected String key(Spot spot) {
        return spot.letter();
    }

    /// The spot with this key.
    public Spot spot(String key) {
        return spot(spot -> key(spot).equals(key));
    }

    /// Puts the focus on the spot with this key.
    public void focus(String key) {
        Spot spot = spot(key);
        Ui.run(spot::requestFocus);
    }

    /// The key of the spot that has the focus; empty where none has.
    public String focused() {
        return Ui.get(() -> scene.getFocusOwner() instanceof Spot spot ? key(spot) : "");
    }

    /// The spots that fit, in the order of the scene.
    public List<Spot> spots(Predicate<Spot> fits) {
        return Ui.get(() -> Ui.all(root).stream()
                .filter(Spot.class::isInstance)
                .map(Spot.class::cast)
                .filter(fits)
                .toList());
    }

    /// The keys of the spots that fit.
    public List<String> keys(Predicate<Spot> fits) {
        return spots(fits).stream().map(this::key).toList();
    }

    /// The keys of the spots that glow.
    public List<String> glowing() {
        return keys(Spot::isTarget);
    }

    /// Chooses these spots, one after another.
    public void press(String... keys) {
        for (String key : keys) {
            Spot spot = spot(key);
            Ui.run(spot::press);
        }
    }

    /// Clicks these spots with the mouse, one after another.
    public void click(String... keys) {
        for (String key : keys) {
            Ui.click(spot(key));
        }
    }

    /// Goes to these spots and chooses them by Enter, one after another.
    public void enter(String... keys) {
        for (String key : keys) {
            focus(key);
            Ui.type(KeyCode.ENTER);
        }
    }

    /// Presses the button with these words.
    public void step(String words) {
        Button button = Ui.get(() ->
                Ui.find(root, Button.class, it -> it.getText().equals(words)).orElseThrow());
        Ui.run(button::fire);
    }

    /// The words of the spots that fit.
    public List<String> words(Predicate<Spot> fits) {
        return spots(fits).stream().map(Node::getAccessibleText).toList();
    }

    /// What all labels of a part of the scene say.
    public List<String> labels(Node part) {
        Ui.settle(scene);
        return Ui.get(() -> Ui.all(part).stream()
                .filter(Label.class::isInstance)
                .map(label -> ((Label) label).getText())
                .toList());
    }

    /// Everything in the scene that can be read or is kept with a node.
    public List<String> dump() {
        return dump(root);
    }

    /// Everything in a part of the scene that can be read or is kept with a node.
    public List<String> dump(Node part) {
        Ui.settle(scene);
        return Ui.get(() -> Ui.all(part).stream().map(Sitting::line).toList());
    }

    private static String line(Node node) {
        return String.join(
                "|",
                node.getClass().getSimpleName(),
                String.valueOf(node.getId()),
                String.valueOf(node.getStyleClass()),
                String.valueOf(node.getPseudoClassStates().stream()
                        .map(Object::toString)
                        .filter(state -> !state.matches("hover|focus.*|pressed"))
                        .sorted()
                        .toList()),
                String.valueOf(node.getAccessibleText()),
                String.valueOf(node.getUserData()),
                node instanceof Labeled labeled ? labeled.getText() : "",
                node instanceof SVGPath path ? path.getContent() : "",
                node.localToScene(node.getLayoutBounds()).toString());
    }

    /// Gets up.
    public void close() {
        Ui.run(stage::close);
    }

    @Override
    public Player player(Seat seat) {
        return table.player(seat);
    }

    @Override
    public int seats() {
        return table.size();
    }

    @Override
    public List<A> choices() {
        return open ? match.openActions(actor) : match.legalActions(actor);
    }

    @Override
    public Ruling judge(A action) {
        return match.judge(actor, action);
    }

    @Override
    public Ruling judge(List<A> row) {
        return match.judge(actor, row);
    }

    @Override
    public String describe(A action) {
        return say(match.telling().describe(match.view(viewer()).state(), actor, action));
    }

    @Override
    public List<String> advice(A action) {
        return match.telling().advice(match.view(viewer()).state(), actor, action).stream()
                .map(this::say)
                .toList();
    }

    @Override
    public String say(Message message) {
        return phrases.say(message, table);
    }

    @Override
    public String words(String key, Object... args) {
        return phrases.words(key, args);
    }

    @Override
    public void choose(A action) {
        chosen.add(action);
    }

    @Override
    public void act(Seat seat) {
        acting.add(seat);
    }

    @Override
    public void hint(Optional<String> sentence) {
        hint = sentence;
    }

    @Override
    public void refuse(Ruling.Illegal illegal) {
        refused.add(illegal.clause());
    }

    @Override
    public void untold(int news) {
        untold = news;
    }

    @Override
    public void sheet(String title, Region content) {
        root.setRight(content);
    }

    @Override
    public Pace pace() {
        return pace;
    }
}
