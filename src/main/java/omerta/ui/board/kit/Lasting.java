package omerta.ui.board.kit;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Parent;
import omerta.ui.board.art.Likeness;

/// What stays on a table from one picture to the next. Every picture is drawn anew, from the picture alone; whatever in it
/// looks as it did before stays the node that it was, so that the window has no more to do than what changed.
public final class Lasting {

    private Map<Object, Kept> before = Map.of();
    private Map<Object, Kept> now = new HashMap<>();
    private final Map<Object, Object> frames = new HashMap<>();

    /// The same thing or place once more in one picture.
    private record Again(Object what, int times) {}

    /// @param likeness of the node when it was drawn
    /// @param parts its children then; somebody may have given it others since
    private record Kept(Node node, Object likeness, Object look, List<Node> parts) {

        static Kept of(Node node) {
            return new Kept(node, Likeness.of(node), look(node), parts(node));
        }

        private static Object look(Node node) {
            return List.of(List.copyOf(node.getStyleClass()), Objects.toString(node.getAccessibleText(), ""));
        }

        private static List<Node> parts(Node node) {
            return node instanceof Parent parent ? List.copyOf(parent.getChildrenUnmodifiable()) : List.of();
        }

        boolean isAsDrawn() {
            return look.equals(look(node)) && parts.equals(parts(node));
        }
    }

    /// A picture is about to be drawn.
    ///
    /// @param elsewhere whether the table is not in the window now. What was styled in one frame and is put into another would be
    ///     styled again from what it looked up in the first, so nothing stays then
    void begin(boolean elsewhere) {
        before = elsewhere ? Map.of() : now;
        now = new HashMap<>();
        if (elsewhere) {
            frames.clear();
        }
    }

    /// Puts the spots of the last picture in place of those that look the same and stand for the same.
    ///
    /// @param drawn what each spot stands for
    public <G> void keep(Map<Spot, G> drawn) {
        Map<Spot, G> kept = new LinkedHashMap<>();
        drawn.forEach((spot, ground) -> kept.put(keep(ground, spot), ground));
        drawn.clear();
        drawn.putAll(kept);
    }

    /// The node that held spots in the last picture, where it looks the same, and with it its spots; else the one just drawn.
    ///
    /// @param what it stands for
    /// @param spots those that such a node holds, always in the same order
    /// @param grounds what each spot stands for
    public <N extends Node, G> N keep(Object what, N drawn, Function<N, List<Spot>> spots, Map<Spot, G> grounds) {
        N stays = keep(what, drawn);
        if (!stays.equals(drawn)) {
            List<Spot> before = spots.apply(stays);
            List<Spot> fresh = spots.apply(drawn);
            Map<Spot, G> kept = new LinkedHashMap<>();
            grounds.forEach(
                    (spot, ground) -> kept.put(fresh.contains(spot) ? before.get(fresh.indexOf(spot)) : spot, ground));
            before.forEach(Spot::rest);
            grounds.clear();
            grounds.putAll(kept);
        }
        return stays;
    }

    /// The node that stood for this in the last picture, where it looks the same; else the one just drawn.
    ///
    /// @param what it stands for
    /// @param drawn none of whose parts may be a node that was kept
    public <N extends Node> N keep(Object what, N drawn) {
        Object name = what;
        for (int times = 1; now.containsKey(name); times++) {
            name = new Again(what, times);
        }
        Kept fresh = Kept.of(drawn);
        Kept last = before.get(name);
        if (last == null || !last.likeness().equals(fresh.likeness()) || !last.isAsDrawn()) {
            now.put(name, fresh);
            return drawn;
        }
        now.put(name, last);
        @SuppressWarnings("unchecked") // the class is part of the likeness
        N stays = (N) last.node();
        if (stays instanceof Spot spot) {
            spot.rest();
        }
        return stays;
    }

    /// What was made under this name at the first picture. It is there to hold other things, and is given them anew at each.
    @SuppressWarnings("unchecked") // each name is used for one kind of frame
    public <N> N frame(Object name, Supplier<N> made) {
        return (N) frames.computeIfAbsent(name, _ -> made.get());
    }
}
