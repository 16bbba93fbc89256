package omerta.ui.corleone;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.layout.Region;
import omerta.corleone.Corleone;
import omerta.corleone.CorleoneAction;
import omerta.corleone.CorleoneState;
import omerta.engine.Seat;
import omerta.ui.board.Desk;
import omerta.ui.board.Picture;
import omerta.ui.board.kit.FactsView;
import omerta.ui.board.kit.Picks;
import omerta.ui.board.kit.Spot;
import omerta.ui.board.kit.SpotBoard;
import omerta.ui.board.kit.Tray;

/// The table of Corleone on screen.
final class CorleoneTable extends SpotBoard<CorleoneState, CorleoneAction, Ground, Play> {

    private final Corleone game;
    private final Desk<CorleoneAction> desk;
    private final Names names;
    private final Surface surface;
    private final Flights flights;

    /// A table at which nothing has been shown yet.
    CorleoneTable(Corleone game, Desk<CorleoneAction> desk) {
        Surface middle = new Surface(game.city().tables());
        super(desk, middle);
        this.game = game;
        this.desk = desk;
        names = new Names(desk, game.city());
        surface = middle;
        flights = new Flights(desk, names, surface);
    }

    @Override
    protected FactsView<CorleoneState> facts() {
        return new CorleoneFacts(names);
    }

    @Override
    protected Tray<Ground> tray(Picture<CorleoneState> picture, Seat seat, Optional<Play> play) {
        boolean passes = play.isPresent() && desk.choices().contains(new CorleoneAction.Pass());
        HandTray tray = new HandTray(names, picture.view().state(), seat, play.isPresent(), passes);
        play.ifPresent(shows -> shows.tell(tray::gathered));
        return tray;
    }

    @Override
    protected void before(Optional<Play> last) {
        flights.before(last);
        surface.light(Set.of(), Set.of());
    }

    @Override
    protected void after(Picture<CorleoneState> picture, Play drawn) {
        if (!picture.isMoment()) {
            flights.after(picture.news(), picture.view().state(), drawn);
        }
    }

    @Override
    protected Play draw(Picture<CorleoneState> picture) {
        CorleoneState state = picture.view().state();
        List<CorleoneAction> choices = picture.actor().isPresent() ? desk.choices() : List.of();
        Painter painter = new Painter(state, names, !choices.isEmpty(), lasting());
        Ways ways = new Ways();
        Play play = play(picture, state, choices, ways);
        ways.of = Optional.of(play);
        surface.lay(painter);
        play.take(painter.spots());
        if (picture.isMoment()) {
            surface.cover(moment(picture, state, painter));
        }
        return play;
    }

    private Play play(Picture<CorleoneState> picture, CorleoneState state, List<CorleoneAction> choices, Ways ways) {
        Seat actor = picture.actor().orElse(state.clock().active());
        boolean offers = !choices.isEmpty();
        Play.Stage stage = new Play.Stage(
                new Hints(desk, names, state, actor),
                new Why(desk, names, state, actor),
                surface::light,
                (ground, spot) -> surface.notice(
                        ground.flatMap(about -> Notice.of(names, state, about))
                                .filter(shown -> spot.filter(surface::shows).isPresent()),
                        spot),
                ways::show);
        Optional<Gather> gather =
                picture.hand().isPresent() && offers ? Gather.of(names, state, actor) : Optional.empty();
        return new Play(
                desk,
                new Picks<>(choices, new Parts(names, state, actor)::of),
                offers,
                picture.hand().isEmpty(),
                gather,
                stage);
    }

    private Optional<? extends Region> moment(Picture<CorleoneState> picture, CorleoneState state, Painter painter) {
        int turfs = names.city().tables().turfs().size();
        Rewind rewind = new Rewind(names.city(), state);
        return Tale.of(picture.news(), turfs, desk.pace().moves())
                .map(tale -> new MomentView(
                        names,
                        new Count(game, state),
                        state,
                        tale,
                        page -> turnTo(rewind, tale, page, painter),
                        () -> Account.of(game, names, state)
                                .ifPresent(table -> desk.sheet(desk.words("account.title"), table))));
    }

    /// Draws the markers as they stood at a page, and marks the turf that it is about.
    private void turnTo(Rewind rewind, Tale tale, Tale.Page page, Painter painter) {
        CorleoneState then = rewind.before(tale.later(page));
        surface.heads(painter.turnTo(then));
        showFacts(then);
        desk.untold(tale.untold(page));
        int turf = switch (page) {
            case Tale.Page.War war -> rewind.turf(war.counted().turf());
            case Tale.Page.Turf counted -> counted.turf();
            case Tale.Page.Bids _, Tale.Page.Purses _, Tale.Page.Jobs _, Tale.Page.Sums _ -> 0;
        };
        for (int i = 0; i < painter.turfsDrawn().size(); i++) {
            painter.turfsDrawn().get(i).last(i + 1 == turf);
        }
    }

    /// The panel of several ways to do something.
    private final class Ways {

        private Optional<Play> of = Optional.empty();
        private List<CorleoneAction> shown = List.of();
        private List<Spot> spots = List.of();

        void show(List<CorleoneAction> ways) {
            if (ways.equals(shown)) {
                return;
            }
            shown = List.copyOf(ways);
            Optional<WaysView> panel =
                    ways.isEmpty() ? Optional.empty() : Optional.of(new WaysView(names, names.words("ways"), ways));
            surface.cover(panel);
            of.ifPresent(play -> {
                play.forget(spots);
                panel.ifPresent(view -> play.take(view.spots()));
            });
            spots = panel.map(view -> List.copyOf(view.spots().keySet())).orElse(List.of());
            spots.stream().findFirst().ifPresent(Spot::requestFocus);
        }
    }
}
