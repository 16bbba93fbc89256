package omerta.peperoni;

import java.util.Collections;
import java.util.Optional;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// The table as it is before homes are chosen.
final class Opening {

    private final DonPeperoniTables tables;

    Opening(DonPeperoniTables tables) {
        this.tables = tables;
    }

    DonPeperoniState state(DonPeperoniTerms terms, int seats, Seat start) {
        DonPeperoniBoard board = new DonPeperoniBoard(
                Pile.faceDown(seats),
                Pile.faceDown(seats * DonPeperoniTables.CANVASSERS),
                Collections.nCopies(tables.houses().size(), DonPeperoniHouse.EMPTY),
                Collections.nCopies(DonPeperoniTables.MARKERS, new DonPeperoniMarker.Waiting()));
        return new DonPeperoniState(
                terms,
                new DonPeperoniClock(0, start, start, DonPeperoniPhase.HOME),
                DonPeperoniStage.FRESH,
                board,
                Collections.nCopies(seats, new DonPeperoniScreen(chits(seats), agents())),
                Collections.nCopies(seats, Optional.empty()),
                new DonPeperoniAuction(
                        Collections.nCopies(DonPeperoniTables.MARKERS, DonPeperoniStall.empty(seats)), 0, false));
    }

    private Pile chits(int seats) {
        Pile chits = Pile.EMPTY;
        for (byte code = 1; code <= tables.chits().size(); code++) {
            for (int i = 0; i < tables.chits(seats, code); i++) {
                chits = chits.push(code);
            }
        }
        return chits;
    }

    private static Pile agents() {
        Pile agents = Pile.EMPTY;
        for (DonPeperoniAgent agent : DonPeperoniAgent.values()) {
            agents = agent == DonPeperoniAgent.SPY ? agents : agents.push(agent.code());
        }
        return agents;
    }
}
