package omerta.ui.dacapo;

import static omerta.dacapo.DaCapoAction.NEW_PILE;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import omerta.dacapo.DaCapoAction;
import omerta.dacapo.DaCapoArea;
import omerta.dacapo.DaCapoPhase;
import omerta.dacapo.DaCapoState;
import omerta.dacapo.DaCapoTables;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.ui.board.Desk;
import omerta.ui.board.art.CardFace;
import omerta.ui.board.art.PileView;
import omerta.ui.board.art.SeatSign;
import omerta.ui.board.kit.Lasting;
import omerta.ui.board.kit.Spot;

/// Draws one view: it makes the mats and the middle, and remembers what each spot stands for, in reading order.
final class Painter {

    private static final int MANY_SEATS = 4;
    private static final int FANNED = 7;
    private static final int FANNED_OTHERS = 3;
    private static final List<String> OTHERS_KEYS = List.of("Q", "W", "E", "T", "G");
    private static final List<String> AUXILIARY_KEYS = List.of("B", "N", "M");
    private static final List<String> BUILDING_KEYS = List.of("I", "O", "P");
    private static final String STACK_KEY = "S";
    private static final String DRAW_KEY = "F";

    private final Desk<DaCapoAction> desk;
    private final DaCapoState state;
    private final Names names;
    private final Lasting lasting;
    private final Map<Spot, Ground> spots = new LinkedHashMap<>();

    /// Names the mat of a seat: as its own, or as one of the others.
    private record Laid(Seat seat, boolean own) {}

    /// Draws a view.
    ///
    /// @param lasting what stays of the picture before
    Painter(Desk<DaCapoAction> desk, DaCapoState state, Lasting lasting) {
        this.desk = desk;
        this.lasting = lasting;
        this.state = state;
        this.names = new Names(desk);
    }

    /// What each spot stands for, in the order in which they were drawn.
    Map<Spot, Ground> spots() {
        return spots;
    }

    /// The mats of the seats that play after this one, in that order.
    List<Mat> others(Seat own) {
        List<Mat> mats = new ArrayList<>();
        for (Seat seat = own.next(state.seats()); !seat.equals(own); seat = seat.next(state.seats())) {
            mats.add(mat(seat, false, OTHERS_KEYS.get(mats.size()), List.of()));
        }
        return mats;
    }

    /// The mat of the seat that looks.
    ///
    /// @param more what stands under its name besides its facts
    Mat own(Seat own, List<? extends Region> more) {
        return mat(own, true, STACK_KEY, more);
    }

    private Mat mat(Seat seat, boolean own, String key, List<? extends Region> more) {
        DaCapoArea area = state.area(seat);
        List<Spot> laid = new ArrayList<>();
        laid.add(stack(seat, area.stack(), key));
        boolean free = false;
        for (int i = 0; i < area.auxiliary().size(); i++) {
            Pile pile = area.auxiliary().get(i);
            String letter = own && i < AUXILIARY_KEYS.size() ? AUXILIARY_KEYS.get(i) : "";
            if (pile.isEmpty()) {
                boolean first = own && !free;
                free = true;
                laid.add(
                        first
                                ? placed(
                                        new Ground.Auxiliary(seat, NEW_PILE),
                                        PileView.place(),
                                        desk.words("da-capo.table.auxiliary-free", i + 1),
                                        letter)
                                : idle());
            } else {
                int most = own || state.seats() < MANY_SEATS ? FANNED : FANNED_OTHERS;
                Spot spot = placed(
                        new Ground.Auxiliary(seat, i + 1),
                        PileView.of(pile.size(), false, Faces.top(pile, most)),
                        names.auxiliary(seat, i + 1, pile),
                        letter);
                laid.add(pile.size() > 1 ? spot.badge(Integer.toString(pile.size())) : spot);
            }
        }
        List<Region> facts = new ArrayList<>();
        facts.add(new Label(names.hand(area.hand().size())));
        facts.addAll(more);
        boolean turn = state.phase() != DaCapoPhase.OVER && state.active().equals(seat);
        Mat mat = lasting.frame(
                new Laid(seat, own),
                () -> new Mat(new SeatSign(desk.player(seat)).sized("small"), new Label(names.of(seat)), own));
        mat.lay(facts, turn, laid.stream().map(this::stays).toList());
        return mat;
    }

