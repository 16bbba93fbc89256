package omerta.ui.pepe;

import java.util.List;
import java.util.Optional;
import omerta.engine.Seat;
import omerta.pepe.DonPepe;
import omerta.pepe.DonPepeAction;
import omerta.pepe.DonPepeState;
import omerta.ui.board.Desk;
import omerta.ui.board.Picture;
import omerta.ui.board.kit.FactsView;
import omerta.ui.board.kit.Spot;
import omerta.ui.board.kit.SpotBoard;
import omerta.ui.board.kit.Tray;

/// The table of Don Pepe on screen.
final class DonPepeTable extends SpotBoard<DonPepeState, DonPepeAction, Ground, Play> {

    private final DonPepe game;
    private final Desk<DonPepeAction> desk;
    private final Names names;
    private final Surface surface;
    private final News news;

    /// A table at which nothing has been shown yet.
    DonPepeTable(DonPepe game, Desk<DonPepeAction> desk) {
        Surface middle = new Surface(game.tables());
        super(desk, middle);
        this.game = game;
        this.desk = desk;
        names = new Names(desk);
        surface = middle;
        news = new News(desk, surface);
    }

    @Override
    protected FactsView<DonPepeState> facts() {
        return new DonPepeFacts(names);
    }

    @Override
    protected Tray<Ground> tray(Picture<DonPepeState> picture, Seat seat, Optional<Play> play) {
        return new HandTray(names, seat, picture.view().state().hand(seat));
    }

    @Override
    protected void before(Optional<Play> last) {
        news.before();
    }

    @Override
    protected Play draw(Picture<DonPepeState> picture) {
        DonPepeState state = picture.view().state();
        Painter painter = new Painter(desk, game.tables(), state, lasting());
        List<Spot> chairs = painter.chairs();
        surface.lay(
                chairs, painter.middle(), picture.isMoment() ? MomentView.of(names, picture.news()) : Optional.empty());
        if (picture.isMoment()) {
            surface.lines().show(News.traces(picture.news()));
        }
        Play play = play(picture, state);
        play.take(painter.spots());
        return play;
    }

    @Override
    protected void after(Picture<DonPepeState> picture, Play drawn) {
        news.after(picture.news(), drawn);
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
}
