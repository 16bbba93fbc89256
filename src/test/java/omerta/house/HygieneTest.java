package omerta.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The project's files, read as text.
class HygieneTest {

    private static final int LONGEST = 400;
    private static final int MEDIAN = 100;

    private static final Set<String> TOP =
            Set.of("pom.xml", "README.md", ".gitignore", ".ci", ".mvn", "rulebooks", "assets", "src");

    private static final Set<String> NOT_OURS =
            Set.of(".git", "target", ".idea", ".vscode", ".classpath", ".project", ".settings", ".factorypath");

    private static final List<Paper> MAIN = Paper.under("src/main/java");
    private static final List<Paper> ALL = Paper.all();

    @Test
    void noFileIsLong() {
        assertThat(ALL.stream()
                        .filter(Paper::isJava)
                        .filter(paper -> paper.lines().size() > LONGEST)
                        .map(Paper::path))
                .isEmpty();
    }

    @Test
    void filesAreTypicallySmall() {
        List<Integer> sizes =
                MAIN.stream().map(paper -> paper.lines().size()).sorted().toList();
        assertThat(sizes.get(sizes.size() / 2)).isLessThan(MEDIAN);
    }

    @Test
    void nothingIsLeftForLater() {
        assertThat(found(ALL, "\\b(TO" + "DO|FIX" + "ME|XX" + "X|HA" + "CK)\\b"))
                .isEmpty();
    }

    @Test
    void noCodeIsCommentedOut() {
        assertThat(found(java(), "^\\s*//(?!/).*[;{}]\\s*$")).isEmpty();
    }

    @Test
    void theTopHoldsWhatWasAgreed() throws IOException {
        try (Stream<Path> top = Files.list(Path.of(""))) {
            assertThat(top.map(Path::toString)
                            .filter(name -> !NOT_OURS.contains(name) && !name.endsWith(".iml"))
                            .collect(Collectors.toSet()))
                    .containsExactlyInAnyOrderElementsOf(TOP);
        }
    }

    @Test
    void noFileNamesARegistryOrAMachine() {
        String hosts = Stream.of(
                        "repo\\d?\\.maven",
                        "registry\\.np" + "m",
                        "deb\\.deb" + "ian",
                        "\\.sona" + "type\\.",
                        "npm" + "js\\.",
                        "mvnrepos" + "itory",
                        "(?<![\\w.])/(wo" + "rk|ro" + "ot|ho" + "me)/")
                .collect(Collectors.joining("|"));
        assertThat(found(ALL, hosts)).isEmpty();
    }

    @Test
    void everyTypeTellsWhatItIs() {
        Pattern type = Pattern.compile("^public .*\\b(class|interface|record|enum) ");
        assertThat(MAIN.stream()
                        .filter(paper -> paper.lines().stream().anyMatch(type.asPredicate()))
                        .filter(paper -> paper.lines().stream()
                                .takeWhile(type.asPredicate().negate())
                                .noneMatch(line -> line.startsWith("///")))
                        .map(Paper::path))
                .isEmpty();
    }

    @Test
    void everyRoomTellsItsPurpose() {
        assertThat(MAIN.stream()
                        .filter(paper -> paper.path().endsWith("package-info.java"))
                        .filter(paper -> !paper.lines().getFirst().startsWith("///"))
                        .map(Paper::path))
                .isEmpty();
    }

    @Test
    void linesEndAlikeAndHoldNoTabs() {
        assertThat(found(java(), "\\t|\\s$")).isEmpty();
    }

    private static List<Paper> java() {
        return ALL.stream().filter(Paper::isJava).toList();
    }

    private static List<String> found(List<Paper> papers, String pattern) {
        Pattern wanted = Pattern.compile(pattern);
        return papers.stream().flatMap(paper -> paper.find(wanted)).toList();
    }
}
