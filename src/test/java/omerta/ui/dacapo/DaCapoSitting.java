package omerta.ui.dacapo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import omerta.dacapo.DaCapoAction;
import omerta.dacapo.DaCapoPositions;
import omerta.dacapo.DaCapoState;
import omerta.engine.Message;
import omerta.engine.Player;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Table;
import omerta.engine.Viewer;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Start;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.ui.Ui;
import omerta.ui.board.Board;
import omerta.ui.board.Desk;
import omerta.ui.board.Pace;
import omerta.ui.board.Picture;
import omerta.ui.board.Spot;
import omerta.ui.shell.kit.Look;

/// One seat in hand at a table of Da Capo! in a window, and a desk that notes what the table hands in.
final class DaCapoSitting implements Desk<DaCapoAction> {

    final Match<DaCapoState, DaCapoAction> match;
    final List<DaCapoAction> chosen = new ArrayList<>();
    final List<Ruling.Illegal> refused = new ArrayList<>();
    final Board<DaCapoState, DaCapoAction> board;
    final BorderPane root = new BorderPane();
    final Scene scene;
    final Stage stage;
    Pace pace = Pace.STILL;
    Optional<String> hint = Optional.empty();
    private final Phrases phrases = Phrases.of(Language.ENGLISH).with("da-capo");
    private final Table table;
    private final boolean open;
    private final Seat actor;

    /// Sits down at this position, drawn as text; the active seat has lifted its curtain.
    static DaCapoSitting inHand(String text) {
        return new DaCapoSitting(text, false);
    }

    /// Looks at this position at the open table.
    static DaCapoSitting open(String text) {
        return new DaCapoSitting(text, true);
    }

    private DaCapoSitting(String text, boolean open) {
        DaCapoState state = DaCapoPositions.position(text);
        this.open = open;
        table = DaCapoPositions.table(state.seats());
        match = ((Began.Fine<DaCapoState, DaCapoAction>)
                        Match.begin(DaCapoPositions.game(), table, new Start.Position<>(state)))
                .match();
        actor = state.active();
        board = Ui.get(() -> new DaCapoTableMaker().make(match.game(), this));
        scene = Ui.get(() -> {
            Scene made = new Scene(root, 960, 700);
            new Look(true, 100).apply(made, List.of(new DaCapoTableMaker().styleSheet()));
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

    /// Draws the match as it stands.
    void show() {
        show(picture());
    }

    /// Draws the match as it stands, with the last move as news.
    void showNews() {
        Picture<DaCapoState> now = picture();
        show(new Picture<>(
                now.view(),
                now.hand(),
                now.actor(),
                match.log(match.moves(), now.view().viewer())));
    }

    private void show(Picture<DaCapoState> picture) {
        Ui.run(() -> {
            board.show(picture);
            root.setBottom(open ? null : board.tray(picture, actor));
        });
    }

    /// What is to be drawn.
    Picture<DaCapoState> picture() {
        Viewer viewer = open ? Viewer.TABLE : actor;
        return new Picture<>(
                match.view(viewer), open ? Optional.empty() : Optional.of(actor), Optional.of(actor), List.of());
    }

    /// The spot with this letter.
    Spot spot(String letter) {
        return Ui.find(root, Spot.class, spot -> spot.letter().equals(letter)).orElseThrow();
    }

    /// Puts the focus on the spot with this letter.
    void focus(String letter) {
        Spot spot = spot(letter);
        Ui.run(spot::requestFocus);
    }

    /// The letters of the spots that glow.
    List<String> glowing() {
        return letters(Spot::isTarget);
    }

    /// The letters of the spots that fit.
    List<String> letters(java.util.function.Predicate<Spot> fits) {
        return Ui.get(() -> Ui.all(root).stream()
                .filter(Spot.class::isInstance)
                .map(Spot.class::cast)
                .filter(fits)
                .map(Spot::letter)
                .toList());
    }

    /// What was handed in, as short text.
    List<String> done() {
        return chosen.stream()
                .map(action -> DaCapoPositions.text(match.truth(), action))
                .toList();
    }

    /// Everything in the scene that can be read or is kept with a node.
    List<String> dump() {
        Ui.settle(scene);
        return Ui.get(() -> Ui.all(root).stream().map(DaCapoSitting::dump).toList());
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
    public List<DaCapoAction> choices() {
        return open ? match.openActions(actor) : match.legalActions(actor);
    }

    @Override
    public Ruling judge(DaCapoAction action) {
        return match.judge(actor, action);
    }

    @Override
    public String describe(DaCapoAction action) {
        return say(match.telling().describe(picture().view().state(), actor, action));
    }

    @Override
    public List<String> advice(DaCapoAction action) {
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
    public void choose(DaCapoAction action) {
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
