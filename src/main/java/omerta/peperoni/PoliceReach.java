package omerta.peperoni;

import omerta.engine.Ruling;
import omerta.engine.Seat;

/// What a police marker may be used for.
final class PoliceReach {

    private static final Ruling NO_MARKER = Reach.no("PP-13.1", "no-marker");
    private static final Ruling MARKED_NOW = Reach.no("PP-13.3", "marker-now");
    private static final Ruling OWN = Reach.no("PP-13.11", "frisk-own");

    private final DonPeperoniTables tables;
    private final Village village;

    PoliceReach(DonPeperoniTables tables, Village village) {
        this.tables = tables;
        this.village = village;
    }

    /// Whether the active seat may use a marker at all.
    static Ruling marker(DonPeperoniState state) {
        if (state.markers(state.active()) == 0) {
            return NO_MARKER;
        }
        return state.stage().marked() ? MARKED_NOW : Ruling.LEGAL;
    }

    Ruling frisk(DonPeperoniState state, Seat of, int canvasser) {
        Ruling marker = marker(state);
        if (!marker.isLegal()) {
            return marker;
        }
        if (of.index() >= state.seats()) {
            return Reach.no("PP-13.1", "no-seat");
        }
        if (canvasser < 1 || canvasser > DonPeperoniTables.CANVASSERS) {
            return Reach.no("PP-2.2", "no-canvasser", canvasser);
        }
        if (of.equals(state.active())) {
            return OWN;
        }
        int frisked = state.frisked(of);
        if (frisked != 0) {
            return Reach.no(frisked == canvasser ? "PP-13.9" : "PP-13.8", "frisk-other", of);
        }
        return state.clock().round() == tables.rounds() && state.order(of) < state.order(state.active())
                ? Reach.no("PP-13.10", "frisk-late", of)
                : Ruling.LEGAL;
    }

    Ruling raid(DonPeperoniState state, int house) {
        if (!state.terms().raid()) {
            return Reach.no("PP-18.6", "no-raids");
        }
        Ruling marker = marker(state);
        if (!marker.isLegal()) {
            return marker;
        }
        if (!village.isHouse(house) || !village.isInPlay(state.seats(), house)) {
            return Reach.no("PP-1.5", "no-house");
        }
        if (village.isLocked(state.seats(), house)) {
            return Reach.no("PP-18.11", "raid-locked");
        }
        return state.isRaided(house) ? Reach.no("PP-18.12", "raid-twice", Phrases.in(village.id(house))) : Ruling.LEGAL;
    }

    Ruling close(DonPeperoniState state, int street) {
        if (!state.terms().close()) {
            return Reach.no("PP-18.13", "no-closing");
        }
        Ruling marker = marker(state);
        if (!marker.isLegal()) {
            return marker;
        }
        if (!village.isStreet(street)
                || (tables.streets().get(street - 1).far()
                        && !tables.setup(state.seats()).far())) {
            return Reach.no("PP-18.18", "no-street");
        }
        int closed = state.closed();
        return closed == 0
                ? Ruling.LEGAL
                : Reach.no(
                        "PP-18.17",
                        "closed-twice",
                        Phrases.street(tables.streets().get(closed - 1).id()));
    }
}
