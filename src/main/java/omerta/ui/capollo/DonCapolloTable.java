package omerta.ui.capollo;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import omerta.capollo.DonCapollo;
import omerta.capollo.DonCapolloAction;
import omerta.capollo.DonCapolloState;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import omerta.ui.board.Desk;
import omerta.ui.board.Picture;
import omerta.ui.board.kit.FactsView;
import omerta.ui.board.kit.Spot;
import omerta.ui.board.kit.SpotBoard;
import omerta.ui.board.kit.Tray;

/// The table of Don Capollo on screen.
final class DonCapolloTable extends SpotBoard<DonCapolloState, DonCapolloAction, Ground, Play> {

    private final DonCapollo game;
    private final Desk<DonCapolloAction> desk;
    private final Names names;
    private final Surface surface;
    private final News news;
    private Optional<Carried> carried = Optional.empty();

    /// A deal that its maker takes behind the curtain, to add cards of the hand.
    ///
    /// @param table how the table stood, as all see it
    /// @param deal without any card of the hand
    private record Carried(DonCapolloState table, Deal deal) {}

    /// A table at which nothing has been shown yet.
    DonCapolloTable(DonCapollo game, Desk<DonCapolloAction> desk) {
        Names words = new Names(desk, game.tables());
        Surface middle = new Surface(words);
        super(desk, middle);
        this.game = game;
        this.desk = desk;
        names = words;
        surface = middle;
        news = new News(names);
    }

    @Override
    protected void before(Optional<Play> last) {
        news.before(last);
    }

    @Override
    protected void after(Picture<DonCapolloState> picture, Play drawn) {
        news.after(picture.news(), drawn);
    }

    @Override
    protected FactsView<DonCapolloState> facts() {
        return new DonCapolloFacts(game, names);
    }

    @Override
    protected Tray<Ground> tray(Picture<DonCapolloState> picture, Seat seat, Optional<Play> play) {
        return new HandTray(names, picture.view().state(), seat);
    }

    @Override
    protected Play draw(Picture<DonCapolloState> picture) {
        DonCapolloState state = picture.view().state();
        Viewer viewer = picture.hand().<Viewer>map(seat -> seat).orElse(Viewer.TABLE);
        Painter painter = new Painter(names, state, viewer, lasting());
        surface.lay(state, painter.places(), lasting());
        Scales scales = new Scales();
        Dealing dealing = new Dealing(
                game, names, state, picture.actor(), picture.hand(), scales::show, deal -> carry(state, deal));
        Play play = new Play(desk, names, state, picture.actor(), dealing);
        scales.stand(dealing, play);
        play.take(painter.spots());
        dealing.begin();
        resume(picture, dealing);
        if (picture.isMoment()) {
            surface.cover(CountStory.of(
                    names, picture.news(), told -> desk.untold(picture.newsAfter(told)), () -> account(state)));
        }
        return play;
    }

    private void account(DonCapolloState state) {
        Account.of(names, state).ifPresent(table -> desk.sheet(desk.words("account.title"), table));
    }

    private void carry(DonCapolloState state, Deal deal) {
        carried = Optional.of(new Carried(game.mask(state, Viewer.TABLE), deal));
        desk.act(deal.offer().from());
    }

    /// Takes up the deal that its maker has brought behind the curtain, if the table still stands as it did.
    private void resume(Picture<DonCapolloState> picture, Dealing dealing) {
        if (picture.actor().isEmpty()) {
            return;
        }
        carried = carried.filter(brought ->
                picture.actor().equals(Optional.of(brought.deal().offer().from()))
                        && brought.table().equals(game.mask(picture.view().state(), Viewer.TABLE)));
        carried.ifPresent(brought -> dealing.put(brought.deal()));
    }

    /// The scales on the surface.
    private final class Scales {

        private List<Spot> spots = List.of();
        private Optional<Dealing> dealing = Optional.empty();
        private Optional<Play> play = Optional.empty();

        void stand(Dealing by, Play with) {
            dealing = Optional.of(by);
            play = Optional.of(with);
        }

        void show(Optional<Deal> deal) {
            Optional<Ground> focused =
                    surface.getScene() != null && surface.getScene().getFocusOwner() instanceof Spot spot
                            ? play.flatMap(taking -> taking.ground(spot))
                            : Optional.empty();
            Optional<DealDesk> shown = deal.map(open -> new DealDesk(dealing.orElseThrow(), open, names));
            surface.cover(shown);
            play.ifPresent(taking -> {
                taking.forget(spots);
                shown.ifPresent(panel -> taking.take(panel.spots()));
                focused.flatMap(taking::spot)
                        .ifPresentOrElse(Node::requestFocus, () -> shown.ifPresent(DealDesk::focus));
            });
            spots = shown.map(panel -> List.copyOf(panel.spots().keySet())).orElse(List.of());
            if (deal.isEmpty()) {
                carried = Optional.empty();
            }
        }
    }
}
