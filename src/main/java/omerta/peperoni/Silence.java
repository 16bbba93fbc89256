package omerta.peperoni;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.Unseen;
import omerta.engine.Viewer;

/// Blanks out what a viewer may not know (chits and agents of others, as long as they are concealed), and lays it anew
/// at random.
final class Silence {

    private final DonPeperoniTables tables;
    private final Village village;

    Silence(DonPeperoniTables tables, Village village) {
        this.tables = tables;
        this.village = village;
    }

    DonPeperoniState mask(DonPeperoniState state, Viewer viewer) {
        if (state.phase() == DonPeperoniPhase.OVER) {
            return state;
        }
        int seats = state.seats();
        List<DonPeperoniHouse> houses = new ArrayList<>(tables.houses().size());
        for (int i = 0; i < state.board().houses().size(); i++) {
            houses.add(house(state, i, viewer));
        }
        List<DonPeperoniScreen> screens = new ArrayList<>(seats);
        for (Seat seat : Seat.first(seats)) {
            DonPeperoniScreen screen = state.screen(seat);
            screens.add(
                    viewer.is(seat)
                            ? screen
                            : new DonPeperoniScreen(
                                    screen.chits().hidden(), screen.agents().hidden()));
        }
        List<DonPeperoniStall> stalls = state.auction().stalls().stream()
                .map(stall -> stall.isQuiet() ? stall : stall.holding(others(stall.laid(), viewer)))
                .toList();
        return new DonPeperoniState(
                state.terms(),
                state.clock(),
                state.stage(),
                state.board().withHouses(houses),
                screens,
                state.looks(),
                new DonPeperoniAuction(
                        stalls, state.auction().passes(), state.auction().bidding()));
    }

    private static List<Pile> others(List<Pile> piles, Viewer viewer) {
        List<Pile> seen = new ArrayList<>(piles.size());
        for (int i = 0; i < piles.size(); i++) {
            seen.add(viewer.is(Seat.of(i)) ? piles.get(i) : piles.get(i).hidden());
        }
        return seen;
    }

    /// A house as a viewer sees it.
    DonPeperoniHouse house(DonPeperoniState state, int index, Viewer viewer) {
        DonPeperoniHouse house = state.board().houses().get(index);
        boolean agents = house.agentCount() > 0;
        if (house.concealed().isEmpty() && !agents) {
            return house;
        }
        List<Pile> bribes = new ArrayList<>(house.bribes());
        for (Seat seat : house.concealed().seats()) {
            Pile chits = bribes.get(seat.index());
            int last = chits.size() - 1;
            if (!viewer.is(seat) && !hasSeen(state, viewer, village.house(index), seat, last)) {
                bribes.set(seat.index(), chits.with(last, Pile.FACE_DOWN));
            }
        }
        return house.holding(bribes, agents ? others(house.agents(), viewer) : house.agents());
    }

    private static boolean hasSeen(DonPeperoniState state, Viewer viewer, int place, Seat of, int chit) {
        return viewer instanceof Seat seat
                && state.looks()
                        .get(seat.index())
                        .filter(look -> look.house() == place && look.of().equals(of) && look.chit() == chit)
                        .isPresent();
    }

    DonPeperoniState determinize(DonPeperoniState view, Rng rng) {
        Rng.Stream stream = rng.stream();
        int seats = view.seats();
        List<DonPeperoniScreen> screens = new ArrayList<>(seats);
        List<List<Pile>> bribes = rows(view.board().houses(), DonPeperoniHouse::bribes);
        List<List<Pile>> agents = rows(view.board().houses(), DonPeperoniHouse::agents);
        List<List<Pile>> laid = rows(view.auction().stalls(), DonPeperoniStall::laid);
        for (Seat seat : Seat.first(seats)) {
            DonPeperoniScreen screen = view.screen(seat);
            Unseen chits = unseen(Census.chits(view, seat, tables), code -> tables.chits(seats, (byte) code), stream);
            Unseen kinds = unseen(Census.agents(view, seat), code -> Census.agents((byte) code), stream);
            screens.add(new DonPeperoniScreen(
                    chits.fill(screen.chits()).sorted(),
                    kinds.fill(screen.agents()).sorted()));
            fill(bribes, seat, chits);
            fill(laid, seat, chits);
            fill(agents, seat, kinds);
        }
        List<DonPeperoniHouse> houses = new ArrayList<>(bribes.size());
        for (int i = 0; i < bribes.size(); i++) {
            houses.add(view.board().houses().get(i).holding(bribes.get(i), agents.get(i)));
        }
        List<DonPeperoniStall> stalls = new ArrayList<>(laid.size());
        for (int i = 0; i < laid.size(); i++) {
            stalls.add(view.auction().stalls().get(i).holding(laid.get(i)));
        }
        return new DonPeperoniState(
                view.terms(),
                view.clock(),
                view.stage(),
                view.board().withHouses(houses),
                screens,
                view.looks(),
                new DonPeperoniAuction(
                        stalls, view.auction().passes(), view.auction().bidding()));
    }

    private static Unseen unseen(int[] seen, IntUnaryOperator all, Rng.Stream stream) {
        return new Unseen(seen.length - 1, code -> seen[code], all, stream);
    }

    private static <T> List<List<Pile>> rows(List<T> things, Function<T, List<Pile>> row) {
        List<List<Pile>> rows = new ArrayList<>(things.size());
        things.forEach(thing -> rows.add(new ArrayList<>(row.apply(thing))));
        return rows;
    }

    private static void fill(List<List<Pile>> rows, Seat seat, Unseen unseen) {
        for (List<Pile> row : rows) {
            if (seat.index() < row.size()) {
                row.set(seat.index(), unseen.fill(row.get(seat.index())));
            }
        }
    }
}
