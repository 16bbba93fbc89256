package omerta.ui.pepe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.layout.Region;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.pepe.DonPepeAction;
import omerta.pepe.DonPepeChair;
import omerta.pepe.DonPepeMan;
import omerta.pepe.DonPepePhase;
import omerta.pepe.DonPepeRole;
import omerta.pepe.DonPepeSide;
import omerta.pepe.DonPepeState;
import omerta.pepe.DonPepeTables;
import omerta.ui.board.Desk;
import omerta.ui.board.art.CardFace;
import omerta.ui.board.art.PileView;
import omerta.ui.board.art.Sketch;
import omerta.ui.board.kit.Lasting;
import omerta.ui.board.kit.Spot;

/// Draws one view: it makes the chairs and the middle, and remembers what each spot stands for.
final class Painter {

    private static final int DRAWN = 1;
    private static final Map<DonPepeRole, String> ROLE_KEYS =
            Map.of(DonPepeRole.BOSS, "B", DonPepeRole.JOE, "J", DonPepeRole.MIKE, "M", DonPepeRole.JIM, "G");
    private static final String DISCARD_KEY = "X";
    private static final String STAGE_KEY = "P";
    private static final String DRAW_KEY = "D";

    private final Desk<DonPepeAction> desk;
    private final DonPepeTables tables;
    private final DonPepeState state;
    private final Names names;
    private final Lasting lasting;
    private final Figures figures;
    private final Map<Spot, Ground> chairs = new LinkedHashMap<>();
    private final Map<Spot, Ground> inMiddle = new LinkedHashMap<>();

    /// Draws a view.
    ///
    /// @param lasting what stays of the picture before
    Painter(Desk<DonPepeAction> desk, DonPepeTables tables, DonPepeState state, Lasting lasting) {
        this.desk = desk;
        this.lasting = lasting;
        this.tables = tables;
        this.state = state;
        this.names = new Names(desk);
        this.figures = new Figures(desk);
    }

    /// What each spot stands for, in reading order: the upper side of the table, its middle, the lower side.
    Map<Spot, Ground> spots() {
        Map<Spot, Ground> spots = new LinkedHashMap<>();
        put(spots, DonPepeSide.NORTH, false);
        put(spots, DonPepeSide.WEST, true);
        spots.putAll(inMiddle);
        put(spots, DonPepeSide.EAST, false);
        put(spots, DonPepeSide.SOUTH, true);
        return spots;
    }

    private void put(Map<Spot, Ground> spots, DonPepeSide side, boolean backwards) {
        List<Map.Entry<Spot, Ground>> row = new ArrayList<>();
        chairs.entrySet().forEach(entry -> {
            if (entry.getValue() instanceof Ground.Chair(int number)
                    && tables.chair(number).side() == side) {
                row.add(backwards ? 0 : row.size(), entry);
            }
        });
        row.forEach(entry -> spots.put(entry.getKey(), entry.getValue()));
    }

    /// The chairs, chair 1 first.
    List<Spot> chairs() {
        for (DonPepeChair chair : tables.chairs()) {
            Sketch sketch = figures.chair(state, chair);
            Spot spot = new Spot(sketch.thing(), names.chair(state, chair));
            spot.getStyleClass().add("pepe-place");
            spot.getStyleClass().add(Names.key(chair.side()));
            state.man(chair.chair()).ifPresent(man -> spot.getStyleClass().add(figures.colour(man.of())));
            chairs.put(spot, new Ground.Chair(chair.chair()));
        }
        lasting.keep(chairs);
        return List.copyOf(chairs.keySet());
    }

    /// The middle of the table.
    Middle middle() {
        boolean seating = state.phase() == DonPepePhase.SEATING || state.phase() == DonPepePhase.RAID;
        Region piles = seating ? queue() : piles();
        BankView bank =
                new BankView(names, state.bank(), tables.setup(state.seats()).bills());
        Middle middle = lasting.frame(Middle.class, Middle::new);
        middle.lay(
                piles,
                lasting.keep(BankView.class, bank),
                lasting.keep(LedgerView.class, new LedgerView(names, state)));
        return middle;
    }

    private Region queue() {
        Seat seat = state.active();
        List<Spot> men = new ArrayList<>();
        for (DonPepeRole role : DonPepeRole.values()) {
            int count = state.waiting(seat, role);
            if (count > 0) {
                Sketch man = figures.man(new DonPepeMan(seat, role));
                Spot spot = new Spot(man.thing(), desk.words("don-pepe.table.waiting-man", names.role(role), count))
                        .letter(ROLE_KEYS.getOrDefault(role, ""));
                spot.getStyleClass().add("waiting-man");
                men.add(count > 1 ? spot.badge(Integer.toString(count)) : spot);
                inMiddle.put(spot, new Ground.Waiting(role));
            }
        }
        return new QueueView(names, state, men);
    }

    private Region piles() {
        Pile draw = state.cards().draw();
        Pile discards = state.cards().discards();
        Pile played = state.clock().played();
        PilesView piles = new PilesView()
                .with(
                        placed(new Ground.Draw(), draw, desk.words("don-pepe.table.draw-pile", draw.size()), DRAW_KEY),
                        desk.words("don-pepe.table.draw"))
                .with(
                        placed(new Ground.Stage(), played, names.played(played), STAGE_KEY),
                        desk.words("don-pepe.table.stage"))
                .with(
                        placed(
                                new Ground.Discards(),
                                discards,
                                desk.words("don-pepe.table.discard-pile", discards.size()),
                                DISCARD_KEY),
                        desk.words("don-pepe.table.discards"));
        return lasting.keep(PilesView.class, piles, PilesView::spots, inMiddle);
    }

    private Spot placed(Ground ground, Pile pile, String name, String letter) {
        Faces faces = new Faces(names);
        List<CardFace> top = new ArrayList<>();
        for (int i = Math.max(0, pile.size() - DRAWN); i < pile.size(); i++) {
            top.add(faces.of(pile.at(i)));
        }
        PileView view =
                pile.isEmpty() ? PileView.place() : PileView.of(pile.size(), ground instanceof Ground.Draw, top);
        Spot spot = new Spot(view, name).letter(letter);
        inMiddle.put(spot, ground);
        return pile.size() > 1 ? spot.badge(Integer.toString(pile.size())) : spot;
    }
}
