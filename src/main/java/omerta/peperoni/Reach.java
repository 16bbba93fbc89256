package omerta.peperoni;

import omerta.engine.Message;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// What canvassers can reach and where they may leave what, as far as everybody can see.
final class Reach {

    private static final int RAISES = 2;

    private static final Ruling FRISKED = no("PP-13.5", "frisked");
    private static final Ruling PART_OVER = no("PP-5.11", "part-over");
    private static final Ruling NOT_IN_HOUSE = no("PP-6.1", "not-in-house");
    private static final Ruling SPY_USED = no("PP-11.2", "spy-used");

    private final DonPeperoniTables tables;
    private final Village village;

    Reach(DonPeperoniTables tables, Village village) {
        this.tables = tables;
        this.village = village;
    }

    static Ruling no(String clause, String key, Object... args) {
        return Ruling.illegal(clause, "don-peperoni.refusal." + key, args);
    }

    /// How many points both canvassers together have left.
    int left(DonPeperoniState state) {
        return tables.points() - state.stage().used();
    }

    /// How many points a canvasser of the active seat may still use.
    int left(DonPeperoniState state, int canvasser) {
        int left = left(state);
        return state.terms().split()
                ? Math.min(left, tables.split() - state.stage().spent(canvasser))
                : left;
    }

    /// The house at a place.
    DonPeperoniHouse house(DonPeperoniState state, int place) {
        return state.board().houses().get(village.index(place));
    }

    /// How many players' bribes have a house scored at once.
    int threshold(int players, int house) {
        DonPeperoniSetup setup = tables.setup(players);
        return village.building(house).value() == tables.demanding() ? setup.demandingBribes() : setup.bribes();
    }

    /// Whether the bribes in a house are to be opened now.
    boolean isDue(int players, int place, DonPeperoniHouse house) {
        return house.isTied()
                ? house.concealed().size() >= RAISES
                : house.poster().isEmpty() && house.bribers() >= threshold(players, place);
    }

    /// Whether a canvasser of the active seat may do anything now.
    Ruling ready(DonPeperoniState state, int canvasser) {
        if (canvasser < 1 || canvasser > DonPeperoniTables.CANVASSERS) {
            return no("PP-2.2", "no-canvasser", canvasser);
        }
        if (state.frisked(state.active()) == canvasser) {
            return FRISKED;
        }
        return state.stage().isOver(canvasser) ? PART_OVER : Ruling.LEGAL;
    }

    /// Whether a canvasser of the active seat may act in a house where it is.
    Ruling inside(DonPeperoniState state, int canvasser) {
        Ruling ready = ready(state, canvasser);
        if (!ready.isLegal()) {
            return ready;
        }
        int place = state.board().place(state.active(), canvasser);
        if (!village.isHouse(place)) {
            return NOT_IN_HOUSE;
        }
        return state.isRaided(place) ? no("PP-18.6", "raided", in(place)) : Ruling.LEGAL;
    }

    private Message in(int place) {
        return Phrases.in(village.id(place));
    }

    /// Whether the active seat may step from where a canvasser is to a place.
    Ruling walk(DonPeperoniState state, int canvasser, int to) {
        Ruling ready = ready(state, canvasser);
        if (!ready.isLegal()) {
            return ready;
        }
        if (!village.isPlace(to)) {
            return no("PP-5.2", "no-space");
        }
        int from = state.board().place(state.active(), canvasser);
        if (!village.areBeside(from, to)) {
            return no(
                    village.isHouse(from) || village.isHouse(to) ? "PP-1.3" : "PP-5.2",
                    "not-beside",
                    Phrases.place(village.id(from), village.isHouse(from)));
        }
        Ruling open = open(state, to);
        return open.isLegal() ? points(state, canvasser, from, to) : open;
    }

    private Ruling open(DonPeperoniState state, int to) {
        int street = village.street(to);
        if (village.isOpen(state.seats(), to) && (street == 0 || street != state.closed())) {
            return Ruling.LEGAL;
        }
        if (!village.isInPlay(state.seats(), to)) {
            return no("PP-1.5", "bridge", state.seats());
        }
        return village.isHouse(to)
                ? no("PP-17.2", "locked")
                : no(
                        "PP-18.13",
                        "street-closed",
                        Phrases.street(tables.streets().get(street - 1).id()));
    }

