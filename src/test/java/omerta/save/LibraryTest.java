package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import omerta.engine.Message;
import omerta.engine.Options;
import omerta.engine.Seat;
import omerta.match.Start;
import omerta.toy.Playout;
import omerta.toy.Toy;
import omerta.toy.ToyAction;
import omerta.toy.ToyState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@EveryLocale
class LibraryTest {

    @TempDir
    private Path home;

    @Test
    void aMatchIsListedAndResumed() throws IOException {
        Path file;
        Object seen;
        try (Library library = Play.enter(home)) {
            Session<ToyState, ToyAction> session = Play.begin(library);
            Play.play(session, 5);
            file = session.file();
            seen = session.sight().view(Seat.of(0)).state();
            session.close();
        }
        try (Library library = Play.enter(home)) {
            assertThat(library.list()).singleElement().isInstanceOfSatisfying(Entry.Match.class, entry -> {
                assertThat(entry.file()).isEqualTo(file);
                assertThat(entry.header().moves()).isEqualTo(5);
                assertThat(entry.header().game()).isEqualTo("toy");
            });
            Resumed.In in = Play.open(library, file);
            assertThat(in.note()).isEmpty();
            assertThat(in.session().sight().view(Seat.of(0)).state()).isEqualTo(seen);
        }
    }

    @Test
    void aMatchThatWasOnlyLookedAtIsNotWrittenAgain() throws IOException {
        try (Library library = Play.enter(home)) {
            Session<ToyState, ToyAction> session = Play.begin(library);
            Play.play(session, 5);
            session.close();
            byte[] bytes = Files.readAllBytes(session.file());
            Play.open(library, session.file()).session().close();
            assertThat(session.file()).hasBinaryContent(bytes);
        }
    }

    @Test
    void aTableThatDoesNotFitBeginsNothing() throws IOException {
        try (Library library = Play.enter(home)) {
            var fresh = library.begin(Toy.box(), Playout.table(5, Options.STANDARD), new Start.Seeded<>(1));
            assertThat(fresh)
                    .isInstanceOfSatisfying(
                            Fresh.Not.class,
                            not -> assertThat(not.reason().clause()).isEqualTo("TY-1.1"));
            assertThat(library.list()).isEmpty();
        }
    }

    @Test
    void theMatchWrittenLastComesFirstWhateverTheClockSays() throws IOException {
        Clock late = Clock.fixed(Saves.NOON, ZoneOffset.UTC);
        Clock early = Clock.offset(late, Duration.ofDays(-3));
        Path first;
        Path second;
        try (Library library = Play.enter(home, Disk.REAL, late)) {
            first = begun(library);
        }
        try (Library library = Play.enter(home, Disk.REAL, early)) {
            second = begun(library);
            assertThat(library.list()).extracting(Entry::file).containsExactly(second, first);
            Session<?, ?> session = Play.open(library, first).session();
            Play.play(session, 1);
            session.close();
            assertThat(library.list()).extracting(Entry::file).containsExactly(first, second);
        }
    }

    private static Path begun(Library library) {
        Session<ToyState, ToyAction> session = Play.begin(library);
        session.close();
        return session.file();
    }

    @Test
    void whatIsBrokenIsListedAsBrokenAndTheRestStaysAlive() throws Exception {
        try (Library library = Play.enter(home)) {
            Path fine = begun(library);
            Path folder = fine.getParent();
            Files.write(folder.resolve("a.omerta.json"), new byte[0]);
            Files.write(folder.resolve("b.omerta.json"), new byte[4096]);
            Files.createDirectory(folder.resolve("c.omerta.json"));
            Files.createSymbolicLink(folder.resolve("d.omerta.json"), folder.resolve("nowhere"));
            Files.writeString(folder.resolve("e.omerta.json"), "{\"header\": {\"game\": \"x\"}, \"format\": 9}");
            Files.writeString(folder.resolve("f.omerta.json"), "{\"name\": \"other\"}");
            Files.writeString(folder.resolve("notes.txt"), "mine");
            Files.write(folder.resolve("g.omerta.json"), Saves.bytes(Saves.match()));
            assertThat(new ProcessBuilder("mkfifo", folder + "/h.omerta.json")
                            .start()
                            .waitFor())
                    .isZero();
            List<Entry> entries = library.list();
            assertThat(entries)
                    .extracting(entry -> entry.file().getFileName() + " " + said(entry))
                    .containsExactly(
                            "g.omerta.json 7",
                            fine.getFileName() + " 2",
                            "a.omerta.json DAMAGED save.damaged",
                            "b.omerta.json DAMAGED save.damaged",
                            "c.omerta.json UNREADABLE save.folder",
                            "d.omerta.json UNREADABLE save.missing",
                            "e.omerta.json NEWER save.newer",
                            "f.omerta.json FOREIGN save.foreign",
                            "h.omerta.json UNREADABLE save.special");
        }
    }

    private static String said(Entry entry) {
        return switch (entry) {
            case Entry.Match match -> Long.toString(match.header().number());
            case Entry.Broken broken -> broken.reason() + " " + broken.why().key();
        };
    }

    @Test
    void aThousandMatchesAreListedByTheirHeadersAlone() throws IOException {
        try (Library library = Play.enter(home)) {
            Path folder = begun(library).getParent();
            byte[] header = Arrays.copyOf(Saves.bytes(Saves.match()), 1200);
            for (int i = 0; i < 1000; i++) {
                Files.write(folder.resolve("m" + i + ".omerta.json"), header);
            }
            assertThat(library.list()).hasSize(1001).allMatch(Entry.Match.class::isInstance);
        }
    }

