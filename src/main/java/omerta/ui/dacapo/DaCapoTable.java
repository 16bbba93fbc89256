package omerta.ui.dacapo;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import omerta.dacapo.DaCapoAction;
import omerta.dacapo.DaCapoState;
import omerta.engine.Seat;
import omerta.ui.board.Board;
import omerta.ui.board.Desk;
import omerta.ui.board.Picture;
import omerta.ui.board.Spot;
import omerta.ui.board.SpotKeys;
import org.jspecify.annotations.Nullable;

/// The table of Da Capo! on screen. Every picture is drawn anew, from the picture alone.
final class DaCapoTable implements Board<DaCapoState, DaCapoAction> {

    private final Desk<DaCapoAction> desk;
    private final Surface surface = new Surface();
    private final Map<Seat, FactsView> facts = new HashMap<>();
    private final SpotKeys keys = new SpotKeys(this::inOrder);
    private final News news;
    private @Nullable Play play;
    private Optional<Ground> focused = Optional.empty();

    /// A table at which nothing has been shown yet.
    DaCapoTable(Desk<DaCapoAction> desk) {
        this.desk = desk;
        news = new News(desk);
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
    public Region tray(Picture<DaCapoState> picture, Seat seat) {
        HandTray tray =
                new HandTray(desk, seat, picture.view().state().area(seat).hand());
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
    public void show(Picture<DaCapoState> picture) {
        focused = focus();
        news.before(play);
        if (play != null) {
            play.end();
        }
        DaCapoState state = picture.view().state();
        Seat own = picture.hand().or(picture::actor).orElse(state.active());
        Painter painter = new Painter(desk, state);
        List<Mat> others = painter.others(own);
        Middle middle = painter.middle();
        Mat mat = painter.own(own, sheetButton(state));
        surface.lay(others, middle, mat);
        Play next = new Play(
                desk,
                new Ways(picture.actor().orElse(own)),
                picture.actor().isPresent(),
                new Readings(surface, state, new Names(desk)));
        next.take(painter.spots());
        play = next;
        for (Seat seat : Seat.first(state.seats())) {
            facts.computeIfAbsent(seat, other -> new FactsView(desk)).show(state, seat);
        }
        if (!state.isPlaying()) {
            surface.sheet(Optional.of(new SheetView(desk, state, dealButton(picture))));
        }
        focusAgain();
        news.after(picture.news(), next);
    }

    @Override
    public boolean back() {
        if (surface.hasSheet()) {
            surface.sheet(Optional.empty());
            return true;
        }
        return play != null && play.back();
    }

    private List<Region> sheetButton(DaCapoState state) {
        if (!state.terms().isMatch()) {
            return List.of();
        }
        Button button = new Button(desk.words("da-capo.table.sheet"));
        button.getStyleClass().addAll("flat", "small", "sheet-button");
        button.setOnAction(event -> surface.sheet(
                surface.hasSheet() ? Optional.empty() : Optional.of(new SheetView(desk, state, Optional.empty()))));
        return List.of(button);
    }

    private Optional<Button> dealButton(Picture<DaCapoState> picture) {
        return picture.actor()
                .flatMap(seat -> desk.choices().stream()
                        .filter(DaCapoAction.Deal.class::isInstance)
                        .findFirst()
                        .map(deal -> {
                            Button button = new Button(desk.describe(deal));
                            button.getStyleClass().add("accent");
                            button.setDefaultButton(true);
                            button.setOnAction(event -> desk.choose(deal));
                            return button;
                        }));
    }

    private List<Spot> inOrder() {
        return play == null ? List.of() : new ArrayList<>(play.inOrder());
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
