package omerta.ui.shell.play;

import java.util.List;
import omerta.engine.Viewer;
import omerta.match.Sight;
import omerta.match.Told;

/// What happened since the last picture of a match.
final class Gazette {

    /// So many moves were shown as long as not even the deal was.
    private static final int UNDEALT = -1;

    private final Sight<?, ?> sight;
    private int shown;

    /// Of a match that was just dealt the deal is news; of one that goes on, what comes next.
    Gazette(Sight<?, ?> sight) {
        this.sight = sight;
        this.shown = sight.moves() == 0 ? UNDEALT : sight.moves();
    }

    /// The news, as the viewer may know them. They are none afterwards.
    List<Told> read(Viewer viewer) {
        List<Told> news = sight.log(Math.min(shown, sight.moves()) + 1, viewer);
        shown = sight.moves();
        return news;
    }

    /// The news are not shown.
    void skip() {
        shown = sight.moves();
    }

    /// Moves were taken back.
    void rewound() {
        shown = Math.min(shown, sight.moves());
    }

    /// Whether something happened by the moves from this one on, counted from 1, that is shown to all; 0 is the deal.
    boolean hasMoment(int from) {
        return sight.log(from, Viewer.TABLE).stream()
                .anyMatch(told -> told.event().isMoment());
    }
}
