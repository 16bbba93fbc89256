package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import omerta.toy.Toy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

/// Files of every format that was ever written are read.
class MigrationTest {

    /// As if format 1 of today were format 3: format 1 called the moves `actions` and format 2 the start `begin`.
    private static final Migrations THREE = new Migrations(
            3,
            List.<UnaryOperator<ObjectNode>>of(
                    file -> renamed(file, "actions", Format.MOVES), file -> renamed(file, "begin", Format.START)));

    @TempDir
    private Path home;

    private static ObjectNode renamed(ObjectNode file, String from, String to) {
        file.set(to, file.remove(from));
        return file;
    }

    private static MatchReader reader() {
        return new MatchReader(Toy::find, THREE, System::nanoTime);
    }

    private static byte[] inFormat(int format) {
        String text = Saves.text().replace("\"format\": 1", "\"format\": " + format);
        text = format < 3 ? text.replace("\"start\": {", "\"begin\": {") : text;
        return Saves.sealed(format < 2 ? text.replace("\"moves\": [", "\"actions\": [") : text);
    }

    @Test
    void eachFormatIsTakenUpStepByStep() {
        for (int format = 1; format <= 3; format++) {
            assertThat(reader().read(inFormat(format), true))
                    .isInstanceOfSatisfying(
                            Opened.Fine.class,
                            fine -> assertThat(fine.loaded().match().truth())
                                    .isEqualTo(Saves.match().truth()));
        }
    }

    @Test
    void formatsBeyondBothEndsAreRefused() {
        assertThat(refused(inFormat(0))).isEqualTo("save.older");
        assertThat(refused(inFormat(4))).isEqualTo("save.newer");
    }

    @Test
    void aDamagedOldFileIsFoundOutBeforeItIsMigrated() {
        String text = new String(inFormat(1), StandardCharsets.UTF_8);
        assertThat(refused(text.replace("\"card\": 4", "\"card\": 5").getBytes(StandardCharsets.UTF_8)))
                .isEqualTo("save.checksum");
    }

    private static String refused(byte[] bytes) {
        return ((Opened.Refused) reader().read(bytes, true)).why().key();
    }

    @Test
    void anOldFileIsListedByItsMigratedHeader() throws IOException {
        Path file = Files.write(home.resolve("old.omerta.json"), inFormat(1));
        assertThat(new Headers(Disk.REAL, reader()).entry(file))
                .isInstanceOfSatisfying(
                        Entry.Match.class,
                        match -> assertThat(match.header().moves()).isEqualTo(20));
    }

    @Test
    void theKeptFileOfFormatOneIsReadPlayedOnSavedAndReadAgain() throws IOException {
        Path file = home.resolve("old.omerta.json");
        try (InputStream sample = MigrationTest.class.getResourceAsStream("/save/format-1.omerta.json")) {
            Files.copy(sample, file);
        }
        try (Library library = Play.enter(home)) {
            Session<?, ?> session = Play.open(library, file).session();
            assertThat(session.sight().moves()).isEqualTo(20);
            Play.play(session, 5);
            session.close();
            assertThat(Play.open(library, session.file()).session().sight().moves())
                    .isEqualTo(25);
        }
    }
}
