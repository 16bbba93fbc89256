package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import omerta.engine.Message;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@EveryLocale
class SettingsFileTest {

    private static final Settings OTHER = Settings.STANDARD
            .withTheme(Settings.Theme.DARK)
            .withFontPercent(150)
            .withSpeedPercent(0)
            .withReducedMotion(true)
            .withConfirmations(false)
            .withSounds(true)
            .withLanguage("pt-BR")
            .withCoverOnFocusLoss(false)
            .withAdvice(true)
            .withWindow(new Settings.Window(-5, 10, 1280, 800, true))
            .withNames(List.of("Zoë", "Iğdır", "👑"));

    @TempDir
    private Path home;

    private Path file;
    private SettingsFile settings;

    @BeforeEach
    void name() {
        file = home.resolve("settings.json");
        settings = new SettingsFile(home);
    }

    @Test
    void standardOnesHoldBeforeAnythingWasSet() {
        assertThat(settings.read()).isEqualTo(new SettingsFile.Read(Settings.STANDARD, Optional.empty()));
        assertThat(file).doesNotExist();
    }

    @Test
    void theySurvive() {
        assertThat(settings.write(OTHER)).isEmpty();
        assertThat(settings.read()).isEqualTo(new SettingsFile.Read(OTHER, Optional.empty()));
        assertThat(settings.write(Settings.STANDARD)).isEmpty();
        assertThat(settings.read().settings()).isEqualTo(Settings.STANDARD);
    }

    @Test
    void aSettingThatIsMissingHasItsStandardAndAnUnknownOneIsPassedOver() throws IOException {
        Files.writeString(file, "{\"fontPercent\": 120, \"smell\": \"roses\"}");
        assertThat(settings.read())
                .isEqualTo(new SettingsFile.Read(Settings.STANDARD.withFontPercent(120), Optional.empty()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\0\0\0\0",
                "null",
                "[]",
                "7",
                "{\"fontPercent\": 120",
                "{\"fontPercent\": 120} x",
                "{\"fontPercent\": 20}",
                "{\"fontPercent\": \"120\"}",
                "{\"fontPercent\": 1e2}",
                "{\"speedPercent\": 33}",
                "{\"theme\": \"pink\"}",
                "{\"theme\": null}",
                "{\"theme\": 1}",
                "{\"sounds\": 1}",
                "{\"names\": [null]}",
                "{\"window\": {}}",
                "{\"window\": {\"x\": 1, \"y\": 1, \"width\": 0, \"height\": 1, \"maximized\": false}}",
                "{\"advice\": true, \"advice\": false}"
            })
    void garbageIsKeptAsideAndStandardOnesHold(String garbage) throws IOException {
        Files.writeString(file, garbage);
        assertThat(settings.read())
                .isEqualTo(new SettingsFile.Read(Settings.STANDARD, Optional.of(Message.of("save.settings.kept"))));
        assertThat(home.resolve("settings.json.damaged")).hasContent(garbage);
        assertThat(file).doesNotExist();
        assertThat(settings.write(OTHER)).isEmpty();
        assertThat(settings.read().settings()).isEqualTo(OTHER);
    }

    @Test
    void aFolderInTheirPlaceIsNoTroubleForTheStart() throws IOException {
        Files.createDirectory(file);
        assertThat(settings.read().settings()).isEqualTo(Settings.STANDARD);
    }

    @Test
    void whereTheDiskFailsTheOldOnesStay() {
        TestDisk disk = new TestDisk();
        SettingsFile failing = new SettingsFile(disk, home);
        assertThat(settings.write(OTHER)).isEmpty();
        for (int at = 0; at < 5; at++) {
            disk.gate(TestDisk.failing(at, true));
            assertThat(failing.write(Settings.STANDARD)).contains(Message.of("save.full"));
            assertThat(settings.read().settings()).isIn(OTHER, Settings.STANDARD);
        }
    }

    @Test
    void valuesOutOfTheirRangeAreRefused() {
        assertThatThrownBy(() -> Settings.STANDARD.withFontPercent(79)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Settings.STANDARD.withFontPercent(201)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Settings.STANDARD.withSpeedPercent(75)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Settings.STANDARD.withFontPercent(80).fontPercent()).isEqualTo(80);
        assertThat(Settings.STANDARD.withFontPercent(200).fontPercent()).isEqualTo(200);
    }
}
