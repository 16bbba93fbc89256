package omerta.ui.corleone;

import static omerta.ui.corleone.CorleoneTableMaker.SYMBOLS;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javafx.scene.layout.Region;
import omerta.corleone.CorleoneAct;
import omerta.corleone.CorleoneCity;
import omerta.corleone.CorleoneEffect;
import omerta.corleone.CorleoneFamily;
import omerta.corleone.CorleoneGood;
import omerta.corleone.CorleonePending;
import omerta.corleone.CorleonePhase;
import omerta.corleone.CorleoneState;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.ui.board.art.Lettering;
import omerta.ui.board.art.PileView;
import omerta.ui.board.art.Sketch;
import omerta.ui.board.kit.Lasting;
import omerta.ui.board.kit.Spot;

/// Draws one view: it makes the spots of the public table and remembers what each stands for.
final class Painter {

    private static final List<String> ICON_KEYS = List.of("E", "F", "G", "I", "J", "K", "M", "N");
    private static final List<String> ROMAN = List.of("I", "II", "III", "IV");
    private static final double CELL = 32;

    private final CorleoneState state;
    private final Names names;
    private final Figures figures;
    private final Tiles tiles;
    private final Map<Spot, Ground> bar = new LinkedHashMap<>();
    private final Map<Spot, Ground> tracks = new LinkedHashMap<>();
    private final Map<Spot, Ground> turfs = new LinkedHashMap<>();
    private final Map<Spot, Ground> spaces = new LinkedHashMap<>();
    private final Map<Spot, Ground> families = new LinkedHashMap<>();
    private final Map<Spot, Ground> stock = new LinkedHashMap<>();
    private final Map<Spot, Ground> cards = new LinkedHashMap<>();
    private final List<TurfHead> heads = new ArrayList<>();

    /// Draws a view.
    ///
    /// @param ends whether somebody may end here what is pending
    /// @param lasting what stays of the picture before
    Painter(CorleoneState state, Names names, boolean ends, Lasting lasting) {
        this.state = state;
        this.names = names;
        figures = new Figures(names);
        tiles = new Tiles(names, figures);
        tracks();
        bar(ends);
        for (int turf = 1; turf <= names.city().tables().turfs().size(); turf++) {
            turf(turf);
        }
        for (int space = CorleoneCity.FRONTS; space < names.city().spaces(); space++) {
            space(space, "round-spot");
        }
        Seat.first(state.seats()).forEach(this::family);
        stock();
        cards();
        List.of(tracks, bar, turfs, spaces, families, stock, cards).forEach(lasting::keep);
        heads.replaceAll(head -> lasting.keep(TurfHead.class, head));
    }

    private Spot put(Map<Spot, Ground> part, Sketch drawn, String words, Ground ground, String styleClass) {
        Spot spot = new Spot(drawn.thing(), words);
        spot.getStyleClass().add(styleClass);
        part.put(spot, ground);
        return spot;
    }

    private void tracks() {
        List<CorleoneAct> acts = names.city().tables().acts();
        int act = state.clock().act();
        Sketch line = SYMBOLS.sketch(CELL * acts.size(), CELL, "co-icon", "co-track");
        for (int i = 0; i < acts.size(); i++) {
            line.with(Tiles.region(i + 1 == act ? "track-now" : "track-cell"), i * CELL + 1, 1, CELL - 2, CELL - 2);
            if (i + 1 == act) {
                line.with("don", i * CELL + 5, 3, CELL - 10, CELL - 6);
            } else {
                line.with(Tiles.label(ROMAN.get(i), "track-number"), i * CELL, 0, CELL, CELL);
            }
        }
        String actWords = names.words(
                "act",
                act,
                names.desk().words("corleone.act." + act),
                acts.get(act - 1).handLimit());
        put(tracks, line, actWords, new Ground.Sight("acts"), "track");
        CorleonePhase[] phases = CorleonePhase.values();
        Sketch car = SYMBOLS.sketch(CELL * phases.length, CELL, "co-icon", "co-track");
        for (int i = 0; i < phases.length; i++) {
            boolean now = phases[i] == state.clock().phase();
            car.with(Tiles.region(now ? "track-now" : "track-cell"), i * CELL + 1, 1, CELL - 2, CELL - 2);
            if (now) {
                car.with("police-car", i * CELL + 3, 1, CELL - 6, CELL / 2 - 1)
                        .with(phase(phases[i]), i * CELL + 8, CELL / 2, CELL - 16, CELL / 2 - 3);
            } else {
                car.with(phase(phases[i]), i * CELL + 7, 7, CELL - 14, CELL - 14, "dimmed");
            }
        }
        String phaseWords = names.words(
                "phase",
                names.desk().words("corleone.car." + phase(state.clock().phase())));
        put(tracks, car, phaseWords, new Ground.Sight("phases"), "track");
    }

