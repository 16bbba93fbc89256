package omerta.ui.shell.log;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Player;
import omerta.engine.Table;
import omerta.match.Told;
import omerta.text.Phrases;

/// One line of the log, in words.
///
/// @param move the move that it belongs to, counted from 1
/// @param by who made the move
/// @param words the sentence
/// @param clause the clause by which it happened
public record Line(int move, Player by, String words, String clause) {

    /// What was told, in words.
    public static List<Line> of(List<Told> told, Table table, Phrases phrases) {
        List<Line> lines = new ArrayList<>(told.size());
        for (Told one : told) {
            lines.add(new Line(
                    one.move(),
                    table.player(one.by()),
                    phrases.say(one.event().message(), table),
                    one.event().clause()));
        }
        return lines;
    }

    /// The lines as a text of their own, one a line: what a match leaves behind for a friend to read.
    public static String asText(List<Line> lines) {
        StringBuilder text = new StringBuilder();
        for (Line line : lines) {
            text.append(line.move())
                    .append(". ")
                    .append(line.words())
                    .append(" [")
                    .append(line.clause())
                    .append("]\n");
        }
        return text.toString();
    }
}
