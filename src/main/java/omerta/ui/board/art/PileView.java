package omerta.ui.board.art;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/// Cards that lie on one another: the edges of those below, then some faces fanned to the right, the top one whole.
/// Without cards it is a place where a pile may lie. It can show one thing of other measures than a card's as well.
///
/// A card is as high as the view. Where the width is too small for all faces, the lower ones slide under the others.
public final class PileView extends Region implements Likeness.Likely {

    private static final double STRIP = 0.4;
    private static final double EDGE = 0.95;
    private static final double EDGE_ASIDE = 0.6;
    private static final int MOST_EDGES = 5;

    private final Scale scale = new Scale();
    private final List<Region> edges;
    private final List<? extends Region> faces;
    private final Group group;
    private final double unitWidth;
    private final double unitHeight;

    private PileView(List<Region> edges, List<? extends Region> faces) {
        this(edges, faces, CardFace.WIDTH, CardFace.HEIGHT);
    }

    private PileView(List<Region> edges, List<? extends Region> faces, double unitWidth, double unitHeight) {
        this.unitWidth = unitWidth;
        this.unitHeight = unitHeight;
        this.edges = List.copyOf(edges);
        this.faces = List.copyOf(faces);
        getStyleClass().add("pile");
        setMouseTransparent(true);
        List<Node> layers = new ArrayList<>(edges);
        layers.addAll(faces);
        group = new Group(layers);
        group.setManaged(false);
        group.getTransforms().add(scale);
        getChildren().add(group);
    }

    /// A place without cards.
    public static PileView place() {
        return new PileView(List.of(), List.of(sized("card-place")));
    }

    /// One card.
    public static PileView card(CardFace face) {
        return new PileView(List.of(), List.of(face));
    }

    /// One thing that is no card, drawn in units of its own.
    ///
    /// @param width of the thing, in its units
    /// @param height of the thing, in its units
    public static PileView thing(Region thing, double width, double height) {
        return new PileView(List.of(), List.of(thing), width, height);
    }

    /// A pile of which some cards at the top show their faces or backs.
    ///
    /// @param cards how many there are in all
    /// @param faceDownBelow whether those below lie face down
    /// @param faces the upper ones, the top one last
    public static PileView of(int cards, boolean faceDownBelow, List<CardFace> faces) {
        int below = cards - faces.size();
        int count = Math.min(MOST_EDGES, below <= 3 ? below : 2 + (below + 5) / 6);
        List<Region> edges = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            edges.add(faceDownBelow ? sized("card-edge", "back") : sized("card-edge"));
        }
        return new PileView(edges, faces);
    }

    /// How high a card of this width is.
    public static double height(double card) {
        return card * CardFace.HEIGHT / CardFace.WIDTH;
    }

    /// How wide a card of this height is.
    public static double width(double height) {
        return height * CardFace.WIDTH / CardFace.HEIGHT;
    }

    /// How wide the pile is where a card is so high, in at most this width.
    public double within(double most, double height) {
        double card = width(height);
        int shown = shown(most, card);
        return card * (1 + (shown - 1) * STRIP);
    }

    private int shown(double width, double card) {
        int fitting = 1 + (int) Math.max(0, Math.floor((width - card) / (card * STRIP) + 0.01));
        return Math.min(fitting, faces.size());
    }

    private static Region sized(String... styleClasses) {
        Region region = new Region();
        region.getStyleClass().addAll(styleClasses);
        region.setMinSize(CardFace.WIDTH, CardFace.HEIGHT);
        region.setPrefSize(CardFace.WIDTH, CardFace.HEIGHT);
        return region;
    }

    @Override
    public List<Object> besides() {
        return List.of(unitWidth, unitHeight, edges.size());
    }

    @Override
    protected double computePrefWidth(double height) {
        return (height < 0 ? unitHeight : height) * unitWidth / unitHeight;
    }

    @Override
    protected double computePrefHeight(double width) {
        return (width < 0 ? unitWidth : width) * unitHeight / unitWidth;
    }

    @Override
    protected void layoutChildren() {
        double factor = getHeight() / unitHeight;
        scale.setX(factor);
        scale.setY(factor);
        int hidden = faces.size() - shown(getWidth(), width(getHeight()));
        double top = 0;
        for (int i = 0; i < faces.size(); i++) {
            top = Math.max(0, i - hidden) * CardFace.WIDTH * STRIP;
            faces.get(i).relocate(top, 0);
            faces.get(i).setVisible(i >= hidden);
        }
        for (int i = 0; i < edges.size(); i++) {
            double down = (edges.size() - i) * EDGE;
            edges.get(i).relocate(top + down * EDGE_ASIDE, down);
        }
        group.layout();
        Legible.keep(group);
    }
}
