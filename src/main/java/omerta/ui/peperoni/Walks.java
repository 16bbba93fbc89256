package omerta.ui.peperoni;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoni;
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniPhase;
import omerta.peperoni.DonPeperoniState;
import omerta.ui.board.Desk;

/// The ways of the canvassers of the seat that acts.
///
/// @param desk which judges
/// @param choices what may be done
/// @param game the rules
/// @param state the view that is drawn
/// @param actor who acts
record Walks(
        Desk<DonPeperoniAction> desk,
        List<DonPeperoniAction> choices,
        DonPeperoni game,
        DonPeperoniState state,
        Seat actor) {

    /// A way of a canvasser.
    ///
    /// @param canvasser which
    /// @param from where it is
    /// @param places step by step, the last one included
    /// @param cost how many points it costs
    /// @param left how many points this canvasser may use now
    record Way(int canvasser, int from, List<Integer> places, int cost, int left) {

        /// Keeps a copy.
        Way {
            places = List.copyOf(places);
        }

        int to() {
            return places.getLast();
        }

        /// Pace by pace.
        List<DonPeperoniAction> paces() {
            return places.stream()
                    .<DonPeperoniAction>map(place -> new DonPeperoniAction.Walk(canvasser, place))
                    .toList();
        }

        /// Whether the points are enough.
        boolean isWithin() {
            return cost <= left;
        }
    }

    /// Whether it is for a canvasser to go now.
    boolean isOffered(int canvasser) {
        return choices.stream()
                .anyMatch(action -> action instanceof DonPeperoniAction.Walk walk && walk.canvasser() == canvasser);
    }

    /// Whether a canvasser may go anywhere now, by the rules.
    boolean isReady(int canvasser) {
        return state.phase() == DonPeperoniPhase.CANVASS
                && game.canMove(state, canvasser).isLegal();
    }

    /// Where a canvasser is.
    int at(int canvasser) {
        return state.board().place(actor, canvasser);
    }

    /// The canvasser that goes if nobody says which: the one whose part it is, else the first that may.
    int usual() {
        int current = state.stage().current();
        if (current != 0 && isOffered(current)) {
            return current;
        }
        return isOffered(1) ? 1 : 2;
    }

    /// The cheapest way of a canvasser to a place where it is not, however far.
    Optional<Way> way(int canvasser, int to) {
        if (!isReady(canvasser)) {
            return Optional.empty();
        }
        List<Integer> places = game.way(state, actor, canvasser, to);
        OptionalInt cost = game.cost(state, actor, canvasser, to);
        return places.isEmpty() || cost.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Way(canvasser, at(canvasser), places, cost.getAsInt(), game.points(state, canvasser)));
    }

    /// The cheapest way of a canvasser to a place, where it can be gone in this turn.
    Optional<Way> open(int canvasser, int to) {
        return way(canvasser, to)
                .filter(Way::isWithin)
                .filter(way -> desk.judge(way.paces()).isLegal());
    }
}
