package omerta.ui.shell.log;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import omerta.engine.Viewer;
import omerta.match.Sight;
import omerta.text.Phrases;

/// The log of a match in words, one for each viewer. What was put into words once is kept, so a long match is drawn as
/// fast as a short one.
public final class Chronicle {

    private final Sight<?, ?> sight;
    private final Phrases phrases;
    private final Map<Viewer, Kept> kept = new HashMap<>();

    /// The log of this match in these words.
    public Chronicle(Sight<?, ?> sight, Phrases phrases) {
        this.sight = sight;
        this.phrases = phrases;
    }

    /// All that was told, as the viewer may know it.
    public List<Line> lines(Viewer viewer) {
        Kept mine = kept.computeIfAbsent(viewer, _ -> new Kept());
        mine.lines.addAll(Line.of(sight.log(mine.next, viewer), sight.table(), phrases));
        mine.next = sight.moves() + 1;
        return Collections.unmodifiableList(mine.lines);
    }

    /// Moves were taken back: what was told of them is forgotten. To be called before the next move is made.
    public void rewound() {
        int moves = sight.moves();
        kept.values().forEach(one -> one.cut(moves));
    }

    private static final class Kept {

        private final List<Line> lines = new ArrayList<>();
        private int next;

        void cut(int to) {
            lines.removeIf(line -> line.move() > to);
            next = Math.min(next, to + 1);
        }
    }
}