    @Test
    void aDamagedFileFallsBackToTheOneBeforeAndTheJournal() throws IOException {
        for (int broken = 1; broken <= 2; broken++) {
            Path place = home.resolve("home" + broken);
            Path file;
            Object seen;
            try (Library library = Play.enter(place)) {
                Session<ToyState, ToyAction> session = Play.begin(library);
                for (int i = 0; i < 4; i++) {
                    Play.play(session, 3);
                    session.keep();
                }
                Play.play(session, 2);
                file = session.file();
                seen = session.sight().view(Seat.of(0)).state();
            }
            Files.write(file, new byte[3000]);
            if (broken == 2) {
                Files.write(Swap.older(file).getFirst(), new byte[3000]);
            }
            try (Library library = Play.enter(place)) {
                assertThat(library.list()).singleElement().isInstanceOf(Entry.Match.class);
                Resumed.In in = Play.open(library, file);
                assertThat(in.note()).contains(Message.of("save.note.older"));
                assertThat(in.session().sight().view(Seat.of(0)).state()).isEqualTo(seen);
                assertThat(Swap.sibling(file, ".damaged")).hasBinaryContent(new byte[3000]);
            }
        }
    }

    @Test
    void whereEveryGenerationIsDamagedTheRefusalSaysSo() throws IOException {
        try (Library library = Play.enter(home)) {
            Path file = begun(library);
            Files.write(file, new byte[3000]);
            assertThat(library.open(file))
                    .isInstanceOfSatisfying(
                            Resumed.Not.class,
                            not -> assertThat(not.refusal().why().key()).isEqualTo("save.damaged"));
            assertThat(file).hasBinaryContent(new byte[3000]);
        }
    }

    @Test
    void aFileFromElsewhereIsPlayedAsACopy() throws IOException {
        byte[] bytes = Saves.bytes(Saves.match());
        Path file = Files.write(Files.createDirectories(home.resolve("desk")).resolve("m.json"), bytes);
        try (Library library = Play.enter(home)) {
            Session<?, ?> session = Play.open(library, file).session();
            Play.play(session, 2);
            session.close();
            assertThat(file).hasBinaryContent(bytes);
            assertThat(session.file().getParent()).isEqualTo(home.resolve("matches"));
            assertThat(library.list()).singleElement().extracting(Entry::file).isEqualTo(session.file());
        }
    }

    @Test
    void whatIsOfferedInsteadOfARefusedMatchIsPlayedAsANewOne() throws IOException {
        String text = Saves.text().replaceFirst("\"card\": 6}, \"pile\": 1", "\"card\": 5}, \"pile\": 1");
        try (Library library = Play.enter(home)) {
            Path file = Files.write(begun(library).resolveSibling("bad.omerta.json"), Saves.sealed(text));
            Resumed.Not not = (Resumed.Not) library.open(file);
            Session<?, ?> session =
                    library.adopt(not.refusal().offer().orElseThrow().instead());
            assertThat(session.sight().moves()).isEqualTo(12);
            assertThat(session.file()).isNotEqualTo(file);
            assertThat(file).hasBinaryContent(Saves.sealed(text));
        }
    }

    @Test
    void aMatchIsNotPlayedTwiceAtOnceNorDiscardedNorWrittenOver() throws IOException {
        try (Library library = Play.enter(home)) {
            Session<ToyState, ToyAction> session = Play.begin(library);
            Session<ToyState, ToyAction> other = Play.begin(library);
            assertThat(library.open(session.file()))
                    .isInstanceOfSatisfying(
                            Resumed.Not.class,
                            not -> assertThat(not.refusal().why().key()).isEqualTo("save.in-play"));
            assertThat(library.discard(session.file())).contains(Message.of("save.in-play"));
            assertThat(other.saveAs(session.file())).contains(Message.of("save.in-play"));
            session.close();
            assertThat(library.open(session.file())).isInstanceOf(Resumed.In.class);
        }
    }

    @Test
    void aDiscardedMatchIsInTheTrashAndComesBackWhole() throws IOException {
        try (Library library = Play.enter(home)) {
            Session<ToyState, ToyAction> session = Play.begin(library);
            Play.play(session, 4);
            session.close();
            List<String> names = names();
            assertThat(library.canRestore()).isFalse();
            assertThat(library.discard(session.file())).isEmpty();
            assertThat(library.list()).isEmpty();
            assertThat(names()).isEmpty();
            assertThat(library.canRestore()).isTrue();
            assertThat(library.restore()).isEmpty();
            assertThat(names()).isEqualTo(names);
            assertThat(Play.open(library, session.file()).session().sight().moves())
                    .isEqualTo(4);
            assertThat(library.restore()).contains(Message.of("save.missing"));
        }
    }

    /// However many matches an evening sees, what is remembered of discarded ones does not grow.
    @Test
    void onlyTheLastDiscardedMatchesCanBeBroughtBack() throws IOException {
        try (Library library = Play.enter(home)) {
            for (int i = 0; i < Trash.MOST + 1; i++) {
                Session<ToyState, ToyAction> session = Play.begin(library);
                session.close();
                assertThat(library.discard(session.file())).isEmpty();
            }
            for (int i = 0; i < Trash.MOST; i++) {
                assertThat(library.restore()).isEmpty();
            }
            assertThat(library.canRestore()).isFalse();
            assertThat(library.list()).hasSize(Trash.MOST);
        }
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(home.resolve("matches"))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
