package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import omerta.engine.Message;
import omerta.toy.Toy;
import omerta.toy.ToyAction;
import omerta.toy.ToyState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The app starts wherever its folder is missing, forbidden or no folder.
class NoHomeTest {

    @TempDir
    private Path folder;

    @Test
    void aFolderThatIsMissingIsMade() throws IOException {
        Path home = folder.resolve("a b/ü/👑/deep");
        try (Library library = Play.enter(home)) {
            assertThat(library.problem()).isEmpty();
            assertThat(Play.begin(library).problem()).isEmpty();
        }
    }

    @Test
    void aFileInItsPlaceIsSaidAndTheMatchPlayedInMemory() throws IOException {
        Path home = Files.writeString(folder.resolve("home"), "mine");
        try (Library library = Play.enter(home)) {
            assertThat(library.problem()).contains(Message.of("save.no-folder"));
            assertThat(library.list()).isEmpty();
            Session<ToyState, ToyAction> session = Play.begin(library);
            Play.play(session, 3);
            assertThat(session.sight().moves()).isEqualTo(3);
            assertThat(session.problem()).isPresent();
            Path elsewhere = folder.resolve("saved.omerta.json");
            assertThat(session.saveAs(elsewhere)).isEmpty();
            assertThat(session.problem()).isEmpty();
            session.close();
            assertThat(MatchFile.open(elsewhere, Toy::find)).isInstanceOf(Opened.Fine.class);
        }
        assertThat(home).hasContent("mine");
    }

    @Test
    void aForbiddenFolderIsSaid() throws IOException {
        TestDisk disk = new TestDisk();
        disk.gate((number, operation, file) -> {
            throw new AccessDeniedException(file.toString());
        });
        try (Library library = Play.enter(folder, disk, Clock.systemUTC())) {
            assertThat(library.problem()).contains(Message.of("save.no-writing"));
            Session<ToyState, ToyAction> session = Play.begin(library);
            assertThat(session.problem()).contains(Message.of("save.banner", Message.of("save.no-writing")));
        }
    }

    @Test
    void theFolderIsTakenAwayWhileAMatchIsPlayedAndMadeAgain() throws IOException {
        Path home = folder.resolve("home");
        try (Library library = Play.enter(home)) {
            Session<ToyState, ToyAction> session = Play.begin(library);
            Files.move(home.resolve("matches"), folder.resolve("away"));
            Play.play(session, 2);
            session.keep();
            assertThat(session.problem()).isEmpty();
            assertThat(session.file()).exists();
        }
    }
}
