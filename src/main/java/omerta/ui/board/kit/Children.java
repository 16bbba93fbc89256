package omerta.ui.board.kit;

import java.util.List;
import java.util.Set;
import javafx.scene.Node;

/// Lays the children of a parent over one another and lets those lie that lie there already: a node that is taken out of the window and put back is
/// styled and laid out again.
public final class Children {

    private Children() {}

    /// Lets exactly these nodes lie there, each over those before.
    ///
    /// @param there the children of a parent
    public static void lay(List<Node> there, List<? extends Node> wanted) {
        Set<Node> all = Set.copyOf(wanted);
        there.removeIf(node -> !all.contains(node));
        Set<Node> stay = Set.copyOf(there);
        if (!there.equals(wanted.stream().filter(stay::contains).toList())) {
            there.clear();
        }
        for (int i = 0; i < wanted.size(); i++) {
            if (i == there.size() || !there.get(i).equals(wanted.get(i))) {
                there.add(i, wanted.get(i));
            }
        }
    }
}
