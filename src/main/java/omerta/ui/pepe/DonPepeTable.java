package omerta.ui.pepe;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import omerta.engine.Seat;
import omerta.pepe.DonPepe;
import omerta.pepe.DonPepeAction;
import omerta.pepe.DonPepeState;
import omerta.ui.board.Board;
import omerta.ui.board.Desk;
import omerta.ui.board.Picture;
import omerta.ui.board.Spot;
import omerta.ui.board.SpotKeys;
import org.jspecify.annotations.Nullable;

/// The table of Don Pepe on screen. Every picture is drawn anew, from the picture alone.
final class DonPepeTable implements Board<DonPepeState, DonPepeAction> {

    private final DonPepe game;
    private final Desk<DonPepeAction> desk;
    private final Names names;
    private final Surface surface;
    private final Map<Seat, FactsView> facts = new HashMap<>();
    private final SpotKeys keys = new SpotKeys(this::inOrder);
    private final News news;
    private @Nullable Play play;
    private Optional<Ground> focused = Optional.empty();

    /// A table at which nothing has been shown yet.
    DonPepeTable(DonPepe game, Desk<DonPepeAction> desk) {
        this.game = game;
        this.desk = desk;
        names = new Names(desk);
        surface = new Surface(game.tables());
        news = new News(desk, surface);
        keys.listen(surface);
    }

    @Override
    public Region middle() {
        return surface;
    }

    @Override
    public Region facts(Seat seat) {
        return facts.computeIfAbsent(seat, other -> new FactsView(names));
    }

    @Override
    public Region tray(Picture<DonPepeState> picture, Seat seat) {
        HandTray tray = new HandTray(names, seat, picture.view().state().hand(seat));
        if (play != null && picture.actor().equals(Optional.of(seat))) {
            play.take(tray.spots());
            keys.listen(tray);
        }
        tray.sceneProperty().subscribe(scene -> {
            if (scene != null) {
                focusAgain();
            }
        });
        return tray;
    }

    @Override
    public void show(Picture<DonPepeState> picture) {
        focused = focus();
        news.before();
        if (play != null) {
            play.end();
        }
        DonPepeState state = picture.view().state();
        Painter painter = new Painter(desk, game.tables(), state);
        List<Spot> chairs = painter.chairs();
        boolean moment = picture.hand().isEmpty() && picture.actor().isEmpty();
        surface.lay(chairs, painter.middle(), moment ? MomentView.of(names, picture.news()) : Optional.empty());
        if (moment) {
            surface.lines().show(News.traces(picture.news()));
        }
        Play next = play(picture, state);
        next.take(painter.spots());
        play = next;
        for (Seat seat : Seat.first(state.seats())) {
            facts.computeIfAbsent(seat, other -> new FactsView(names)).show(state, seat);
        }
        focusAgain();
        news.after(picture.news(), next);
    }

    private Play play(Picture<DonPepeState> picture, DonPepeState state) {
        Seat actor = picture.actor().orElse(state.active());
        boolean offers = picture.actor().isPresent();
        DonPepePicks picks = new DonPepePicks(offers ? desk.choices() : List.of(), new Parts(state));
        Play.Advice advice = new Play.Advice(
                new Hints(game, names, state, actor),
                new Sights(game, state, actor),
                new Why(game, desk, state, actor),
                surface.lines(),
                new Ghosts(state, new Figures(desk), new Faces(names)));
        return new Play(desk, picks, offers, advice);
    }

    @Override
    public boolean back() {
        return play != null && play.back();
    }

    private List<Spot> inOrder() {
        return play == null ? List.of() : play.inOrder();
    }

    private Optional<Ground> focus() {
        if (play == null || surface.getScene() == null) {
            return Optional.empty();
        }
        Node owner = surface.getScene().getFocusOwner();
        return owner instanceof Spot spot ? play.ground(spot) : Optional.empty();
    }

    private void focusAgain() {
        if (play != null) {
            focused.flatMap(play::spot).filter(spot -> spot.getScene() != null).ifPresent(Node::requestFocus);
        }
    }
}
