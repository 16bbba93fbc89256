package omerta.ui.shell;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import omerta.box.Box;
import omerta.box.Games;
import omerta.save.Finished;
import omerta.save.StatisticsFile;
import omerta.text.Phrases;
import omerta.ui.shell.kit.Buttons;
import omerta.ui.shell.kit.Sheets;
import omerta.ui.shell.statistics.StatisticsScreen;
import omerta.ui.shell.statistics.Tally;

/// Counts what finished matches come to, and shows it.
///
/// @param shell in whose window
/// @param file where it is kept
record Counting(Shell shell, StatisticsFile file) {

    /// Counts a match. Where that fails the match is none the worse.
    void add(Finished match) {
        file.add(match);
    }

    /// Whether no match of this game was finished yet.
    boolean isNew(String game) {
        return file.read().stream().map(Finished::game).noneMatch(game::equals);
    }

    /// Shows the statistics.
    void show() {
        Phrases phrases = shell.phrases();
        Map<String, List<Finished>> games = file.read().stream().collect(Collectors.groupingBy(Finished::game));
        List<StatisticsScreen.Section> sections = Games.boxes().stream()
                .map(Box::id)
                .filter(games::containsKey)
                .map(game -> new StatisticsScreen.Section(
                        phrases.with(game).words(game + ".title"), Tally.of(games.getOrDefault(game, List.of()))))
                .toList();
        shell.show(new StatisticsScreen(phrases, sections, this::ask, shell::home));
    }

    private void ask() {
        Phrases phrases = shell.phrases();
        shell.sheet(
                phrases.words("statistics.title"),
                Sheets.words(
                        phrases.words("statistics.clear.ask"),
                        Buttons.button(phrases, "ask.no", shell::closeSheet),
                        Buttons.primary(phrases.words("statistics.clear.do"), this::clear)),
                "sheet-small");
    }

    private void clear() {
        shell.closeSheet();
        file.clear();
        show();
    }
}
