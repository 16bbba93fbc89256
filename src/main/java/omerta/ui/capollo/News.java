package omerta.ui.capollo;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import omerta.capollo.DonCapolloEvent;
import omerta.match.Told;
import omerta.ui.board.art.PileView;
import omerta.ui.board.kit.Motion;
import omerta.ui.board.kit.Spot;

/// Shows what happened by moving cards, money and favours from where they were to where they are now. Long news are not
/// acted out.
final class News {

    private static final int MOST = 8;

    private final Names names;
    private final Motion motion = new Motion();
    private final Map<Ground, Bounds> places = new HashMap<>();
    private final Map<Ground, PileView> piles = new HashMap<>();

    News(Names names) {
        this.names = names;
    }

    /// Remembers where everything public lies before it changes.
    void before(Optional<Play> last) {
        motion.finish();
        forget();
        last.filter(play -> names.desk().pace().moves()).ifPresent(this::remember);
    }

    private void remember(Play play) {
        for (Spot spot : play.inOrder()) {
            play.ground(spot)
                    .filter(ground -> spot.getScene() != null && !isPrivate(ground))
                    .ifPresent(ground -> {
                        places.putIfAbsent(ground, Motion.place(spot));
                        piles.putIfAbsent(ground, spot.pile());
                    });
        }
    }

    private static boolean isPrivate(Ground ground) {
        return ground instanceof Ground.Card || ground instanceof Ground.Seen || ground instanceof Ground.Chip;
    }

    private void forget() {
        places.clear();
        piles.clear();
    }

    /// Moves what changed, once everything is where it will be.
    void after(List<Told> news, Play play) {
        List<List<Flight>> flights = new ArrayList<>();
        for (Told told : news) {
            if (told.event() instanceof DonCapolloEvent event) {
                flights.add(new Flights(names).of(event));
            }
        }
        long all = flights.stream().mapToLong(List::size).sum();
        if (places.isEmpty() || all == 0 || all > MOST) {
            forget();
            return;
        }
        Map<Ground, Bounds> from = Map.copyOf(places);
        Platform.runLater(() -> {
            if (from.equals(places)) {
                act(flights, play);
            }
        });
    }

    private void act(List<List<Flight>> flights, Play play) {
        play.inOrder().stream().findFirst().ifPresent(Motion::settle);
        Map<Ground, Integer> reached = new HashMap<>();
        int order = 0;
        for (List<Flight> together : flights) {
            boolean moved = false;
            for (Flight flight : together) {
                moved |= fly(flight, play, reached.merge(flight.to(), 1, Integer::sum), order);
            }
            order += moved ? 1 : 0;
        }
        forget();
    }

    /// Lets something fly.
    ///
    /// @param nth it goes to the nth of the spots that stand for where it goes
    private boolean fly(Flight flight, Play play, int nth, int order) {
        Optional<Bounds> start = Optional.ofNullable(places.get(flight.from()));
        Optional<Spot> goal = play.inOrder().stream()
                .filter(spot -> play.ground(spot).equals(Optional.of(flight.to())))
                .filter(spot -> spot.getScene() != null)
                .skip(nth - 1)
                .findFirst();
        if (start.isEmpty() || goal.isEmpty()) {
            return false;
        }
        PileView before = Optional.ofNullable(piles.get(flight.to()))
                .filter(pile -> !flight.to().equals(flight.from()))
                .orElseGet(PileView::place);
        motion.move(
                flight.thing(), start.get(), goal.get(), before, names.desk().pace(), order);
        return true;
    }
}