    /// Whether a canvasser of the active seat has the points for a step.
    boolean canPay(DonPeperoniState state, int canvasser, int from, int to) {
        return village.cost(from, to) <= left(state, canvasser);
    }

    private Ruling points(DonPeperoniState state, int canvasser, int from, int to) {
        if (canPay(state, canvasser, from, to)) {
            return Ruling.LEGAL;
        }
        int cost = village.cost(from, to);
        int left = left(state);
        return cost <= left
                ? no("PP-18.4", "split", tables.split())
                : no(village.isBridge(from, to) && left > 0 ? "PP-5.6" : "PP-5.1", "points", cost, left);
    }

    /// Whether the active seat may leave a bribe where a canvasser is.
    Ruling bribe(DonPeperoniState state, int canvasser) {
        Ruling inside = inside(state, canvasser);
        return inside.isLegal() ? bribe(state, state.active(), state.board().place(state.active(), canvasser)) : inside;
    }

    /// Whether a house that the active seat can enter takes a bribe of it at some time, as it stands.
    boolean isOpen(DonPeperoniState state, Seat seat, int place) {
        DonPeperoniHouse house = house(state, place);
        if (house.poster().isPresent()) {
            return false;
        }
        return house.isTied()
                ? house.tied().contains(seat) && !house.concealed().contains(seat)
                : house.chits(seat).isEmpty();
    }

    /// Whether a house takes a bribe of a seat.
    Ruling bribe(DonPeperoniState state, Seat seat, int place) {
        DonPeperoniHouse house = house(state, place);
        if (house.poster().isPresent()) {
            boolean home = state.board().homes().contains((byte) place);
            return no(home ? "PP-7.4" : "PP-7.3", "poster", house.poster().get(), in(place));
        }
        boolean none = house.chits(seat).isEmpty();
        if (!house.isTied()) {
            return none ? Ruling.LEGAL : no("PP-7.2", "bribed", in(place));
        }
        if (!house.tied().contains(seat)) {
            return no(none ? "PP-9.3" : "PP-9.2", "not-tied", in(place));
        }
        if (house.concealed().contains(seat)) {
            return no("PP-9.10", "raised", in(place));
        }
        return state.active().equals(seat) && state.stage().bribed().contains((byte) place)
                ? no("PP-6.4", "bribed-now", in(place))
                : Ruling.LEGAL;
    }

    /// Whether the active seat may leave an agent where a canvasser is.
    Ruling agent(DonPeperoniState state, int canvasser) {
        Ruling inside = inside(state, canvasser);
        if (!inside.isLegal()) {
            return inside;
        }
        int place = state.board().place(state.active(), canvasser);
        return state.stage().visited().contains((byte) place) ? no("PP-6.3", "agent-now", in(place)) : Ruling.LEGAL;
    }

    /// Whether the active seat may send its spy where a canvasser is.
    Ruling spy(DonPeperoniState state, int canvasser) {
        Ruling bribe = bribe(state, canvasser);
        if (!bribe.isLegal()) {
            return bribe;
        }
        if (!state.hasSpy(state.active())) {
            return SPY_USED;
        }
        return state.screen(state.active()).chits().isEmpty() ? no("PP-11.4", "no-chits") : Ruling.LEGAL;
    }

    /// Whether the active seat's spy finds a concealed chit of another where a canvasser is.
    Ruling spy(DonPeperoniState state, int canvasser, Seat of) {
        Ruling spy = spy(state, canvasser);
        if (!spy.isLegal()) {
            return spy;
        }
        if (of.equals(state.active())) {
            return no("PP-11.1", "spy-own");
        }
        if (of.index() >= state.seats()) {
            return no("PP-11.1", "no-seat");
        }
        int place = state.board().place(state.active(), canvasser);
        return house(state, place).concealed().contains(of)
                ? Ruling.LEGAL
                : no("PP-11.1", "spy-nothing", of, in(place));
    }
}
