package omerta.ui.shell;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import omerta.box.Box;
import omerta.box.Games;
import omerta.save.Finished;
import omerta.save.StatisticsFile;
import omerta.text.Phrases;
import omerta.ui.shell.kit.Buttons;
import omerta.ui.shell.kit.Sheets;
import omerta.ui.shell.statistics.StatisticsScreen;
import omerta.ui.shell.statistics.Summary;

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
        List<Finished> matches = file.read();
        List<StatisticsScreen.Section> sections = Games.boxes().stream()
                .map(Box::id)
                .flatMap(game -> sections(phrases.with(game), game, matches))
                .toList();
        shell.show(new StatisticsScreen(phrases, sections, this::ask, shell::home));
    }

    /// A section a unit in which matches of a game were counted.
    private static Stream<StatisticsScreen.Section> sections(Phrases phrases, String game, List<Finished> matches) {
        Map<Optional<String>, List<Finished>> units = matches.stream()
                .filter(match -> match.game().equals(game))
                .collect(Collectors.groupingBy(Finished::unit, LinkedHashMap::new, Collectors.toList()));
        return units.entrySet().stream()
                .map(unit -> new StatisticsScreen.Section(
                        phrases.words(game + ".title"),
                        amount ->
                                phrases.words(unit.getKey().filter(phrases::has).orElse("statistics.number"), amount),
                        Summary.of(unit.getValue())));
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