    private static String phase(CorleonePhase phase) {
        return Names.key(phase);
    }

    private void bar(boolean ends) {
        if (state.top().orElse(null) instanceof CorleonePending.Taking taking) {
            Map<CorleoneEffect, Integer> uses = new LinkedHashMap<>();
            taking.left().forEach(effect -> uses.merge(effect.once(), effect.times(), Integer::sum));
            int[] index = {0};
            uses.forEach((effect, times) -> {
                String words = names.words("icon", names.effect(effect), times, names.explained(effect));
                Spot spot = put(bar, Icons.one(effect), words, new Ground.Icon(effect), "waiting");
                if (index[0] < ICON_KEYS.size()) {
                    spot.letter(ICON_KEYS.get(index[0]++));
                }
                if (times > 1) {
                    spot.badge("×" + times);
                }
            });
        }
        if (ends && state.top().isPresent()) {
            end(state.top().get());
        }
    }

    private void end(CorleonePending pending) {
        if (pending instanceof CorleonePending.Taking || pending instanceof CorleonePending.Moving) {
            String words = names.words(pending instanceof CorleonePending.Moving ? "stay" : "leave-out");
            Lettering label = new Lettering(words, "bar-end-words");
            Sketch end = SYMBOLS.sketch(104, 24, "bar-end")
                    .with("tick", 2, 2, 20, 20)
                    .with(label, 24, 0, 67, 24);
            put(bar, end, words, new Ground.End(), "waiting").letter("D");
        }
    }

    private void turf(int turf) {
        Spot ground = new Spot(PileView.thing(new Region(), 1, 1), tiles.turf(state, turf));
        ground.getStyleClass().add("turf-ground");
        Tiles.controller(state, turf).ifPresent(seat -> ground.getStyleClass().addAll("held", figures.colour(seat)));
        turfs.put(ground, new Ground.Turf(turf));
        heads.add(new TurfHead(names, figures, state, turf));
        space(CorleoneCity.printed(turf), "tile-spot");
        if (state.board().isThere(CorleoneCity.tile(turf))) {
            space(CorleoneCity.tile(turf), "tile-spot");
        }
    }

    private void space(int space, String styleClass) {
        put(spaces, tiles.drawn(state.board(), space), tiles.words(state, space), new Ground.Space(space), styleClass);
    }

    private void family(Seat seat) {
        CorleoneFamily family = state.family(seat);
        Sketch row =
                SYMBOLS.sketch(96, 28, "co-icon", "co-family").with(figures.sign(seat, "river-sign"), 2, 3, 22, 22);
        double x = 27;
        if (seat.equals(state.clock().head())) {
            row.with("horse-head", x, 3, 22, 22);
            x += 24;
        }
        int drowned = family.drownedThugs() + family.drownedMembers();
        double step = Math.min(18, (94 - x - 20) / Math.max(1, drowned - 1));
        for (int i = 0; i < drowned; i++) {
            row.with(figures.of(seat, i >= family.drownedThugs()), x, 4, 20, 20);
            x += step;
        }
        String head = seat.equals(state.clock().head()) ? " " + names.words("has-head") : "";
        String words = names.words("family", names.of(seat), family.drownedThugs(), family.drownedMembers()) + head;
        put(families, row, words, new Ground.Family(seat), "river-spot");
    }

