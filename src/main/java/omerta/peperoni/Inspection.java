package omerta.peperoni;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import omerta.engine.Pile;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// Looks whether a position can stand at a table: everything there once, every number in its range, houses and bidding
/// as the rules have them.
final class Inspection {

    private final DonPeperoniTables tables;
    private final VillageInspection village;
    private final HouseInspection houses;
    private final TurnInspection turns;
    private final PoliceInspection police;

    Inspection(DonPeperoniTables tables, Village village, Reach reach) {
        this.tables = tables;
        this.village = new VillageInspection(tables, village);
        houses = new HouseInspection(tables, village, reach);
        turns = new TurnInspection(tables, village, reach);
        police = new PoliceInspection(tables, village);
    }

    Ruling inspect(int seats, DonPeperoniTerms terms, DonPeperoniState state) {
        return first(List.of(
                () -> unless(isSized(seats, state), "PP-1.1", "seats", seats),
                () -> unless(state.terms().equals(terms), "PP-18.1", "terms"),
                () -> unless(isSeated(seats, state), "PP-4.1", "no-seat", seats),
                () -> chits(state),
                () -> agents(state),
                () -> turns.round(state),
                () -> village.inspect(state),
                () -> houses.inspect(state),
                () -> houses.looks(state),
                () -> turns.stage(state),
                () -> police.inspect(state)));
    }

    static Ruling first(List<Supplier<Ruling>> looks) {
        for (Supplier<Ruling> look : looks) {
            Ruling ruling = look.get();
            if (!ruling.isLegal()) {
                return ruling;
            }
        }
        return Ruling.LEGAL;
    }

    static Ruling wrong(String clause, String key, Object... args) {
        return Ruling.illegal(clause, "don-peperoni.refusal.position." + key, args);
    }

    static Ruling unless(boolean fine, String clause, String key, Object... args) {
        return fine ? Ruling.LEGAL : wrong(clause, key, args);
    }

    private boolean isSized(int seats, DonPeperoniState state) {
        DonPeperoniBoard board = state.board();
        List<DonPeperoniStall> stalls = state.auction().stalls();
        return state.screens().size() == seats
                && state.looks().size() == seats
                && board.homes().size() == seats
                && board.places().size() == seats * DonPeperoniTables.CANVASSERS
                && board.houses().size() == tables.houses().size()
                && board.markers().size() == DonPeperoniTables.MARKERS
                && board.houses().stream()
                        .allMatch(house ->
                                house.bribes().size() <= seats && house.agents().size() <= seats)
                && stalls.size() == DonPeperoniTables.MARKERS
                && stalls.stream()
                        .allMatch(stall ->
                                stall.open().size() == seats && stall.laid().size() == seats)
                && state.stage().spent().size() == DonPeperoniTables.CANVASSERS;
    }

    private static boolean isSeated(int seats, DonPeperoniState state) {
        SeatSet named = SeatSet.of(state.clock().start()).with(state.active());
        for (DonPeperoniHouse house : state.board().houses()) {
            named = named.and(house.tied()).and(house.concealed());
            named = house.poster().map(named::with).orElse(named);
            named = house.taker().map(named::with).orElse(named);
        }
        named = named.and(state.auction().bidders());
        for (DonPeperoniMarker marker : state.board().markers()) {
            named = switch (marker) {
                case DonPeperoniMarker.Waiting _, DonPeperoniMarker.Gone _ -> named;
                case DonPeperoniMarker.Held(Seat by) -> named.with(by);
                case DonPeperoniMarker.Frisking(Seat of, var _, var _) -> named.with(of);
                case DonPeperoniMarker.Raiding(Seat by, var _) -> named.with(by);
                case DonPeperoniMarker.Closing(Seat by, var _) -> named.with(by);
            };
        }
        for (Optional<DonPeperoniLook> look : state.looks()) {
            named = look.isPresent() ? named.with(look.get().of()) : named;
        }
        return named.and(SeatSet.all(seats)).equals(SeatSet.all(seats));
    }

    private Ruling chits(DonPeperoniState state) {
        for (Seat seat : Seat.first(state.seats())) {
            int[] counts = Census.chits(state, seat, tables);
            if (counts[Pile.FACE_DOWN] > 0) {
                return wrong("PP-2.3", "sealed");
            }
            for (byte code = 1; code < counts.length; code++) {
                int printed = tables.chits(state.seats(), code);
                if (counts[code] != printed) {
                    return wrong(
                            state.seats() == tables.leastSeats() ? "PP-17.3" : "PP-2.3",
                            "chits",
                            seat,
                            counts[code],
                            tables.worth(code),
                            printed);
                }
            }
            Pile chits = state.screen(seat).chits();
            if (!chits.sorted().equals(chits)) {
                return wrong("PP-2.7", "order", seat);
            }
        }
        return Ruling.LEGAL;
    }

    private static Ruling agents(DonPeperoniState state) {
        for (Seat seat : Seat.first(state.seats())) {
            int[] counts = Census.agents(state, seat);
            if (counts[Pile.FACE_DOWN] > 0) {
                return wrong("PP-2.4", "sealed");
            }
            for (DonPeperoniAgent agent : DonPeperoniAgent.values()) {
                if (counts[agent.code()] != Census.agents(agent.code())) {
                    return wrong("PP-2.4", "agents", seat, Phrases.agent(agent));
                }
            }
            Pile agents = state.screen(seat).agents();
            if (!agents.sorted().equals(agents)) {
                return wrong("PP-2.7", "order", seat);
            }
        }
        return Ruling.LEGAL;
    }
}
