package omerta.ui.peperoni;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoniAgent;
import omerta.peperoni.DonPeperoniHouse;
import omerta.peperoni.DonPeperoniState;

/// What one seat knows of what lies face down in a house. It belongs in the seat's tray and nowhere else.
///
/// @param names of things
/// @param state the view of that seat
/// @param seat who knows it
record Knowledge(Names names, DonPeperoniState state, Seat seat) {

    /// What the seat knows of a house; empty where that is nothing.
    Optional<String> of(int place) {
        DonPeperoniHouse house = state.board().houses().get(names.map().index(place));
        List<String> parts = new ArrayList<>();
        for (Seat other : Seat.first(state.seats())) {
            Pile chits = house.chits(other);
            for (int i = 0; i < chits.size(); i++) {
                if (chits.at(i) != Pile.FACE_DOWN) {
                    int value = names.map().tables().worth(chits.at(i));
                    parts.add(names.desk().words("don-peperoni.table.known-chit", names.of(other), value));
                }
            }
            Pile agents = house.agents(other);
            for (int i = 0; i < agents.size(); i++) {
                if (DonPeperoniAgent.isAgent(agents.at(i))) {
                    parts.add(names.desk()
                            .words(
                                    "don-peperoni.table.known-agent",
                                    names.of(other),
                                    names.agent(DonPeperoniAgent.of(agents.at(i)))));
                }
            }
        }
        return parts.isEmpty() ? Optional.empty() : Optional.of(names.place(place) + ": " + String.join(", ", parts));
    }
}
