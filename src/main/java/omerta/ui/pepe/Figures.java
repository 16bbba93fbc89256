package omerta.ui.pepe;

import static omerta.ui.pepe.DonPepeTableMaker.SYMBOLS;

import java.util.Optional;
import javafx.scene.layout.Region;
import omerta.engine.Player;
import omerta.engine.Seat;
import omerta.engine.SeatColour;
import omerta.pepe.DonPepeAction;
import omerta.pepe.DonPepeChair;
import omerta.pepe.DonPepeMan;
import omerta.pepe.DonPepeRole;
import omerta.pepe.DonPepeSide;
import omerta.pepe.DonPepeState;
import omerta.ui.board.Desk;
import omerta.ui.board.art.Fit;
import omerta.ui.board.art.SeatSign;
import omerta.ui.board.art.Sketch;

/// Draws chairs, men and cakes. A chair is 64 wide and 128 high with all that belongs to it.
///
/// @param desk which knows the colours of the seats
record Figures(Desk<DonPepeAction> desk) {

    /// The width of a chair, in its units.
    static final double WIDTH = 64;

    /// The height of a chair with what lies before it, in its units.
    static final double HEIGHT = 128;

    /// The width of a chair at a head of the table, where what lies before it lies beside the man.
    static final double HEAD_WIDTH = 106;

    /// The height of a man, in the same units.
    static final double MAN = 84;

    private static final double LAID = HEIGHT - MAN;
    private static final double SIGN = 26;

    /// A chair as it stands in a view.
    Sketch chair(DonPepeState state, DonPepeChair chair) {
        return switch (chair.side()) {
            case NORTH -> chair(state, chair, 0, 0, 0, MAN);
            case SOUTH -> chair(state, chair, 0, LAID, 0, 0);
            case WEST -> chair(state, chair, 0, 0, HEAD_WIDTH - LAID, MAN / 2 - 4);
            case EAST -> chair(state, chair, HEAD_WIDTH - WIDTH, 0, 0, MAN / 2 - 4);
        };
    }

    private Sketch chair(DonPepeState state, DonPepeChair chair, double x, double y, double laidX, double laidY) {
        boolean head = chair.side() == DonPepeSide.WEST || chair.side() == DonPepeSide.EAST;
        Sketch sketch =
                head ? SYMBOLS.sketch(HEAD_WIDTH, MAN, "pepe-chair") : SYMBOLS.sketch(WIDTH, HEIGHT, "pepe-chair");
        sketch.with("chair", x, y, WIDTH, MAN, state.man(chair.chair()).isEmpty() ? "empty" : "taken");
        state.man(chair.chair())
                .ifPresent(who -> sketch.with(man(who, state.poisoner(chair.chair())), x, y, WIDTH, MAN));
        Optional<Seat> cake = state.cakeOn(chair.chair());
        double room = head ? LAID : WIDTH;
        double size = cake.isPresent() || head ? 26 : 36;
        double thingX = cake.isPresent() && !head ? laidX + 1 : laidX + (room - size) / 2;
        sketch.with(Names.key(chair.thing()), thingX, laidY + LAID - size - 4, size, size, "thing");
        cake.ifPresent(of -> sketch.with(cake(of), laidX + room - 39, laidY + 2, 38, 41));
        return sketch;
    }

    /// A man, awake.
    Sketch man(DonPepeMan man) {
        return man(man, Optional.empty());
    }

    private Sketch man(DonPepeMan man, Optional<Seat> poisoner) {
        Sketch sketch = SYMBOLS.sketch(WIDTH, MAN, "pepe-man", colour(man.of()));
        sketch.with(Names.key(man.role()), 0, 0, WIDTH, MAN);
        sketch.with(sign(man.of()), 2, MAN - SIGN - 1, SIGN, SIGN);
        sketch.with(glyph(man.role()), WIDTH - SIGN - 2, MAN - SIGN - 1, SIGN, SIGN);
        poisoner.ifPresent(by -> {
            sketch.getStyleClass().add("asleep");
            sketch.with("sleep", 36, 0, 28, 28);
            Sketch pill = SYMBOLS.sketch(30, 16, colour(by))
                    .with("pill", 0, 0, 30, 16)
                    .with(sign(by).sized("pill-sign"), 9, 2, 12, 12);
            pill.setRotate(-24);
            sketch.with(pill, 0, 30, 30, 16);
        });
        return sketch;
    }

    /// A cake of a seat.
    Sketch cake(Seat of) {
        Sketch sketch = SYMBOLS.sketch(38, 41, "pepe-cake", colour(of));
        sketch.with("cake", 0, 0, 38, 41);
        return sketch.with(sign(of), 11, 21, 16, 16);
    }

    /// The colour and shape of a seat, without an initial.
    SeatSign sign(Seat seat) {
        return new SeatSign(desk.player(seat).colour(), "");
    }

    /// The sign of a role on a small disc.
    static Region glyph(DonPepeRole role) {
        Sketch glyph = SYMBOLS.sketch(32, 32, "glyph-disc").with("glyph-" + Names.key(role), 6, 6, 20, 20);
        return new Fit(glyph, "glyph-holder");
    }

    /// A dead man in crook heaven.
    Region angel(DonPepeMan man) {
        Sketch sketch = SYMBOLS.sketch(60, 40, "angel", colour(man.of()))
                .with("angel", 0, 0, 60, 40)
                .with(glyph(man.role()), 17, 11, 26, 26)
                .with(sign(man.of()), 42, 22, 18, 18);
        return new Fit(sketch, "angel-holder");
    }

    /// The style class of a seat's colour.
    String colour(Seat seat) {
        Player player = desk.player(seat);
        SeatColour colour = player.colour();
        return "family-" + Names.key(colour);
    }
}
