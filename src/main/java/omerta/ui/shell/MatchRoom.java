package omerta.ui.shell;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.random.RandomGenerator;
import omerta.engine.Viewer;
import omerta.match.Start;
import omerta.save.Fresh;
import omerta.save.Session;
import omerta.text.Verdict;
import omerta.ui.board.BoardMaker;
import omerta.ui.board.Picture;
import omerta.ui.shell.log.Line;
import omerta.ui.shell.results.Afterwards;
import omerta.ui.shell.results.Onlooker;
import omerta.ui.shell.results.ReplayScreen;
import omerta.ui.shell.results.ResultsScreen;

/// One match in the app: from its first curtain to its results and its replay.
///
/// @param <S> the type of state
/// @param <A> the type of action
final class MatchRoom<S, A> extends Room<S, A> implements Afterwards {

    private final Session<S, A> session;

    MatchRoom(Shell shell, Session<S, A> session, BoardMaker<S, A> maker) {
        super(shell, maker, _ -> new SessionPlaying<>(session, shell::click));
        this.session = session;
    }

    @Override
    void close() {
        session.close();
    }

    @Override
    public void results() {
        session.keep();
        session.finished().ifPresent(shell().counting()::add);
        session.sight()
                .outcome()
                .ifPresent(outcome -> shell().show(new ResultsScreen(
                        phrases(),
                        title(),
                        session.sight().table(),
                        outcome,
                        Line.of(
                                session.sight().log(0, Viewer.TABLE),
                                session.sight().table(),
                                phrases()),
                        this)));
    }

    @Override
    public void home() {
        shell().leave();
    }

    @Override
    public void saveAs() {
        shell().files().save(phrases(), maker().game()).ifPresent(this::saveTo);
    }

    private void saveTo(Path file) {
        String said = session.saveAs(file)
                .map(why -> phrases().words("error.save", phrases().say(why)))
                .orElseGet(() -> phrases().words("file.saved"));
        shell().notice(phrases().words("file.save"), said);
    }

    @Override
    public void rematch() {
        Start<S> start = new Start.Seeded<>(RandomGenerator.getDefault().nextLong());
        switch (shell().library().begin(session.box(), session.sight().table(), start)) {
            case Fresh.In<S, A>(Session<S, A> next) -> shell().enter(next);
            case Fresh.Not<S, A>(var reason) ->
                shell().notice(
                                phrases().words("results.rematch"),
                                phrases().say(reason.why(), session.sight().table()));
        }
    }

    @Override
    public void replay() {
        shell().show(new ReplayScreen<>(
                phrases(), title(), session.sight(), maker(), onlooker(), this::rules, this::results));
    }

    private Onlooker<A> onlooker() {
        return new Onlooker<>(
                session.sight().table(),
                phrases(),
                shell().manners().pace(),
                (title, content) -> shell().sheet(title, content, "sheet-medium"));
    }

    @Override
    public Optional<Runnable> account() {
        Picture<S> end = new Picture<>(
                session.sight().view(Viewer.TABLE),
                Optional.empty(),
                Optional.empty(),
                session.sight().log(0, Viewer.TABLE));
        return maker().account(session.sight().game(), onlooker(), end)
                .map(content -> () -> shell().sheet(phrases().words("account.title"), content, "sheet-medium"));
    }

    @Override
    public void rules(String clause) {
        shell().sheet(phrases().words("rules.heading", title()), rulebook(clause), "sheet-large");
    }

    @Override
    public void export() {
        shell().files().export(phrases(), maker().game()).ifPresent(this::exportTo);
    }

    private void exportTo(Path file) {
        var table = session.sight().table();
        String log = Line.asText(Line.of(session.sight().log(0, Viewer.TABLE), table, phrases()));
        String end = session.sight()
                .outcome()
                .map(outcome -> String.join("\n", Verdict.lines(outcome, table, phrases())) + "\n")
                .orElse("");
        try {
            java.nio.file.Files.writeString(file, log + end);
            shell().notice(phrases().words("results.export"), phrases().words("results.exported"));
        } catch (IOException e) {
            shell().notice(
                            phrases().words("results.export"),
                            phrases().words("error.save", String.valueOf(e.getMessage())));
        }
    }
}
