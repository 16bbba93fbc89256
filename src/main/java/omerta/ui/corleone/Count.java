package omerta.ui.corleone;

import java.util.List;
import java.util.Optional;
import omerta.corleone.Corleone;
import omerta.corleone.CorleoneColour;
import omerta.corleone.CorleoneState;
import omerta.engine.Outcome;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// What everything brings in the end, as the rules count it.
///
/// @param game the rules
/// @param state the view after the end
record Count(Corleone game, CorleoneState state) {

    /// The dollars in a suitcase.
    int suitcase(Seat seat) {
        return outcome().standings().stream()
                .filter(standing -> standing.seat().equals(seat))
                .mapToInt(standing -> standing.lines().getFirst().amount())
                .sum();
    }

    /// Who gets the money for a turf, from 1.
    Optional<Seat> turf(int turf) {
        return game.mostMarkers(state, turf);
    }

    /// Who gets the money for a colour of jobs.
    List<Seat> jobs(CorleoneColour colour) {
        return game.mostJobs(state, colour);
    }

    /// How many jobs of a colour a seat has completed.
    int done(Seat seat, CorleoneColour colour) {
        Pile jobs = state.family(seat).done();
        int done = 0;
        for (int i = 0; i < jobs.size(); i++) {
            done += game.city().job(jobs.at(i)).colour() == colour ? 1 : 0;
        }
        return done;
    }

    /// The dollars for a turf.
    int turfBonus() {
        return game.city().tables().turfBonus();
    }

    /// The dollars for a colour of jobs.
    int jobBonus() {
        return game.city().tables().jobBonus();
    }

    /// How the match ended.
    Outcome outcome() {
        return game.outcome(state).orElseThrow();
    }
}
