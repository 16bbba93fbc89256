package omerta.ui.capollo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javafx.geometry.Rectangle2D;
import omerta.capollo.DonCapolloBusiness;
import omerta.capollo.DonCapolloPending;
import omerta.capollo.DonCapolloState;
import omerta.capollo.DonCapolloTables;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import omerta.ui.board.art.CardFace;
import omerta.ui.board.art.PileView;
import omerta.ui.board.kit.Lasting;
import omerta.ui.board.kit.Spot;

/// Draws one view: the market and the mats, and remembers what each spot stands for and where it lies.
final class Painter {

    private final Names names;
    private final DonCapolloState state;
    private final Viewer viewer;
    private final Tiles tiles;
    private final Faces faces;
    private final Map<Spot, Ground> spots = new LinkedHashMap<>();
    private final List<Function<TablePlan, Rectangle2D>> places = new ArrayList<>();

    /// Draws a view.
    ///
    /// @param lasting what stays of the picture before
    Painter(Names names, DonCapolloState state, Viewer viewer, Lasting lasting) {
        this.names = names;
        this.state = state;
        this.viewer = viewer;
        tiles = new Tiles(names);
        faces = new Faces(names);
        plates();
        piles();
        Seat.first(state.seats()).forEach(this::mat);
        lasting.keep(spots);
    }

    /// What each spot stands for, in reading order.
    Map<Spot, Ground> spots() {
        return spots;
    }

    /// Where each spot lies.
    Map<Spot, Function<TablePlan, Rectangle2D>> places() {
        Map<Spot, Function<TablePlan, Rectangle2D>> laid = new LinkedHashMap<>();
        spots.keySet().forEach(spot -> laid.put(spot, places.get(laid.size())));
        return laid;
    }

    private Spot put(PileView view, String name, Ground ground, Function<TablePlan, Rectangle2D> place) {
        Spot spot = new Spot(view, name);
        spots.put(spot, ground);
        places.add(place);
        return spot;
    }

    private void plates() {
        List<Ground.Deed> deeds = deeds();
        for (int i = 0; i < deeds.size(); i++) {
            Ground.Deed deed = deeds.get(i);
            int index = i;
            String words = words(deed);
            put(
                            Tiles.plate(words, MarketPlan.PLATE_WIDE, MarketPlan.PLATE_HIGH),
                            words,
                            new Ground.Plate(deed),
                            plan -> market(plan).plate(index, deeds.size()))
                    .letter(names.words("letter." + Names.key(deed)))
                    .getStyleClass()
                    .add("plate-spot");
        }
    }

    private String words(Ground.Deed deed) {
        DonCapolloTables tables = names.tables();
        return switch (deed) {
            case TAKE -> names.words("take", names.money(1));
            case TWO -> names.words("two");
            case THREE -> names.words("three", names.money(tables.fee()));
            case BUY -> names.words("buy", names.money(tables.price()));
            case PASS -> names.words(state.pending().isEmpty() ? "done" : "pass");
            case STAND -> names.words("stand");
            case KEEP -> names.words("keep");
        };
    }

    private List<Ground.Deed> deeds() {
        if (state.clock().over()) {
            return List.of();
        }
        if (state.pending().isEmpty()) {
            return state.clock().acted()
                    ? List.of(Ground.Deed.BUY, Ground.Deed.PASS)
                    : List.of(Ground.Deed.TAKE, Ground.Deed.TWO, Ground.Deed.THREE, Ground.Deed.BUY);
        }
        return switch (state.pending().getLast()) {
            case DonCapolloPending.Revealed _,
                    DonCapolloPending.Ending _,
                    DonCapolloPending.Accounting _,
                    DonCapolloPending.Closing _ -> List.of(Ground.Deed.PASS);
            case DonCapolloPending.Reckoning _ -> List.of(Ground.Deed.STAND, Ground.Deed.KEEP);
            case DonCapolloPending.Confirming _, DonCapolloPending.Talks _, DonCapolloPending.Picking _ -> List.of();
        };
    }

