package omerta.ui.dacapo;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import omerta.dacapo.DaCapoAction;
import omerta.dacapo.DaCapoState;
import omerta.engine.Seat;
import omerta.ui.board.Desk;
import omerta.ui.board.Picture;
import omerta.ui.board.kit.FactsView;
import omerta.ui.board.kit.SpotBoard;
import omerta.ui.board.kit.Tray;

/// The table of Da Capo! on screen.
final class DaCapoTable extends SpotBoard<DaCapoState, DaCapoAction, Ground, Play> {

    private final Desk<DaCapoAction> desk;
    private final Surface surface;
    private final News news;

    /// A table at which nothing has been shown yet.
    DaCapoTable(Desk<DaCapoAction> desk) {
        Surface middle = new Surface();
        super(desk, middle);
        this.desk = desk;
        surface = middle;
        news = new News(desk);
    }

    @Override
    protected FactsView<DaCapoState> facts() {
        return new DaCapoFacts(desk);
    }

    @Override
    protected Tray<Ground> tray(Picture<DaCapoState> picture, Seat seat, Optional<Play> play) {
        return new HandTray(desk, seat, picture.view().state().area(seat).hand());
    }

    @Override
    protected void before(Optional<Play> last) {
        news.before(last);
    }

    @Override
    protected Play draw(Picture<DaCapoState> picture) {
        DaCapoState state = picture.view().state();
        Seat own = picture.hand().or(picture::actor).orElse(state.active());
        Painter painter = new Painter(desk, state, lasting());
        List<Mat> others = painter.others(own);
        Middle middle = painter.middle();
        Mat mat = painter.own(own, sheetButton(state));
        surface.lay(others, middle, mat);
        Play play = new Play(
                desk,
                new Ways(picture.actor().orElse(own)),
                picture.actor().isPresent(),
                new Readings(surface, state, new Names(desk)));
        play.take(painter.spots());
        if (!state.isPlaying()) {
            surface.sheet(Optional.of(new SheetView(desk, state, dealButton(picture))));
        }
        return play;
    }

    @Override
    protected void after(Picture<DaCapoState> picture, Play drawn) {
        news.after(picture.news(), drawn);
    }

    @Override
    public boolean back() {
        if (surface.hasSheet()) {
            surface.sheet(Optional.empty());
            return true;
        }
        return super.back();
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
}
