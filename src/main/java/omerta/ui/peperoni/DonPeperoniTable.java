package omerta.ui.peperoni;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoni;
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniPhase;
import omerta.peperoni.DonPeperoniState;
import omerta.ui.board.Board;
import omerta.ui.board.Desk;
import omerta.ui.board.Picks;
import omerta.ui.board.Picture;
import omerta.ui.board.Spot;
import omerta.ui.board.SpotKeys;
import org.jspecify.annotations.Nullable;

/// The table of Don Peperoni on screen. Every picture is drawn anew, from the picture alone.
final class DonPeperoniTable implements Board<DonPeperoniState, DonPeperoniAction> {

    private final DonPeperoni game;
    private final Desk<DonPeperoniAction> desk;
    private final Names names;
    private final Surface surface;
    private final Map<Seat, FactsView> facts = new HashMap<>();
    private final SpotKeys keys = new SpotKeys(this::inOrder);
    private @Nullable Play play;
    private int shown;
    private Optional<Ground> focused = Optional.empty();

    /// A table at which nothing has been shown yet.
    DonPeperoniTable(DonPeperoni game, Desk<DonPeperoniAction> desk) {
        this.game = game;
        this.desk = desk;
        names = new Names(desk, new Places(game.tables(), desk.seats()));
        surface = new Surface(names);
        keys.listen(surface);
    }

    @Override
    public Region middle() {
        return surface;
    }

    @Override
    public Region facts(Seat seat) {
        return facts.computeIfAbsent(seat, other -> new FactsView(desk));
    }

    @Override
    public Region tray(Picture<DonPeperoniState> picture, Seat seat) {
        ScreenTray tray = new ScreenTray(names, picture.view().state(), seat);
        if (play != null && picture.actor().equals(Optional.of(seat))) {
            play.take(tray.spots());
            play.tell(tray::look);
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
    public void show(Picture<DonPeperoniState> picture) {
        shown++;
        focused = focus();
        DonPeperoniState state = picture.view().state();
        Painter painter = new Painter(game, state, names);
        Play next = play(picture, state, painter.houses());
        boolean moment = picture.hand().isEmpty() && picture.actor().isEmpty();
        play = next;
        surface.lay(painter, state, over(picture, state, painter, moment));
        next.take(painter.spots());
        next.begin();
        for (Seat seat : Seat.first(state.seats())) {
            facts.computeIfAbsent(seat, other -> new FactsView(desk)).show(game, state, seat);
        }
        focusAgain();
    }

    private Optional<? extends Region> over(
            Picture<DonPeperoniState> picture, DonPeperoniState state, Painter painter, boolean moment) {
        if (moment) {
            return MomentView.of(names, painter.houses(), picture.news(), id -> mark(painter, id));
        }
        return state.phase() == DonPeperoniPhase.BID ? Optional.of(painter.police()) : Optional.empty();
    }

    private void mark(Painter painter, String id) {
        int house = names.map().number(id);
        painter.places().forEach((spot, ground) -> spot.last(ground.equals(new Ground.Place(house))));
    }

    private Play play(Picture<DonPeperoniState> picture, DonPeperoniState state, Houses houses) {
        Seat actor = picture.actor().orElse(state.active());
        List<DonPeperoniAction> choices = picture.actor().isPresent() ? desk.choices() : List.of();
        boolean offers = !choices.isEmpty();
        Walks walks = new Walks(game, state, actor);
        Picks<DonPeperoniAction, Ground> picks = new Picks<>(choices, new Parts(names.map(), state, actor)::of);
        Play.Advice advice = new Play.Advice(
                new Hints(desk, names),
                walks,
                new Why(desk, names, walks),
                surface.path(),
                this::march,
                house -> surface.show(
                        house.map(place -> new HouseCard(game, names, houses, state, place, picture.actor())),
                        house.orElse(0)));
        return new Play(desk, picks, offers, advice);
    }

    /// Goes a way step by step, as long as each step is answered by a picture.
    private void march(Walks.Way way) {
        for (int place : way.places()) {
            int before = shown;
            desk.choose(new DonPeperoniAction.Walk(way.canvasser(), place));
            if (shown == before) {
                return;
            }
        }
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
