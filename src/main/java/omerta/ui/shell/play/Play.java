package omerta.ui.shell.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.layout.Region;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import omerta.match.Sight;
import omerta.match.Told;
import omerta.match.Undo;
import omerta.text.Phrases;
import omerta.ui.board.Board;
import omerta.ui.board.BoardMaker;
import omerta.ui.board.Picture;
import omerta.ui.shell.curtain.Keeper;
import omerta.ui.shell.flow.Flow;
import omerta.ui.shell.flow.Stand;
import omerta.ui.shell.frame.Standing;
import omerta.ui.shell.frame.Steward;
import omerta.ui.shell.frame.TableScreen;
import org.jspecify.annotations.Nullable;

/// A match on the screen, from the first curtain to the results.
///
/// @param <S> the type of state
/// @param <A> the type of action
public final class Play<S, A> implements Steward<A> {

    private final Playing<S, A> playing;
    private final Sight<S, A> sight;
    private final BoardMaker<S, A> maker;
    private final Doors doors;
    private final Gazette gazette;
    private final AtCurtain keeper = new AtCurtain(this);
    private Phrases phrases;
    private Manners manners;
    private Scribe<S, A> scribe;
    private Flow flow;
    private Board<S, A> board;
    private Stand stand = new Stand.Over();
    private @Nullable TableScreen<A> table;
    private List<Told> news = List.of();
    private List<Told> recap = List.of();
    private Optional<String> hinted = Optional.empty();
    private int untold;
    private Optional<Seat> guest = Optional.empty();

    /// A match to be shown.
    ///
    /// @param phrases with the game's own words
    public Play(Playing<S, A> playing, BoardMaker<S, A> maker, Doors doors, Phrases phrases, Manners manners) {
        this.playing = playing;
        this.sight = playing.sight();
        this.maker = maker;
        this.doors = doors;
        this.phrases = phrases;
        this.manners = manners;
        this.scribe = new Scribe<>(sight, phrases, title(phrases, maker));
        this.flow = Flow.of(sight.table());
        this.board = maker.make(sight.game(), new PlayDesk<>(this));
        this.gazette = new Gazette(sight);
    }

    private static String title(Phrases phrases, BoardMaker<?, ?> maker) {
        return phrases.words(maker.game() + ".title");
    }

    /// Opens the match: at the curtain of the seat that decides, at the open table, or, where it was just dealt and the
    /// deal is to be seen by all, with that moment.
    public void begin() {
        settle(flow.begin(sight.turn(), sight.moves() == 0 && gazette.hasMoment(0)));
    }

    /// Shows the match with the screen standing so, for pictures.
    public void show(Stand so) {
        so.hand().ifPresent(seat -> recap = sight.recap(seat));
        go(so);
    }

    /// How the screen stands.
    public Stand stand() {
        return stand;
    }

    /// The window has lost the focus.
    public void focusLost() {
        if (manners.covers()) {
            cover();
        }
    }

    /// Speaks in these words and behaves in this way from now on. Where the words have changed, all is drawn anew.
    public void change(Phrases words, Manners now) {
        boolean anew = words.language() != phrases.language();
        phrases = words;
        manners = now;
        scribe = new Scribe<>(sight, words, title(words, maker));
        onTable(screen -> screen.type(now.em()));
        if (anew) {
            board = maker.make(sight.game(), new PlayDesk<>(this));
            table = null;
            go(stand);
        }
    }

    // What the players ask for at the table.

    @Override
    public void choose(A action) {
        stand.actor().ifPresent(seat -> {
            if (sight.judge(seat, action) instanceof Ruling.Illegal illegal) {
                refuse(illegal);
            } else {
                counsel()
                        .question(stand, seat, action)
                        .ifPresentOrElse(
                                words -> onTable(
                                        screen -> screen.ask(words, phrases.words("ask.do"), () -> make(seat, action))),
                                () -> make(seat, action));
            }
        });
    }

    /// What stands against doing something at once.
    Counsel<S, A> counsel() {
        return new Counsel<>(sight, scribe, phrases, manners);
    }

    private void make(Seat seat, A action) {
        Stand before = stand;
        int from = sight.moves();
        if (playing.play(seat, action) instanceof Ruling.Illegal illegal) {
            refuse(illegal);
        } else {
            settle(after(before, from));
        }
    }

    @Override
    public void undo() {
        if (playing.takeBack(Scribe.viewer(stand)) instanceof Undo.Closed(var why)) {
            hint(Optional.of(scribe.say(why)));
        } else {
            rewound();
        }
    }

    @Override
    public void redo() {
        int from = sight.moves();
        if (playing.redo(Scribe.viewer(stand))) {
            go(after(stand, from));
        }
    }

    void rewound() {
        gazette.rewound();
        scribe.rewound();
        go(flow.rewound(stand, sight.turn()));
    }

    @Override
    public void goOn() {
        if (scribe.goOn(stand).isPresent()) {
            settle(flow.next(sight.turn()));
        }
    }

    @Override
    public void cover() {
        Stand covered = flow.cover(stand);
        if (!covered.equals(stand) || stand instanceof Stand.Peek) {
            go(stand instanceof Stand.Peek ? flow.next(sight.turn()) : covered);
        }
    }

    @Override
    public boolean back() {
        return board.back();
    }

    @Override
    public void look(Seat seat) {
        if (stand instanceof Stand.InHand) {
            guest = guest.equals(Optional.of(seat)) ? Optional.empty() : Optional.of(seat);
            draw();
        } else {
            boolean chooses = stand.actor().equals(Optional.of(seat));
            settle(chooses ? flow.choose(stand, sight.turn(), seat) : flow.peek(stand, seat));
        }
    }

