package omerta.ui.corleone;

import static omerta.ui.corleone.CorleoneTableMaker.SYMBOLS;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javafx.scene.control.Label;
import omerta.corleone.CorleoneEffect;
import omerta.corleone.CorleoneGood;
import omerta.ui.board.art.Fit;
import omerta.ui.board.art.Sketch;

/// Draws effects as icons: each use of an effect is one, side by side.
final class Icons {

    private static final double SIDE = 24;
    private static final double GAP = 2;
    private static final double NUMBER = 18;

    private Icons() {}

    /// One thing in a row of icons.
    ///
    /// @param symbol what is drawn
    /// @param over what is drawn over it; empty for nothing
    /// @param number what is written on it; empty for nothing
    private record Glyph(String symbol, String over, String number) {
        Glyph(String symbol) {
            this(symbol, "", "");
        }
    }

    /// What kind an effect is, as in keys and style classes.
    static String kind(CorleoneEffect effect) {
        return switch (effect) {
            case CorleoneEffect.Good _ -> "good";
            case CorleoneEffect.Money _ -> "money";
            case CorleoneEffect.Suitcase _ -> "suitcase";
            case CorleoneEffect.Exchange _ -> "exchange";
            case CorleoneEffect.DrawJob _ -> "draw-job";
            case CorleoneEffect.Convert _ -> "convert";
            case CorleoneEffect.HorseHead _ -> "horse-head";
            case CorleoneEffect.AnyGood _ -> "any-good";
            case CorleoneEffect.Kill _ -> "kill";
            case CorleoneEffect.DriveBy _ -> "drive-by";
            case CorleoneEffect.Bomb _ -> "bomb";
            case CorleoneEffect.MoveRival _ -> "move-rival";
            case CorleoneEffect.MoveOwn _ -> "move-own";
            case CorleoneEffect.Rescue _ -> "rescue";
            case CorleoneEffect.Marker _ -> "marker";
            case CorleoneEffect.Steal _ -> "steal";
            case CorleoneEffect.Collect _ -> "collect";
            case CorleoneEffect.Spill _ -> "spill";
            case CorleoneEffect.Neutral(var figure) -> Names.key(figure);
            case CorleoneEffect.UseFront _ -> "use-front";
        };
    }

    /// Draws effects into a rectangle, as large as fits but no larger than so.
    static void draw(Sketch on, List<CorleoneEffect> effects, double x, double y, double wide, double high) {
        row(on, effects.stream().flatMap(effect -> glyphs(effect).stream()).toList(), x, y, wide, high);
    }

    /// Draws goods into a rectangle.
    static void goods(Sketch on, List<CorleoneGood> goods, double x, double y, double wide, double high) {
        row(on, goods.stream().map(good -> new Glyph(Names.key(good))).toList(), x, y, wide, high);
    }

    private static void row(Sketch on, List<Glyph> glyphs, double x, double y, double wide, double high) {
        int count = Math.max(1, glyphs.size());
        double side = Math.min(high, (wide - GAP * (count - 1)) / count);
        double left = x + (wide - side * count - GAP * (count - 1)) / 2;
        for (Glyph glyph : glyphs) {
            on.with(of(glyph), left, y + (high - side) / 2, side, side);
            left += side + GAP;
        }
    }

    /// An effect once, as one picture.
    static Sketch one(CorleoneEffect effect) {
        List<Glyph> glyphs = glyphs(effect.once());
        Sketch sketch = SYMBOLS.sketch(SIDE * glyphs.size() + GAP * (glyphs.size() - 1), SIDE, "co-icon");
        row(sketch, glyphs, 0, 0, SIDE * glyphs.size() + GAP * (glyphs.size() - 1), SIDE);
        return sketch;
    }

    private static Fit of(Glyph glyph) {
        Sketch sketch = SYMBOLS.sketch(SIDE, SIDE, "co-icon").with(glyph.symbol(), 0, 0, SIDE, SIDE);
        if (!glyph.over().isEmpty()) {
            sketch.with(glyph.over(), 0, 0, SIDE, SIDE);
        }
        if (!glyph.number().isEmpty()) {
            Label number = new Label(glyph.number());
            number.getStyleClass().add("icon-number");
            sketch.with(number, 0, (SIDE - NUMBER) / 2, SIDE, NUMBER);
        }
        return new Fit(sketch, "co-fit");
    }

    private static List<Glyph> glyphs(CorleoneEffect effect) {
        return switch (effect) {
            case CorleoneEffect.Good good -> times(good, Names.key(good.good()));
            case CorleoneEffect.Money(List<Integer> bills) -> bills(bills);
            case CorleoneEffect.Convert(int cards, List<Integer> bills) -> {
                List<Glyph> glyphs = new ArrayList<>();
                glyphs.add(new Glyph("card", "", Integer.toString(cards)));
                glyphs.add(new Glyph("arrow"));
                glyphs.addAll(bills(bills));
                yield glyphs;
            }
            case CorleoneEffect.Kill(var target) -> List.of(new Glyph(Names.key(target), "cross", ""));
            case CorleoneEffect.MoveRival(var target) -> List.of(new Glyph(Names.key(target), "push", ""));
            case CorleoneEffect.MoveOwn(var target) -> List.of(new Glyph(Names.key(target), "stride", ""));
            case CorleoneEffect.Suitcase _,
                    CorleoneEffect.Exchange _,
                    CorleoneEffect.DrawJob _,
                    CorleoneEffect.HorseHead _,
                    CorleoneEffect.AnyGood _,
                    CorleoneEffect.DriveBy _,
                    CorleoneEffect.Bomb _,
                    CorleoneEffect.Rescue _,
                    CorleoneEffect.Marker _,
                    CorleoneEffect.Steal _,
                    CorleoneEffect.Collect _,
                    CorleoneEffect.Spill _,
                    CorleoneEffect.Neutral _,
                    CorleoneEffect.UseFront _ -> times(effect, kind(effect));
        };
    }

    private static List<Glyph> times(CorleoneEffect effect, String symbol) {
        return Collections.nCopies(effect.times(), new Glyph(symbol));
    }

    private static List<Glyph> bills(List<Integer> values) {
        return values.stream()
                .map(value -> new Glyph("bill-card", "", Integer.toString(value)))
                .toList();
    }
}
