package omerta.ui.peperoni;

import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Region;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoni;
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniPhase;
import omerta.peperoni.DonPeperoniState;
import omerta.ui.board.Desk;
import omerta.ui.board.Picture;
import omerta.ui.board.kit.FactsView;
import omerta.ui.board.kit.Picks;
import omerta.ui.board.kit.SpotBoard;
import omerta.ui.board.kit.Tray;

/// The table of Don Peperoni on screen.
final class DonPeperoniTable extends SpotBoard<DonPeperoniState, DonPeperoniAction, Ground, Play> {

    private final DonPeperoni game;
    private final Desk<DonPeperoniAction> desk;
    private final Names names;
    private final Surface surface;
    private final News news;
    private final Stir stir;
    private int shown;

    /// A table at which nothing has been shown yet.
    DonPeperoniTable(DonPeperoni game, Desk<DonPeperoniAction> desk) {
        Names words = new Names(desk, new Places(game.tables(), desk.seats()));
        Surface middle = new Surface(words);
        super(desk, middle);
        this.game = game;
        this.desk = desk;
        names = words;
        surface = middle;
        news = new News(words);
        stir = new Stir(desk::pace);
    }

    @Override
    protected FactsView<DonPeperoniState> facts() {
        return new DonPeperoniFacts(game, desk);
    }

    @Override
    protected Tray<Ground> tray(Picture<DonPeperoniState> picture, Seat seat, Optional<Play> play) {
        ScreenTray tray = new ScreenTray(names, picture.view().state(), seat);
        play.ifPresent(shows -> shows.note(tray::look));
        return tray;
    }

    @Override
    protected void before(Optional<Play> last) {
        news.before(last);
    }

    @Override
    protected void after(Picture<DonPeperoniState> picture, Play drawn) {
        news.after(picture.news(), drawn, picture.isMoment());
    }

    @Override
    protected Play draw(Picture<DonPeperoniState> picture) {
        shown++;
        DonPeperoniState state = picture.view().state();
        Painter painter = new Painter(game, state, names, lasting());
        Play play = play(picture, state, painter.houses());
        surface.lay(painter, state, over(picture, state, painter, play));
        play.take(painter.spots());
        play.begin();
        return play;
    }

    private Optional<? extends Region> over(
            Picture<DonPeperoniState> picture, DonPeperoniState state, Painter painter, Play play) {
        if (!picture.isMoment()) {
            return state.phase() == DonPeperoniPhase.BID ? Optional.of(painter.police()) : Optional.empty();
        }
        return Tale.of(picture.news(), desk.pace().moves()).map(tale -> {
            Rewind rewind = new Rewind(names.map(), state);
            Optional<Runnable> account = Account.of(game, names, state)
                    .map(content -> () -> desk.sheet(desk.words("account.title"), content));
            return new MomentView(
                    names,
                    painter.houses(),
                    tale,
                    (step, words) -> {
                        turnTo(rewind.before(tale.later(step)), painter, tale.house(step));
                        play.tell(words);
                        desk.untold(picture.newsAfter(tale.isTurning(step) ? step.from() : step.to()));
                    },
                    account);
        });
    }

    /// Draws everything as it stood at a step of a moment, and marks the house that it is about.
    private void turnTo(DonPeperoniState then, Painter painter, String house) {
        stir.stir(painter.column(), () -> painter.turnTo(then));
        showFacts(then);
        mark(painter, house);
    }

    private void mark(Painter painter, String id) {
        int house = names.map().number(id);
        painter.places().forEach((spot, ground) -> spot.last(ground.equals(new Ground.Place(house))));
    }

    private Play play(Picture<DonPeperoniState> picture, DonPeperoniState state, Houses houses) {
        Seat actor = picture.actor().orElse(state.active());
        List<DonPeperoniAction> choices = picture.actor().isPresent() ? desk.choices() : List.of();
        boolean offers = !choices.isEmpty();
        Walks walks = new Walks(desk, choices, game, state, actor);
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
        for (DonPeperoniAction pace : way.paces()) {
            int before = shown;
            desk.choose(pace);
            if (shown == before) {
                return;
            }
        }
    }
}
