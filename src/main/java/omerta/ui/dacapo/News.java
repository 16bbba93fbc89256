package omerta.ui.dacapo;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import omerta.dacapo.DaCapoAction;
import omerta.dacapo.DaCapoAction.Source;
import omerta.dacapo.DaCapoEvent;
import omerta.engine.Seat;
import omerta.match.Told;
import omerta.ui.board.Desk;
import omerta.ui.board.art.PileView;
import omerta.ui.board.kit.Motion;
import omerta.ui.board.kit.Spot;

/// Shows what happened by moving cards from where they lay to where they lie now. Long news are not acted out.
final class News {

    private static final int MOST_MOVES = 3;

    private final Desk<DaCapoAction> desk;
    private final Motion motion = new Motion();
    private final Map<Ground, Bounds> places = new HashMap<>();
    private final Map<Ground, PileView> piles = new HashMap<>();

    News(Desk<DaCapoAction> desk) {
        this.desk = desk;
    }

    /// Remembers where everything lies before it changes.
    void before(Optional<Play> last) {
        motion.finish();
        places.clear();
        piles.clear();
        last.filter(play -> desk.pace().moves()).ifPresent(this::remember);
    }

    private void remember(Play play) {
        for (Spot spot : play.inOrder()) {
            play.ground(spot).filter(ground -> spot.getScene() != null).ifPresent(ground -> {
                places.putIfAbsent(ground, Motion.place(spot));
                piles.putIfAbsent(ground, spot.pile());
            });
        }
    }

    /// Moves what changed, once everything lies where it will.
    void after(List<Told> news, Play play) {
        long moves = news.stream()
                .map(Told::event)
                .filter(event -> event instanceof DaCapoEvent.Placed || event instanceof DaCapoEvent.Discarded)
                .count();
        if (places.isEmpty() || moves > MOST_MOVES) {
            return;
        }
        Map<Ground, Bounds> from = Map.copyOf(places);
        Platform.runLater(() -> {
            if (from.equals(places)) {
                act(news, play);
            }
        });
    }

    private void act(List<Told> news, Play play) {
        play.inOrder().stream().findFirst().ifPresent(Motion::settle);
        int order = 0;
        for (Told told : news) {
            if (told.event() instanceof DaCapoEvent event) {
                order += act(event, play, order);
            }
        }
        places.clear();
        piles.clear();
    }

    private int act(DaCapoEvent event, Play play, int order) {
        return switch (event) {
            case DaCapoEvent.Placed(Seat seat, Source source, int card, int value, int pile) -> {
                Ground to = new Ground.Building(pile);
                Ground from = new Ways(seat).ground(source);
                yield move(play, card, from, play.spot(to).isPresent() ? to : new Ground.Aside(), to, order);
            }
            case DaCapoEvent.Discarded(Seat seat, int card, int pile) -> {
                Ground to = new Ground.Auxiliary(seat, pile);
                yield move(play, card, new Ground.HandCard(card), to, to, order);
            }
            case DaCapoEvent.Drew(Seat _, var _, var cards) -> {
                int moved = 0;
                for (int i = 0; i < cards.size(); i++) {
                    Ground to = new Ground.HandCard(cards.at(i));
                    moved |= move(play, cards.at(i), new Ground.Draw(), to, to, order);
                }
                yield moved;
            }
            case DaCapoEvent.Dealt _,
                    DaCapoEvent.Reshuffled _,
                    DaCapoEvent.TurnedUp _,
                    DaCapoEvent.Completed _,
                    DaCapoEvent.PassedOver _,
                    DaCapoEvent.GameOver _,
                    DaCapoEvent.MatchOver _ -> 0;
        };
    }

    private int move(Play play, int card, Ground from, Ground to, Ground waiting, int order) {
        Bounds start = places.get(from);
        Optional<Spot> goal = play.spot(to).filter(spot -> spot.getScene() != null);
        if (start == null || goal.isEmpty()) {
            return 0;
        }
        PileView before = to.equals(waiting) ? piles.remove(to) : null;
        PileView shown = before != null
                ? before
                : to.equals(waiting) ? PileView.place() : goal.get().pile();
        motion.move(PileView.card(Faces.of(card)), start, goal.get(), shown, desk.pace(), order);
        if (!(from instanceof Ground.HandCard)) {
            play.spot(from).ifPresent(spot -> motion.trace(spot, desk.pace()));
        }
        return 1;
    }
}
