package omerta.text;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Outcome;
import omerta.engine.Table;

/// The end of a match in words.
public final class Verdict {

    private Verdict() {}

    /// One line for how it ended, one for each seat with its place and its total, one for each tie.
    public static List<String> lines(Outcome outcome, Table table, Phrases phrases) {
        List<String> lines = new ArrayList<>();
        lines.add(phrases.say(outcome.end(), table));
        for (Outcome.Standing standing : outcome.standings()) {
            lines.add(phrases.words(
                    "results.standing",
                    standing.place(),
                    Phrases.name(standing.seat(), table),
                    phrases.say(outcome.amount(standing.total()), table)));
        }
        outcome.tieBreaks().forEach(tie -> lines.add(phrases.say(tie, table)));
        return lines;
    }
}
