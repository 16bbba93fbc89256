package omerta.ui.board.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/// What is drawn over everything else in the scene for a while: things that move, a pile held open. It hangs on the
/// scene's root, so it goes with it when a curtain comes, and [#clear] leaves nothing behind.
final class Cover {

    private final List<Node> nodes = new ArrayList<>();

    /// Puts a node over all others where its scene has a pane as its root.
    ///
    /// @return whether it could
    boolean add(Node node, Node anyOfTheScene) {
        Optional<Pane> root = root(anyOfTheScene);
        root.ifPresent(pane -> {
            node.setManaged(false);
            node.setMouseTransparent(true);
            node.setViewOrder(-1);
            nodes.add(node);
            pane.getChildren().add(node);
        });
        return root.isPresent();
    }

    /// Takes one node away.
    void remove(Node node) {
        nodes.remove(node);
        if (node.getParent() instanceof Pane pane) {
            pane.getChildren().remove(node);
        }
    }

    /// Takes everything away.
    void clear() {
        List.copyOf(nodes).forEach(this::remove);
    }

    /// Where a node is, in the units of the root that covers hang on.
    static Bounds bounds(Node node) {
        Bounds inScene = node.localToScene(node.getLayoutBounds());
        return root(node).map(pane -> pane.sceneToLocal(inScene)).orElse(inScene);
    }

    /// A point of the scene in the units of the root.
    static Point2D point(Node any, double sceneX, double sceneY) {
        return root(any).map(pane -> pane.sceneToLocal(sceneX, sceneY)).orElse(new Point2D(sceneX, sceneY));
    }

    private static Optional<Pane> root(Node node) {
        return node.getScene() != null && node.getScene().getRoot() instanceof Pane pane
                ? Optional.of(pane)
                : Optional.empty();
    }
}
