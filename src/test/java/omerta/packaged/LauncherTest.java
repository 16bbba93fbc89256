package omerta.packaged;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.Map;
import omerta.Version;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The packaged folder, copied to a place with a space and an umlaut, started by its launcher.
@Tag("packaged")
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

    private static final String FAKE = "#!/bin/sh\necho fake Java in \"$0\"\n";
    private static final String VERSION = "Omertà " + Version.current();

    @TempDir
    static Path copies;

    @TempDir
    Path place;

    private final Map<String, String> variables = new HashMap<>();
    private Path launcher;

    @BeforeAll
    static void copyTheFolder() throws IOException {
        copy(Path.of("target", "omerta"), copies.resolve("a b ü").resolve("omerta"));
    }

    @BeforeEach
    void standardSurroundings() {
        launcher = copies.resolve("a b ü").resolve("omerta").resolve("bin").resolve("omerta");
        variables.put("PATH", "/usr/bin:/bin");
        variables.put("HOME", place.toString());
        variables.put("JAVA_HOME", System.getProperty("java.home"));
        variables.put("LANG", "C.UTF-8");
    }

    @Test
    void startsFromAFolderWithASpaceAndAnUmlaut() throws Exception {
        assertThat(start("--version").out()).isEqualTo(VERSION);
    }

    @Test
    void startsWithoutALocale() throws Exception {
        variables.remove("LANG");
        variables.put("LC_ALL", "C");

        Launched launched = start("--version");

        assertThat(launched.err()).isEmpty();
        assertThat(launched.out()).isEqualTo(VERSION);
    }

    @Test
    void startsThroughLinksFromAnotherFolder() throws Exception {
        Files.createSymbolicLink(copies.resolve("first"), launcher);
        Path second = Files.createSymbolicLink(copies.resolve("second"), Path.of("first"));

        assertThat(Launched.of(place, variables, second.toString(), "--version").out())
                .isEqualTo(VERSION);
    }

    @Test
    void handsEveryWordOnAsItIs() throws Exception {
        Launched launched = start("verify", "no such file.omerta.json");

        assertThat(launched.code()).isEqualTo(1);
        assertThat(launched.err()).contains("no such file.omerta.json").hasLineCount(1);
    }

    @Test
    void takesTheJavaOfThePathWhereJavaHomeHasNone() throws Exception {
        variables.put("JAVA_HOME", place.resolve("nowhere").toString());
        fake(place.resolve("newer"), "26");
        Path link = Files.createSymbolicLink(place.resolve("java"), place.resolve("newer/bin/java"));
        variables.put("PATH", link.getParent() + ":/usr/bin:/bin");

        assertThat(start().out()).isEqualTo("fake Java in " + place.resolve("newer/bin/java"));
    }

    @Test
    void passesByAnOldJavaForOneInTheUsualPlaces() throws Exception {
        variables.put("JAVA_HOME", fake(place.resolve("old"), "17.0.9").toString());
        hideTheUsualPlaces();
        fake(place.resolve("usr/lib/jvm/aged"), "1.8.0_402");
        Path good = fake(place.resolve("usr/lib/jvm/good"), "25-ea");

        assertThat(start().out()).isEqualTo("fake Java in " + good.resolve("bin/java"));
    }

    @Test
    void asksForJavaInOneLineWhereThereIsNone() throws Exception {
        variables.remove("JAVA_HOME");
        variables.put("PATH", onlyTools().toString());
        hideTheUsualPlaces();

        Launched launched = start();

        assertThat(launched.code()).isEqualTo(2);
        assertThat(launched.out()).isEmpty();
        assertThat(launched.err()).contains("Java 25").hasLineCount(1);
    }

    private Launched start(String... words) throws IOException, InterruptedException {
        String[] command = new String[words.length + 1];
        command[0] = launcher.toString();
        System.arraycopy(words, 0, command, 1, words.length);
        return Launched.of(place, variables, command);
    }

    private void hideTheUsualPlaces() throws IOException {
        String hidden = Files.readString(launcher).replaceAll("(?<=[ \\t])/(usr|opt|Library)/", "'" + place + "'/$1/");
        launcher = executable(launcher.resolveSibling("omerta-elsewhere"), hidden);
    }

    /// A PATH that has what the launcher needs, but no Java.
    private Path onlyTools() throws IOException {
        Path tools = Files.createDirectory(place.resolve("tools"));
        for (String tool : new String[] {"dirname", "readlink", "uname"}) {
            executable(tools.resolve(tool), "#!/bin/sh\nPATH=/usr/bin:/bin\nexec " + tool + " \"$@\"\n");
        }
        return tools;
    }

    private static Path fake(Path home, String version) throws IOException {
        Files.createDirectories(home.resolve("bin"));
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\nOS_ARCH=\"x86_64\"\n");
        executable(home.resolve("bin/java"), FAKE);
        return home;
    }

    private static Path executable(Path file, String script) throws IOException {
        Files.writeString(file, script);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.walkFileTree(from, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) throws IOException {
                Files.createDirectories(to.resolve(from.relativize(dir)));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.copy(file, to.resolve(from.relativize(file)), StandardCopyOption.COPY_ATTRIBUTES);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