    /// The spot of the last picture, where this one looks the same.
    private Spot stays(Spot drawn) {
        Ground ground = spots.remove(drawn);
        Spot spot = lasting.keep(ground == null ? "idle" : ground, drawn);
        if (ground != null) {
            spots.put(spot, ground);
        }
        return spot;
    }

    private Spot stack(Seat seat, Pile pile, String key) {
        if (pile.isEmpty()) {
            return idle();
        }
        return placed(
                        new Ground.Stack(seat),
                        PileView.of(pile.size(), true, List.of(Faces.of(pile.top()))),
                        names.stack(seat, pile, leads(pile)),
                        key)
                .badge(Integer.toString(pile.size()), leads(pile) ? "leading" : "trailing");
    }

    private boolean leads(Pile stack) {
        int least = Integer.MAX_VALUE;
        int most = 0;
        for (DaCapoArea area : state.areas()) {
            least = Math.min(least, area.stack().size());
            most = Math.max(most, area.stack().size());
        }
        return stack.size() == least && least < most;
    }

    /// The middle of the table.
    Middle middle() {
        Spot draw = state.draw().isEmpty()
                ? idle()
                : placed(
                                new Ground.Draw(),
                                PileView.of(state.draw().size(), true, List.of(CardFace.back())),
                                desk.words(
                                        "da-capo.table.draw-pile", state.draw().size()),
                                DRAW_KEY)
                        .badge(Integer.toString(state.draw().size()));
        List<Middle.Captioned> piles = new ArrayList<>();
        piles.add(Middle.Captioned.of(draw, desk.words("da-capo.table.draw")));
        List<ScaleView> scales = new ArrayList<>();
        boolean free = false;
        for (int i = 0; i < state.middle().size(); i++) {
            Pile pile = state.middle().get(i);
            boolean idle = pile.isEmpty() && free;
            free |= pile.isEmpty();
            piles.add(building(i, pile, idle));
            scales.add(lasting.keep(ScaleView.class, new ScaleView(pile.size())));
        }
        Pile aside = state.aside();
        Spot away = aside.isEmpty()
                ? idle()
                : placed(
                                new Ground.Aside(),
                                PileView.of(aside.size(), false, Faces.top(aside, 1)),
                                desk.words("da-capo.table.aside-pile", aside.size()),
                                "")
                        .badge(Integer.toString(aside.size()));
        piles.add(Middle.Captioned.of(away, desk.words("da-capo.table.aside")));
        Middle middle = lasting.frame(Middle.class, Middle::new);
        middle.lay(piles.stream().map(this::stays).toList(), scales);
        return middle;
    }

    private Middle.Captioned stays(Middle.Captioned drawn) {
        return new Middle.Captioned(stays(drawn.spot()), lasting.keep(Middle.Captioned.class, drawn.caption()));
    }

    private Middle.Captioned building(int index, Pile pile, boolean idle) {
        int number = index + 1;
        String key = index < BUILDING_KEYS.size() ? BUILDING_KEYS.get(index) : "";
        if (idle) {
            return Middle.Captioned.of(idle(), "");
        }
        if (pile.isEmpty()) {
            String words = desk.words("da-capo.table.building-free");
            Spot spot = placed(new Ground.Building(NEW_PILE), PileView.place(), words, key);
            return Middle.Captioned.of(spot, words);
        }
        CardFace face = Faces.of(pile.top());
        if (pile.top() == DaCapoTables.JOKER) {
            face.ribbon(desk.words("da-capo.table.as", pile.size()));
        }
        Spot spot = placed(
                new Ground.Building(number),
                PileView.of(pile.size(), false, List.of(face)),
                names.building(number, pile),
                key);
        return Middle.Captioned.of(spot, desk.words("da-capo.table.next", number, pile.size() + 1));
    }

    private Spot placed(Ground ground, PileView pile, String name, String letter) {
        Spot spot = new Spot(pile, name);
        spots.put(spot, ground);
        return letter.isEmpty() ? spot : spot.letter(letter);
    }

    private static Spot idle() {
        Spot spot = new Spot(PileView.place(), "");
        spot.setFocusTraversable(false);
        spot.setMouseTransparent(true);
        spot.getStyleClass().add("idle");
        return spot;
    }
}
