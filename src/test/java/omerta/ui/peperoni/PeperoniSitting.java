package omerta.ui.peperoni;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
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
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniPhase;
import omerta.peperoni.DonPeperoniPositions;
import omerta.peperoni.DonPeperoniState;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.ui.Ui;
import omerta.ui.board.Board;
import omerta.ui.board.Desk;
import omerta.ui.board.Pace;
import omerta.ui.board.Picture;
import omerta.ui.board.Spot;
import omerta.ui.shell.kit.Look;

/// One seat in hand at a table of Don Peperoni in a window, and a desk that plays what the table hands in and notes it.
final class PeperoniSitting implements Desk<DonPeperoniAction> {

    final List<DonPeperoniAction> chosen = new ArrayList<>();
    final List<String> refused = new ArrayList<>();
    final BorderPane root = new BorderPane();
    final Board<DonPeperoniState, DonPeperoniAction> board;
    Optional<String> hint = Optional.empty();
    private final Phrases phrases = Phrases.of(Language.ENGLISH).with("don-peperoni");
    private final Match<DonPeperoniState, DonPeperoniAction> match;
    private final Table table = DonPeperoniPositions.table();
    private final boolean open;
    private final Seat actor;
    private final Scene scene;
    private final Stage stage;

    /// Sits down at this position; the active seat has lifted its curtain.
    static PeperoniSitting inHand(DonPeperoniState state) {
        return new PeperoniSitting(state, false);
    }

    /// Looks at this position at the open table.
    static PeperoniSitting open(DonPeperoniState state) {
        return new PeperoniSitting(state, true);
    }

    private PeperoniSitting(DonPeperoniState state, boolean open) {
        this.open = open;
        actor = state.active();
        match = switch (Match.begin(DonPeperoniPositions.game(), table, new Start.Position<>(state))) {
            case Began.Fine<DonPeperoniState, DonPeperoniAction>(var begun) -> begun;
            case Began.Refused<DonPeperoniState, DonPeperoniAction>(var reason) -> throw new AssertionError(reason);
        };
        board = Ui.get(() -> new DonPeperoniTableMaker().make(match.game(), this));
        scene = Ui.get(() -> {
            Scene made = new Scene(root, 960, 700);
            new Look(true, 100).apply(made, List.of(new DonPeperoniTableMaker().styleSheet()));
            return made;
        });
        stage = Ui.window(scene, 960, 700);
        Ui.run(() -> root.setCenter(board.middle()));
        Ui.run(this::show);
    }

    /// Draws the match as it stands.
    void show() {
        Picture<DonPeperoniState> picture = picture();
        board.show(picture);
        root.setBottom(open ? null : board.tray(picture, actor));
    }

    /// Shows what has just happened to all.
    void moment() {
        Ui.run(() -> {
            board.show(new Picture<>(
                    match.view(Viewer.TABLE),
                    Optional.empty(),
                    Optional.empty(),
                    match.log(match.moves(), Viewer.TABLE)));
            root.setBottom(null);
        });
    }

    private Picture<DonPeperoniState> picture() {
        Viewer viewer = open ? Viewer.TABLE : actor;
        DonPeperoniState state = match.view(Viewer.TABLE).state();
        boolean acts = state.active().equals(actor) && (!open || state.phase() == DonPeperoniPhase.HOME);
        return new Picture<>(
                match.view(viewer),
                open ? Optional.empty() : Optional.of(actor),
                acts ? Optional.of(actor) : Optional.empty(),
                List.of());
    }

    /// The first spot whose words begin so.
    Spot spot(String words) {
        return Ui.get(
                () -> Ui.find(root, Spot.class, spot -> spot.getAccessibleText().startsWith(words))
                        .orElseThrow());
    }

    /// Chooses these spots, one after another.
    void press(String... words) {
        for (String start : words) {
            Spot spot = spot(start);
            Ui.run(spot::press);
        }
    }

    /// Presses the button with these words.
    void step(String words) {
        Button button = Ui.get(() ->
                Ui.find(root, Button.class, it -> it.getText().equals(words)).orElseThrow());
        Ui.run(button::fire);
    }

    /// Puts the focus on a spot.
    void focus(String words) {
        Spot spot = spot(words);
        Ui.run(spot::requestFocus);
    }

    /// The words of the spots that fit.
    List<String> words(Predicate<Spot> fits) {
        return Ui.get(() -> Ui.all(root).stream()
                .filter(Spot.class::isInstance)
                .map(Spot.class::cast)
                .filter(fits)
                .map(Node::getAccessibleText)
                .toList());
    }

    /// What all labels of a part of the scene say.
    List<String> labels(Node part) {
        Ui.settle(scene);
        return Ui.get(() -> Ui.all(part).stream()
                .filter(Label.class::isInstance)
                .map(label -> ((Label) label).getText())
                .toList());
    }

    /// Everything in the middle of the table that can be read.
    List<String> middle() {
        Ui.settle(scene);
        return Ui.get(() -> Ui.all(board.middle()).stream()
                .map(node -> node.getClass().getSimpleName()
                        + node.getStyleClass()
                        + node.getAccessibleText()
                        + (node instanceof Label label ? label.getText() : "")
                        + node.localToScene(node.getLayoutBounds()))
                .toList());
    }

    /// The way that is drawn.
    Optional<Walks.Way> way() {
        return Ui.get(() -> ((Surface) board.middle()).path().shown());
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
    public List<DonPeperoniAction> choices() {
        return open ? match.openActions(actor) : match.legalActions(actor);
    }

    @Override
    public Ruling judge(DonPeperoniAction action) {
        return match.judge(actor, action);
    }

    @Override
    public String describe(DonPeperoniAction action) {
        return say(
                match.telling().describe(match.view(open ? Viewer.TABLE : actor).state(), actor, action));
    }

    @Override
    public List<String> advice(DonPeperoniAction action) {
        return List.of();
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
    public void choose(DonPeperoniAction action) {
        chosen.add(action);
        match.play(actor, action);
        show();
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
    public void sheet(String title, Region content) {
        root.setRight(content);
    }

    @Override
    public Pace pace() {
        return Pace.STILL;
    }
}