    private static MarketPlan market(TablePlan plan) {
        return new MarketPlan(plan.market(), plan.isFlat());
    }

    private void piles() {
        Pile draw = state.cards().draw();
        put(
                        pile(draw),
                        names.words("draw-pile", state.cards().pass(), draw.size()),
                        new Ground.Draw(),
                        plan -> market(plan).draw())
                .badge(names.words("draw-badge", draw.size(), state.cards().pass()))
                .getStyleClass()
                .add("pile-spot");
        Pile open = state.cards().open();
        for (int i = 0; i < open.size(); i++) {
            int index = i;
            DonCapolloBusiness business = DonCapolloBusiness.of(open.at(i));
            put(
                    PileView.card(faces.of(business)),
                    names.words("open-card", names.of(business)),
                    new Ground.Open(business),
                    plan -> market(plan).open(index, open.size()));
        }
        Pile discards = state.cards().discards();
        Spot spot = put(
                pile(discards),
                names.words("discard-pile", discards.size()),
                new Ground.Discards(),
                plan -> market(plan).discards());
        spot.letter(names.words("letter.discards"));
        if (!discards.isEmpty()) {
            spot.badge(Integer.toString(discards.size()));
        }
    }

    private static PileView pile(Pile pile) {
        return pile.isEmpty() ? PileView.place() : PileView.of(pile.size(), true, List.of(CardFace.back()));
    }

    private void mat(Seat seat) {
        int index = seat.index();
        put(
                tiles.name(seat),
                names.words("mat", names.of(seat)),
                new Ground.Mat(seat),
                plan -> mat(plan, index).name());
        String money = names.money(state.money(seat));
        count("coin", money, names.words("purse", names.of(seat), money), new Ground.Purse(seat), seat, 0);
        String hand = Integer.toString(state.hand(seat).size());
        count("cards", hand, names.hand(state, seat), new Ground.Hand(seat), seat, 1);
        power(seat);
        int place = 0;
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            int count = state.row(seat, business);
            if (count > 0) {
                int at = place++;
                put(
                        tiles.row(business, count),
                        names.row(state, seat, business),
                        new Ground.Row(seat, business),
                        plan -> mat(plan, index).row(at));
            }
        }
        for (; place < DonCapolloTables.ROWS; place++) {
            int at = place;
            put(
                    tiles.place(),
                    names.words("free-place-of", names.of(seat)),
                    new Ground.Place(seat),
                    plan -> mat(plan, index).row(at));
        }
        favours(seat);
    }

    private void power(Seat seat) {
        boolean shown = state.showsPower(viewer, seat);
        String words = shown
                ? names.words("power", names.of(seat), state.power(seat))
                : names.words("power-hidden", names.of(seat));
        count("power", shown ? Integer.toString(state.power(seat)) : "–", words, new Ground.Power(seat), seat, 2);
    }

    private void count(String symbol, String number, String words, Ground ground, Seat seat, int place) {
        put(
                tiles.count(symbol, number),
                words,
                ground,
                plan -> mat(plan, seat.index()).count(place));
    }

    private void favours(Seat seat) {
        List<Seat> sons = new ArrayList<>();
        for (Seat son : Seat.first(state.seats())) {
            if (state.holder(son).equals(seat)) {
                sons.add(son);
            }
        }
        for (int i = 0; i < sons.size(); i++) {
            int index = i;
            Seat son = sons.get(i);
            put(
                    tiles.favour(son),
                    son.equals(seat)
                            ? names.words("favour-home", names.of(son))
                            : names.words("favour-owed", names.of(son), names.of(seat)),
                    new Ground.Favour(son),
                    plan -> mat(plan, seat.index()).favour(index, sons.size()));
        }
    }

    private static MatPlan mat(TablePlan plan, int index) {
        return new MatPlan(plan.mats().get(index), plan.unit());
    }
}
