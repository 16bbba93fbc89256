package omerta.ui.shell;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.random.RandomGenerator;
import javafx.scene.layout.Region;
import omerta.engine.Player;
import omerta.engine.Viewer;
import omerta.match.Start;
import omerta.save.Fresh;
import omerta.save.Pin;
import omerta.save.Session;
import omerta.text.Phrases;
import omerta.text.Rulebook;
import omerta.text.Verdict;
import omerta.ui.board.BoardMaker;
import omerta.ui.board.Picture;
import omerta.ui.shell.kit.Buttons;
import omerta.ui.shell.kit.Delay;
import omerta.ui.shell.kit.Screen;
import omerta.ui.shell.kit.Sheets;
import omerta.ui.shell.log.Line;
import omerta.ui.shell.play.Doors;
import omerta.ui.shell.play.Manners;
import omerta.ui.shell.play.Play;
import omerta.ui.shell.results.Afterwards;
import omerta.ui.shell.results.Onlooker;
import omerta.ui.shell.results.ReplayScreen;
import omerta.ui.shell.results.ResultsScreen;
import omerta.ui.shell.rules.RulebookPane;

/// One match in the app: from its first curtain to its results and its replay.
///
/// @param <S> the type of state
/// @param <A> the type of action
final class MatchRoom<S, A> implements Doors, Afterwards {

    private final Shell shell;
    private final Session<S, A> session;
    private final BoardMaker<S, A> maker;
    private final Play<S, A> play;
    private Phrases phrases;

    MatchRoom(Shell shell, Session<S, A> session, BoardMaker<S, A> maker) {
        this.shell = shell;
        this.session = session;
        this.maker = maker;
        this.phrases = shell.phrases().with(maker.game());
        this.play = new Play<>(new SessionPlaying<>(session, shell::click), maker, this, phrases, shell.manners());
    }

    void begin() {
        play.begin();
    }

    /// The match, for what is drawn of it.
    Play<S, A> play() {
        return play;
    }

    /// Speaks and behaves in another way from now on.
    void change(Phrases house, Manners manners) {
        phrases = house.with(maker.game());
        play.change(phrases, manners);
    }

    void focusLost() {
        play.focusLost();
    }

    /// Keeps the match and stops playing it.
    void close() {
        session.close();
    }

    private String title() {
        return phrases.words(maker.game() + ".title");
    }

    @Override
    public void show(Screen screen) {
        shell.show(screen);
    }

    @Override
    public void sheet(String title, Region content, String styleClass) {
        shell.sheet(title, content, styleClass);
    }

    @Override
    public void closeSheet() {
        shell.closeSheet();
    }

    @Override
    public void results() {
        session.keep();
        session.finished().ifPresent(shell.counting()::add);
        session.sight()
                .outcome()
                .ifPresent(outcome -> shell.show(new ResultsScreen(
                        phrases,
                        title(),
                        session.sight().table(),
                        outcome,
                        Line.of(
                                session.sight().log(0, Viewer.TABLE),
                                session.sight().table(),
                                phrases),
                        this)));
    }

    @Override
    public void leave() {
        shell.leave();
    }

    @Override
    public void home() {
        shell.leave();
    }

    @Override
    public void saveAs() {
        shell.files().save(phrases, maker.game()).ifPresent(this::saveTo);
    }

    private void saveTo(Path file) {
        String said = session.saveAs(file)
                .map(why -> phrases.words("error.save", phrases.say(why)))
                .orElseGet(() -> phrases.words("file.saved"));
        shell.notice(phrases.words("file.save"), said);
    }

    @Override
    public Region rulebook(String clause) {
        RulebookPane pane = Rulebook.of(maker.game(), phrases.language())
                .map(book -> new RulebookPane(phrases, book))
                .orElseThrow();
        pane.jump(clause);
        return pane;
    }

    @Override
    public Region settings() {
        return shell.settingsPane();
    }

    @Override
    public boolean fits(Player player, String pin) {
        return Pin.opens(pin, player.pin());
    }

    @Override
    public Delay delay() {
        return shell.delay();
    }

    @Override
    public void rematch() {
        Start<S> start = new Start.Seeded<>(RandomGenerator.getDefault().nextLong());
        switch (shell.library().begin(session.box(), session.sight().table(), start)) {
            case Fresh.In<S, A>(Session<S, A> next) -> shell.enter(next);
            case Fresh.Not<S, A>(var reason) ->
                shell.notice(
                        phrases.words("results.rematch"),
                        phrases.say(reason.why(), session.sight().table()));
        }
    }

    @Override
    public void replay() {
        shell.show(
                new ReplayScreen<>(phrases, title(), session.sight(), maker, onlooker(), this::rules, this::results));
    }

    private Onlooker<A> onlooker() {
        return new Onlooker<>(
                session.sight().table(),
                phrases,
                shell.manners().pace(),
                (title, content) -> shell.sheet(title, content, "sheet-medium"));
    }

    @Override
    public Optional<Runnable> account() {
        Picture<S> end = new Picture<>(
                session.sight().view(Viewer.TABLE),
                Optional.empty(),
                Optional.empty(),
                session.sight().log(0, Viewer.TABLE));
        return maker.account(session.sight().game(), onlooker(), end)
                .map(content -> () -> shell.sheet(phrases.words("account.title"), content, "sheet-medium"));
    }

    @Override
    public void rules(String clause) {
        shell.sheet(phrases.words("rules.heading", title()), rulebook(clause), "sheet-large");
    }

    @Override
    public void export() {
        shell.files().export(phrases, maker.game()).ifPresent(this::exportTo);
    }

    private void exportTo(Path file) {
        var table = session.sight().table();
        String log = Line.asText(Line.of(session.sight().log(0, Viewer.TABLE), table, phrases));
        String end = session.sight()
                .outcome()
                .map(outcome -> String.join("\n", Verdict.lines(outcome, table, phrases)) + "\n")
                .orElse("");
        try {
            java.nio.file.Files.writeString(file, log + end);
            shell.notice(phrases.words("results.export"), phrases.words("results.exported"));
        } catch (IOException e) {
            shell.notice(phrases.words("results.export"), phrases.words("error.save", String.valueOf(e.getMessage())));
        }
    }

    /// An error of the program happened here.
    Region error(Throwable thrown) {
        return Sheets.error(phrases, thrown, Buttons.button(phrases, "error.home", shell::leave), goOn());
    }

    private javafx.scene.control.Button goOn() {
        return Buttons.primary(phrases.words("error.goOn"), shell::closeSheet);
    }
}
