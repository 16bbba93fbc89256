package omerta.ui.shell.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import omerta.engine.Game;
import omerta.engine.House;
import omerta.engine.Message;
import omerta.engine.Options;
import omerta.engine.Player;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.SeatColour;
import omerta.engine.Table;
import omerta.engine.Viewer;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Sight;
import omerta.match.Start;
import omerta.match.Undo;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.toy.Toy;
import omerta.toy.ToyAction;
import omerta.toy.ToyState;
import omerta.ui.Ui;
import omerta.ui.board.Pace;
import omerta.ui.shell.kit.Delay;
import omerta.ui.shell.kit.Look;
import omerta.ui.shell.kit.Screen;
import omerta.ui.shell.kit.Stagehand;
import omerta.ui.toy.Secret;
import omerta.ui.toy.ToyBoard;

/// A match of the toy game in a window of its own, in which time passes when the test says so.
final class ToyTable implements Doors {

    static final Manners MANNERS = new Manners(Pace.STILL, false, false, true, 14);

    final Match<ToyState, ToyAction> match;
    final ToyBoard.Maker maker = new ToyBoard.Maker();
    final Play<ToyState, ToyAction> play;
    final Scene scene;
    final Stage stage;
    final List<Runnable> waiting = new ArrayList<>();
    private final Stagehand hand;
    Optional<Message> problem = Optional.empty();
    int results;
    int left;
    int kept;

    ToyTable(House house, boolean bets, Manners manners) {
        this(table(house, bets, ""), manners);
    }

    ToyTable(Table table, Manners manners) {
        this(Toy.box().game(), table, manners);
    }

    ToyTable(Game<ToyState, ToyAction> game, Table table, Manners manners) {
        match = ((Began.Fine<ToyState, ToyAction>) Match.begin(game, table, new Start.Seeded<>(5))).match();
        scene = Ui.get(() -> {
            Scene made = new Scene(new Region(), 1280, 720);
            new Look(true, 100).apply(made, List.of());
            return made;
        });
        Phrases phrases = Phrases.of(Language.ENGLISH).with("toy");
        hand = Ui.get(() -> new Stagehand(scene, phrases));
        stage = Ui.window(scene, 1280, 720);
        play = Ui.get(() -> new Play<>(new Kept(), maker, this, phrases, manners));
        Ui.run(play::begin);
    }

    static Table table(House house, boolean bets, String pin) {
        List<Player> players = List.of(
                new Player("Ann", SeatColour.RED),
                new Player("Ben", SeatColour.BLUE, pin),
                new Player("Cat", SeatColour.GREEN));
        return new Table(players, Options.STANDARD.with("bets", Boolean.toString(bets)), house);
    }

    /// Lets the dead time of the curtain pass.
    void passTime() {
        List<Runnable> due = List.copyOf(waiting);
        waiting.clear();
        due.forEach(Ui::run);
    }

    /// Lifts the curtain that is down.
    void lift() {
        passTime();
        Ui.click(Ui.byId(scene, "lift"));
    }

    /// How many private nodes are in the scene.
    long secrets() {
        return Ui.get(() -> Ui.all(scene.getRoot()).stream()
                .filter(Secret.class::isInstance)
                .count());
    }

    void close() {
        Ui.run(stage::close);
    }

    @Override
    public void show(Screen next) {
        hand.show(next);
    }

    @Override
    public void sheet(String title, Region content, String styleClass) {
        hand.sheet(title, content, styleClass);
    }

    @Override
    public void closeSheet() {
        hand.closeSheet();
    }

    @Override
    public void results() {
        results++;
    }

    @Override
    public void leave() {
        left++;
    }

    @Override
    public void another() {}

    @Override
    public void saveAs() {
        left += 100;
    }

    @Override
    public Region rulebook(String clause) {
        return new Region();
    }

    @Override
    public Region settings() {
        return new Region();
    }

    @Override
    public boolean fits(Player player, String pin) {
        return player.pin().equals(pin);
    }

    @Override
    public Delay delay() {
        return (_, run) -> waiting.add(run);
    }

    private final class Kept implements Playing<ToyState, ToyAction> {

        @Override
        public Sight<ToyState, ToyAction> sight() {
            return match;
        }

        @Override
        public Ruling play(Seat seat, ToyAction action) {
            return match.play(seat, action);
        }

        @Override
        public Undo takeBack(Viewer asker) {
            return match.takeBack(asker);
        }

        @Override
        public boolean redo(Viewer asker) {
            return match.redo(asker);
        }

        @Override
        public void lift() {
            match.lift();
        }

        @Override
        public void keep() {
            kept++;
        }

        @Override
        public Optional<Message> problem() {
            return problem;
        }
    }
}