    @Override
    public void act(Seat seat) {
        settle(flow.choose(stand, sight.turn(), seat));
    }

    @Override
    public void rules(Optional<String> clause) {
        String asked = phrases.pattern(sight.turn().phase() + ".clause").orElse("");
        Region book = doors.rulebook(clause.orElse(asked));
        sheet(phrases.words("rules.heading", title(phrases, maker)), book, "sheet-large");
    }

    @Override
    public void saveAs() {
        doors.saveAs();
    }

    @Override
    public void settings() {
        sheet(phrases.words("settings.title"), doors.settings(), "sheet-medium");
    }

    @Override
    public void sheet(String title, Region content, String styleClass) {
        doors.sheet(title, content, styleClass);
    }

    @Override
    public void closeSheet() {
        doors.closeSheet();
    }

    @Override
    public void leave() {
        doors.leave();
    }

    @Override
    public void another() {
        doors.another();
    }

    // How the screen goes on.

    private Stand after(Stand before, int from) {
        return flow.after(
                before,
                sight.turn(),
                gazette.hasMoment(from + 1),
                sight.undo(Scribe.viewer(before)).isFree());
    }

    /// Plays what the table plays by itself, then goes on. A seat that comes in hand has lifted its curtain.
    void settle(Stand next) {
        next.hand().filter(seat -> !stand.hand().equals(Optional.of(seat))).ifPresent(this::lifted);
        Stand now = next;
        while (automatic(now).isPresent()) {
            int from = sight.moves();
            Seat seat = now.actor().orElseThrow();
            if (!playing.play(seat, automatic(now).orElseThrow()).isLegal()) {
                break;
            }
            now = after(now, from);
        }
        go(now);
    }

    private void lifted(Seat seat) {
        playing.lift();
        boolean again = stand instanceof Stand.Curtain(var _, var reason) && reason == Stand.Reason.COVERED;
        recap = again ? recap : sight.recap(seat);
    }

    private Optional<A> automatic(Stand now) {
        return now.actor()
                .flatMap(seat ->
                        sight.telling().automatic(sight.view(Scribe.viewer(now)).state(), seat));
    }

    void go(Stand next) {
        boolean same = next.hand().equals(stand.hand()) && table != null;
        stand = next;
        guest = Optional.empty();
        switch (next) {
            case Stand.Over() -> doors.results();
            case Stand.Curtain curtain -> {
                coverBoard();
                doors.show(keeper.curtain(curtain));
            }
            case Stand.Peek(Seat seat) -> {
                coverBoard();
                doors.show(keeper.peek(seat));
            }
            case Stand.Open(var _), Stand.Moment(), Stand.InHand(var _, var _) -> {
                if (!same) {
                    release();
                }
                draw();
            }
        }
    }

    private void draw() {
        Viewer viewer = Scribe.viewer(stand);
        news = gazette.read(viewer);
        hinted = Optional.empty();
        untold = 0;
        board.show(new Picture<>(sight.view(viewer), stand.hand(), stand.actor(), news));
        Optional<Region> tray = guest.or(stand::hand).map(this::tray);
        List<Told> since = stand.hand().isPresent() ? recap : List.of();
        Standing<A> standing =
                scribe.standing(stand, flow.next(sight.turn()), tray, news, since, playing.coach(), playing.problem());
        TableScreen<A> screen = table;
        if (screen == null) {
            screen = new TableScreen<>(phrases, this, board.middle(), board::facts, standing, manners.em());
            screen.root().getStyleClass().add(maker.game());
            table = screen;
            doors.show(screen);
        } else {
            screen.show(standing);
            screen.shown();
        }
        hinted.filter(_ -> stand instanceof Stand.Moment).ifPresent(_ -> hint(hinted));
        screen.untold(untold);
    }

    private void release() {
        onTable(TableScreen::release);
        table = null;
    }

    Region tray(Seat seat) {
        Optional<Seat> actor = stand.hand().equals(Optional.of(seat)) ? stand.actor() : Optional.empty();
        return board.tray(new Picture<>(sight.view(seat), Optional.of(seat), actor, news), seat);
    }

    /// The board forgets all that is private, and the frame with it.
    private void coverBoard() {
        playing.keep();
        release();
        news = List.of();
        gazette.skip();
        board.show(new Picture<>(sight.view(Viewer.TABLE), Optional.empty(), Optional.empty(), List.of()));
    }

    // What the curtain and the desk of the board ask.

    /// The curtain that is down, to be lifted or left.
    Keeper keeper() {
        return keeper;
    }

    Doors doors() {
        return doors;
    }

    Playing<S, A> playing() {
        return playing;
    }

    Flow flow() {
        return flow;
    }

    void setFlow(Flow now) {
        flow = now;
    }

    Sight<S, A> sight() {
        return sight;
    }

    Scribe<S, A> scribe() {
        return scribe;
    }

    Phrases phrases() {
        return phrases;
    }

    Manners manners() {
        return manners;
    }

    void hint(Optional<String> sentence) {
        hinted = sentence;
        onTable(screen -> screen.hint(sentence));
    }

    /// So many of the last lines of the log are not told yet.
    void untold(int news) {
        untold = news;
        onTable(screen -> screen.untold(news));
    }

    void refuse(Ruling.Illegal illegal) {
        onTable(screen -> screen.refuse(scribe.say(illegal.why()), illegal.clause()));
    }

    private void onTable(Consumer<TableScreen<A>> then) {
        if (table != null) {
            then.accept(table);
        }
    }
}
