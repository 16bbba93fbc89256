package omerta.ui.board;

import java.util.List;
import java.util.Optional;
import omerta.engine.Seat;
import omerta.match.Told;
import omerta.match.View;

/// What a board draws.
///
/// @param view as the one who looks may see it: the table's view while the table is open, the seat's in hand
/// @param hand the seat that has lifted its curtain, empty at the open table
/// @param actor the seat whose actions the board offers now, empty where nothing is offered
/// @param news what happened since the last picture, as the one who looks may know it, to be shown by moving things
/// @param <S> the type of state
public record Picture<S>(View<S> view, Optional<Seat> hand, Optional<Seat> actor, List<Told> news) {

    /// Keeps a copy of the news.
    public Picture {
        news = List.copyOf(news);
    }

    /// How many news there are from a moment for all on, to the last.
    ///
    /// @param moments how many moments come before it; where there are no more, no news are left
    public int newsAfter(int moments) {
        int before = 0;
        for (int i = 0; i < news.size(); i++) {
            if (news.get(i).event().isMoment() && before++ == moments) {
                return news.size() - i;
            }
        }
        return 0;
    }

    /// Whether it shows all what happened while nobody is asked for anything.
    public boolean isMoment() {
        return hand.isEmpty() && actor.isEmpty();
    }
}