    private void stock() {
        for (CorleoneGood good : CorleoneGood.values()) {
            int count = state.supply().inStock(good.code());
            put(
                    stock,
                    pile(count).with(Names.key(good), 1, 2, 26, 26),
                    names.words("pile", names.good(good), count),
                    new Ground.Stock(good),
                    "stock");
            names.city().tables().bills().stream()
                    .skip(good.ordinal())
                    .findFirst()
                    .ifPresent(bills -> bills(bills.value()));
        }
    }

    private void bills(int value) {
        int count = state.supply().inStock(names.city().bill(value));
        Sketch pile = pile(count)
                .with("bill-card", 1, 2, 26, 26)
                .with(Tiles.label(Integer.toString(value), "pile-value"), 1, 2, 26, 26);
        put(stock, pile, names.words("pile", names.bill(value), count), new Ground.Sight("bill-" + value), "stock");
    }

    private static Sketch pile(int count) {
        return SYMBOLS.sketch(52, 30, "co-icon", "co-pile", count == 0 ? "empty" : "full")
                .with(Tiles.label(Integer.toString(count), "pile-count"), 28, 2, 24, 26);
    }

    private void cards() {
        Cards drawn = new Cards(names);
        Pile deck = state.supply().deck();
        Pile discards = state.supply().discards();
        put(
                cards,
                drawn.deck(deck.size(), discards.size()),
                names.words("deck", deck.size(), discards.size()),
                new Ground.Sight("deck"),
                "open-card");
        codes(state.supply().row())
                .forEach(job -> put(cards, drawn.openJob(job), drawn.words(job), new Ground.Job(job), "open-card"));
        codes(state.supply().allies())
                .forEach(ally ->
                        put(cards, drawn.openAlly(ally), drawn.words(ally), new Ground.Ally(ally), "open-card"));
    }

    private static IntStream codes(Pile pile) {
        return IntStream.range(0, pile.size()).map(pile::at);
    }

    /// Draws the map as it stood in another view of the same match, on the same spots.
    List<TurfHead> turnTo(CorleoneState other) {
        turfs.forEach((spot, ground) -> {
            if (ground instanceof Ground.Turf(int turf)) {
                spot.setAccessibleText(tiles.turf(other, turf));
                spot.getStyleClass().removeIf(name -> name.equals("held") || name.startsWith("of-"));
                Tiles.controller(other, turf)
                        .ifPresent(seat -> spot.getStyleClass().addAll("held", figures.colour(seat)));
            }
        });
        heads.clear();
        for (int turf = 1; turf <= names.city().tables().turfs().size(); turf++) {
            heads.add(new TurfHead(names, figures, other, turf));
        }
        return List.copyOf(heads);
    }

    /// Every spot, in reading order.
    Map<Spot, Ground> spots() {
        Map<Spot, Ground> all = new LinkedHashMap<>(tracks);
        all.putAll(bar);
        all.putAll(spaces);
        all.putAll(turfs);
        all.putAll(families);
        all.putAll(stock);
        all.putAll(cards);
        return all;
    }

    /// The tracks of the acts and the phases.
    List<Spot> tracksDrawn() {
        return List.copyOf(tracks.keySet());
    }

    /// What waits to be taken.
    List<Spot> barDrawn() {
        return List.copyOf(bar.keySet());
    }

    /// The turfs, in order.
    List<Spot> turfsDrawn() {
        return List.copyOf(turfs.keySet());
    }

    /// The heads of the turfs, in order.
    List<TurfHead> headsDrawn() {
        return List.copyOf(heads);
    }

    /// The spaces.
    Map<Spot, Ground> spacesDrawn() {
        return spaces;
    }

    /// The families at the river.
    List<Spot> familiesDrawn() {
        return List.copyOf(families.keySet());
    }

    /// The piles of goods and bills.
    List<Spot> stockDrawn() {
        return List.copyOf(stock.keySet());
    }

    /// The open cards.
    List<Spot> cardsDrawn() {
        return List.copyOf(cards.keySet());
    }

    /// Draws figures.
    Figures figures() {
        return figures;
    }
}
