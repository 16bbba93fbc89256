package omerta.ui.shell;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import omerta.save.Library;
import omerta.save.Loaded;
import omerta.save.MatchFile;
import omerta.save.Opened;
import omerta.save.Resumed;
import omerta.save.Session;
import omerta.ui.shell.home.Kept;
import omerta.ui.shell.kit.Buttons;
import omerta.ui.shell.kit.Sheets;

/// Opens matches that lie somewhere, deletes them and brings them back.
///
/// @param shell in whose window
/// @param library where they are kept
record Archive(Shell shell, Library library) {

    /// Opens a copy of the recorded match of a game.
    void sample(String game) {
        try (InputStream in = Archive.class.getResourceAsStream(Shelves.sample(game))) {
            opened(MatchFile.read(Objects.requireNonNull(in, game).readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void opened(Opened opened) {
        switch (opened) {
            case Opened.Fine(Loaded<?, ?> loaded) -> adopt(loaded);
            case Opened.Refused refused -> refused(refused);
        }
    }

    /// Goes on with a match, or says why that cannot be.
    void resume(Path match) {
        switch (library.open(match)) {
            case Resumed.In(Session<?, ?> session, var note) -> {
                shell.enter(session);
                note.ifPresent(message -> shell.notice(
                        shell.phrases().words("home.continue"), shell.phrases().say(message)));
            }
            case Resumed.Not(Opened.Refused refused) -> refused(refused);
        }
    }

    private void refused(Opened.Refused refused) {
        String words = shell.phrases().words("error.open", shell.phrases().say(refused.why()));
        Button[] buttons = Stream.concat(
                        refused.offer().stream()
                                .map(offer -> Buttons.primary(
                                        shell.phrases().say(offer.what()), () -> adopt(offer.instead()))),
                        Stream.of(Buttons.button(shell.phrases(), "sheet.close", shell::closeSheet)))
                .toArray(Button[]::new);
        shell.sheet(shell.phrases().words("file.open"), Sheets.words(words, buttons), "sheet-small");
    }

    private <S, A> void adopt(Loaded<S, A> loaded) {
        shell.enter(library.adopt(loaded));
    }

    /// Deletes a match; it can be brought back.
    void delete(Kept kept) {
        library.discard(kept.file())
                .ifPresentOrElse(
                        why -> shell.notice(
                                shell.phrases().words("home.delete"),
                                shell.phrases().say(why)),
                        shell::home);
    }

    /// Brings the match back that was deleted last.
    void restore() {
        library.restore()
                .ifPresentOrElse(
                        why -> shell.notice(
                                shell.phrases().words("home.restore"),
                                shell.phrases().say(why)),
                        shell::home);
    }

    /// Asks for a file and opens it.
    void openFile() {
        shell.files().open(shell.phrases()).ifPresent(this::resume);
    }
}
