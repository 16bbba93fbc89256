package omerta.ui.pepe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import omerta.engine.Message;
import omerta.engine.Player;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Table;
import omerta.engine.Viewer;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Start;
import omerta.pepe.DonPepeAction;
import omerta.pepe.DonPepePositions;
import omerta.pepe.DonPepeState;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.ui.Ui;
import omerta.ui.board.Board;
import omerta.ui.board.Desk;
import omerta.ui.board.Pace;
import omerta.ui.board.Picture;
import omerta.ui.board.Spot;
import omerta.ui.shell.kit.Look;

/// One seat in hand at a table of Don Pepe in a window, and a desk that notes what the table hands in.
final class PepeSitting implements Desk<DonPepeAction> {

    final Match<DonPepeState, DonPepeAction> match;
    final List<DonPepeAction> chosen = new ArrayList<>();
    final List<Ruling.Illegal> refused = new ArrayList<>();
    final Board<DonPepeState, DonPepeAction> board;
    final BorderPane root = new BorderPane();
    final Scene scene;
    final Stage stage;
    Pace pace = Pace.STILL;
    Optional<String> hint = Optional.empty();
    private Phrases phrases = Phrases.of(Language.ENGLISH).with("don-pepe");
    private final Table table;
    private final boolean open;
    private final Seat actor;

    /// Sits down at this position, drawn as text; the active seat has lifted its curtain.
    static PepeSitting inHand(String text) {
        return new PepeSitting(text, false);
    }

    /// Looks at this position at the open table.
    static PepeSitting open(String text) {
        return new PepeSitting(text, true);
    }

    private PepeSitting(String text, boolean open) {
        DonPepeState state = DonPepePositions.position(text);
        this.open = open;
        table = DonPepePositions.table(
                state.seats(), "seating", state.terms().seating().text());
        match = switch (Match.begin(DonPepePositions.game(), table, new Start.Position<>(state))) {
            case Began.Fine<DonPepeState, DonPepeAction>(var begun) -> begun;
            case Began.Refused<DonPepeState, DonPepeAction>(var reason) -> throw new AssertionError(reason);
        };
        actor = state.active();
        board = Ui.get(() -> new DonPepeTableMaker().make(match.game(), this));
        scene = Ui.get(() -> {
            Scene made = new Scene(root, 960, 700);
            new Look(true, 100).apply(made, List.of(new DonPepeTableMaker().styleSheet()));
            return made;
        });
        stage = Ui.window(scene, 960, 700);
        Ui.run(() -> root.setCenter(board.middle()));
        show();
    }

    /// Who has lifted the curtain.
    Seat actor() {
        return actor;
    }

    /// Speaks in these words from now on.
    void speak(Phrases words) {
        phrases = words;
    }

    /// Draws the match as it stands.
    void show() {
        show(picture());
    }

    /// Draws the match as it stands, with the last move as news.
    void showNews() {
        Picture<DonPepeState> now = picture();
        show(new Picture<>(
                now.view(),
                now.hand(),
                now.actor(),
                match.log(match.moves(), now.view().viewer())));
    }

    private void show(Picture<DonPepeState> picture) {
        Ui.run(() -> {
            board.show(picture);
            root.setBottom(open ? null : board.tray(picture, actor));
        });
    }

    /// What is to be drawn.
    Picture<DonPepeState> picture() {
        Viewer viewer = open ? Viewer.TABLE : actor;
        return new Picture<>(
                match.view(viewer), open ? Optional.empty() : Optional.of(actor), Optional.of(actor), List.of());
    }

    /// The spot with this key: its letter, or `c` and the number of a chair.
    Spot spot(String key) {
        return Ui.find(root, Spot.class, spot -> key(spot).equals(key)).orElseThrow();
    }

    /// Clicks these spots, one after another.
    void click(String... keys) {
        for (String key : keys) {
            Ui.click(spot(key));
        }
    }

    /// Puts the focus on the spot with this key.
    void focus(String key) {
        Spot spot = spot(key);
        Ui.run(spot::requestFocus);
    }

    /// The key of the spot that has the focus.
    String focused() {
        return Ui.get(() -> scene.getFocusOwner() instanceof Spot spot ? key(spot) : "");
    }

    /// The keys of the spots that glow.
    List<String> glowing() {
        return keys(Spot::isTarget);
    }

    /// The keys of the spots that fit.
    List<String> keys(Predicate<Spot> fits) {
        return Ui.get(() -> Ui.all(root).stream()
                .filter(Spot.class::isInstance)
                .map(Spot.class::cast)
                .filter(fits)
                .map(PepeSitting::key)
                .toList());
    }

    private static String key(Spot spot) {
        return spot.letter().isEmpty()
                ? spot.getAccessibleText().replaceFirst("^Chair (\\d+),.*", "c$1")
                : spot.letter();
    }

    /// What is drawn over the table.
    List<Trace> traces() {
        return Ui.get(() -> ((Surface) board.middle()).lines().shown());
    }

    /// What was handed in, as short text.
    List<String> done() {
        return chosen.stream().map(action -> DonPepePositions.text(action)).toList();
    }

    /// Everything in the scene that can be read or is kept with a node.
    List<String> dump() {
        Ui.settle(scene);
        return Ui.get(() -> Ui.all(root).stream().map(PepeSitting::dump).toList());
    }

    private static String dump(Node node) {
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
                node instanceof javafx.scene.control.Labeled labeled ? labeled.getText() : "",
                node instanceof javafx.scene.shape.SVGPath path ? path.getContent() : "",
                node.localToScene(node.getLayoutBounds()).toString());
    }

    void close() {
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
    public List<DonPepeAction> choices() {
        return open ? match.openActions(actor) : match.legalActions(actor);
    }

    @Override
    public Ruling judge(DonPepeAction action) {
        return match.judge(actor, action);
    }

    @Override
    public String describe(DonPepeAction action) {
        return say(match.telling().describe(picture().view().state(), actor, action));
    }

    @Override
    public List<String> advice(DonPepeAction action) {
        return match.telling().advice(picture().view().state(), actor, action).stream()
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
    public void choose(DonPepeAction action) {
        chosen.add(action);
    }

    @Override
    public void hint(Optional<String> sentence) {
        hint = sentence;
    }

    @Override
    public void refuse(Ruling.Illegal illegal) {
        refused.add(illegal);
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
