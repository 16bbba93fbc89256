package omerta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import omerta.match.Match;
import omerta.save.GameJson;
import omerta.save.Loaded;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShowCommandTest {

    private static final String SAMPLE = "assets/samples/da-capo.omerta.json";

    @TempDir
    Path folder;

    private String toy = "";

    @BeforeEach
    void begin() {
        toy = Matches.toy(folder).toString();
    }

    @Test
    void theTableSeesWhatIsPublic() {
        assertThat(Said.by("show", toy, "--table")).isEqualTo(Said.fine("""
                        {
                          "agreed": {
                            "ranks": 6,
                            "rounds": 4,
                            "bets": true,
                            "scoring": "cards"
                          },
                          "phase": "secret-bets",
                          "seat": 0,
                          "round": 1,
                          "drew": false,
                          "deck": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
                          "aside": [],
                          "middle": [
                            [],
                            []
                          ],
                          "places": [
                            {"hand": [0, 0, 0], "tray": [], "lot": null, "points": 0},
                            {"hand": [0, 0, 0], "tray": [], "lot": null, "points": 0}
                          ],
                          "chosen": [],
                          "cheered": [],
                          "last": null,
                          "rng": "sealed"
                        }
                        """));
        assertThat(Said.by("show", toy)).isEqualTo(Said.by("show", toy, "--table"));
    }

    @Test
    void aSeatIsNamedByColourOrNumberAndSeesWhatItMay() {
        Said red = Said.fine(view(Path.of(SAMPLE), Seat.of(1), 256));
        assertThat(Said.by("show", SAMPLE, "--seat", "red")).isEqualTo(red);
        assertThat(Said.by("show", SAMPLE, "--seat", "RED")).isEqualTo(red);
        assertThat(Said.by("show", SAMPLE, "--seat", "1")).isEqualTo(red);
        assertThat(red.out())
                .contains("\"rng\": \"sealed\"")
                .contains("\"hand\": [8, 2, 9]")
                .doesNotContain("[2, 11]");
    }

    @Test
    void allIsTheFullState() {
        assertThat(Said.by("show", SAMPLE, "--all")).isEqualTo(Said.fine(truth(Path.of(SAMPLE))));
    }

    @Test
    void anEarlierMoveIsShown() {
        assertThat(Said.by("show", SAMPLE, "--at", "0")).isEqualTo(Said.fine(view(Path.of(SAMPLE), Viewer.TABLE, 0)));
        assertThat(Said.by("show", SAMPLE, "--at", "257"))
                .isEqualTo(Said.wrong("--at is from 0 to 256 (see omerta show --help)\n"));
        assertThat(Said.by("show", SAMPLE, "--at", "-1"))
                .isEqualTo(Said.wrong("--at is from 0 to 256 (see omerta show --help)\n"));
    }

    @Test
    void aSeatThatIsNotThere() {
        assertThat(Said.by("show", toy, "--seat", "purple"))
                .isEqualTo(Said.wrong("there is no seat purple in this match; its seats are: yellow (0), red (1)"
                        + " (see omerta show --help)\n"));
        assertThat(Said.by("show", toy, "--seat", "2").code()).isEqualTo(Cli.USAGE);
    }

    @Test
    void onlyOneMayLook() {
        assertThat(Said.by("show", toy, "--seat", "red", "--all"))
                .isEqualTo(Said.wrong(
                        "only one of these may be given: --seat, --table, --all (see omerta show --help)\n"));
    }

    private static String view(Path file, Viewer viewer, int moves) {
        return view(Matches.read(file), viewer, moves);
    }

    private static <S, A> String view(Loaded<S, A> loaded, Viewer viewer, int moves) {
        return GameJson.of(loaded.box().game())
                .indented(loaded.match().viewAt(moves, viewer).state());
    }

    private static String truth(Path file) {
        return truth(Matches.read(file));
    }

    private static <S, A> String truth(Loaded<S, A> loaded) {
        Match<S, A> match = loaded.match();
        return GameJson.of(loaded.box().game()).indented(match.truth());
    }
}
