package omerta.ui.board;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/// Cards that lie on one another: the edges of those below, then some faces fanned to the right, the top one whole.
/// Without cards it is a place where a pile may lie.
///
/// A card is as high as the view; nothing here has a size of its own.
public final class PileView extends Region {

    /// How much of a covered card stays in sight in a fan, as a part of a card's width.
    public static final double STRIP = 0.4;

    private static final double EDGE = 1.6;
    private static final int MOST_EDGES = 6;

    private final Scale scale = new Scale();
    private final double units;

    private PileView(List<Region> edges, List<? extends Region> faces) {
        getStyleClass().add("pile");
        setMouseTransparent(true);
        List<Node> layers = new ArrayList<>();
        double top = (faces.size() - 1) * CardFace.WIDTH * STRIP;
        for (int i = 0; i < edges.size(); i++) {
            Region edge = edges.get(i);
            edge.relocate(top + (edges.size() - i) * EDGE * 0.4, (edges.size() - i) * EDGE);
            layers.add(edge);
        }
        for (int i = 0; i < faces.size(); i++) {
            faces.get(i).relocate(i * CardFace.WIDTH * STRIP, 0);
            layers.add(faces.get(i));
        }
        units = CardFace.WIDTH + top;
        Group group = new Group(layers);
        group.setManaged(false);
        group.getTransforms().add(scale);
        getChildren().add(group);
    }

    /// A place without cards.
    public static PileView place() {
        return new PileView(List.of(), List.of(sized("card-place")));
    }

    /// A pile of so many cards, of which some at the top show their faces or backs.
    ///
    /// @param cards how many there are in all
    /// @param faceDownBelow whether those below show their backs' edges
    /// @param faces the upper ones, the top one last
    public static PileView of(int cards, boolean faceDownBelow, List<CardFace> faces) {
        return new PileView(edges(cards - faces.size(), faceDownBelow), faces);
    }

    /// One card.
    public static PileView card(CardFace face) {
        return new PileView(List.of(), List.of(face));
    }

    /// How many fanned faces fit into a width where a card is `card` wide; at least 1.
    public static int fitting(double width, double card) {
        return 1 + (int) Math.max(0, Math.floor((width - card) / (card * STRIP)));
    }

    /// How high a card of this width is.
    public static double height(double card) {
        return card * CardFace.HEIGHT / CardFace.WIDTH;
    }

    private static List<Region> edges(int below, boolean back) {
        int count = Math.min(MOST_EDGES, below <= 3 ? below : 2 + (below + 5) / 6);
        List<Region> edges = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            edges.add(back ? sized("card-edge", "back") : sized("card-edge"));
        }
        return edges;
    }

    private static Region sized(String... styleClasses) {
        Region region = new Region();
        region.getStyleClass().addAll(styleClasses);
        region.setMinSize(CardFace.WIDTH, CardFace.HEIGHT);
        region.setPrefSize(CardFace.WIDTH, CardFace.HEIGHT);
        return region;
    }

    @Override
    protected double computePrefWidth(double height) {
        return units * (height < 0 ? 1 : height / CardFace.HEIGHT);
    }

    @Override
    protected double computePrefHeight(double width) {
        return CardFace.HEIGHT * (width < 0 ? 1 : width / units);
    }

    @Override
    protected void layoutChildren() {
        double factor = getHeight() / CardFace.HEIGHT;
        scale.setX(factor);
        scale.setY(factor);
    }
}
