package omerta.ui.shell.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Player;
import omerta.engine.Table;
import omerta.match.Told;
import omerta.text.Phrases;

/// One line of the log, in words.
///
/// @param move the move that it belongs to, counted from 1; 0 for the deal
/// @param by whose sign stands beside it: who did it, or else who made the move; nobody made the deal
/// @param words the sentence
/// @param clause the clause by which it happened
public record Line(int move, Optional<Player> by, String words, String clause) {

    /// What was told, in words.
    public static List<Line> of(List<Told> told, Table table, Phrases phrases) {
        List<Line> lines = new ArrayList<>(told.size());
        for (Told one : told) {
            lines.add(new Line(
                    one.move(),
                    one.event().doer().or(one::by).map(table::player),
                    phrases.say(one.event().message(), table),
                    one.event().clause()));
        }
        return lines;
    }

    /// The lines as a text of their own, one a line: what a match leaves behind for a friend to read. The deal has no
    /// number.
    public static String asText(List<Line> lines) {
        StringBuilder text = new StringBuilder();
        for (Line line : lines) {
            if (line.move() > 0) {
                text.append(line.move()).append(". ");
            }
            text.append(line.words()).append(" [").append(line.clause()).append("]\n");
        }
        return text.toString();
    }
}
