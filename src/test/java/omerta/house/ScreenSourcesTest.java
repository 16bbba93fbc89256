package omerta.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Colours live in the style sheets and words in the bundles: the code of the screens holds neither.
class ScreenSourcesTest {

    private static final List<Paper> MAIN = Paper.under("src/main/java");
    private static final List<Paper> SCREENS = Paper.under("src/main/java/omerta/ui");

    @Test
    void noColourIsInTheCode() {
        assertThat(found(
                        MAIN,
                        "\"[^\"]*#[0-9a-fA-F]{3,8}\\b[^\"]*\"|\\bColor\\.(web|rgb|rgba|color|hsb|gray|valueOf)\\("
                                + "|\\bColor\\.(?!TRANSPARENT)[A-Z]{3,}|-fx-[a-z-]*color"))
                .isEmpty();
    }

    @Test
    void noLetteringIsInTheCode() {
        assertThat(found(SCREENS, "-fx-font-(family|weight|style)|\\bFont\\.(font|loadFont)\\(|new Font\\("))
                .isEmpty();
    }

    @Test
    void noWordsForPeopleAreGivenToAControl() {
        assertThat(found(
                        SCREENS,
                        "new (Label|Button|Text|Tooltip|MenuItem|Menu|CheckBox|RadioButton|ToggleButton|Hyperlink|Tab"
                                + "|TitledPane|TableColumn)(<[^>]*>)?\\(\"[^\"]*\\p{L}"))
                .isEmpty();
        assertThat(found(
                        SCREENS,
                        "\\.set(Text|PromptText|AccessibleText|AccessibleHelp|AccessibleRoleDescription|Title"
                                + "|HeaderText|ContentText)\\(\"(?!Omertà\")[^\"]*\\p{L}"))
                .isEmpty();
    }

    @Test
    void noSentenceIsInTheCode() {
        assertThat(found(
                        SCREENS,
                        "^(?!.*(Exception|Error|requireNonNull)\\().*\"[^\"]*\\p{Lu}\\p{L}+ \\p{L}{2,}[^\"]*\""))
                .isEmpty();
    }

    private static List<String> found(List<Paper> papers, String pattern) {
        Pattern wanted = Pattern.compile(pattern);
        return papers.stream()
                .flatMap(paper -> paper.find(wanted))
                .filter(line -> !line.matches(".*: ///.*"))
                .toList();
    }
}
