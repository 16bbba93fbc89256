package omerta.ui.pepe;

import static omerta.ui.pepe.DonPepeTableMaker.SYMBOLS;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.ParallelTransition;
import javafx.animation.PauseTransition;
import javafx.animation.ScaleTransition;
import javafx.animation.TranslateTransition;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.util.Duration;
import omerta.engine.Seat;
import omerta.pepe.DonPepeMan;
import omerta.pepe.DonPepeSitter;
import omerta.ui.board.Pace;
import omerta.ui.board.art.PileView;
import omerta.ui.board.art.Sketch;

/// Those who act out what happened: the dead who rise to crook heaven, blasts, men and cakes on their way.
///
/// @param figures draws them
/// @param plan where they stand
/// @param pace how fast they are
record Troupe(Figures figures, TablePlan plan, Pace pace) {

    private static final double DEATH = 1000;
    private static final double BLAST = 650;
    private static final double WAY = 450;
    private static final double SEEN = 700;
    private static final double RISE = 0.8;
    private static final double BURST = 2.6;
    private static final double CAKE = 0.6;

    /// Men die.
    Acts.Act deaths(List<Trace> traces, List<DonPepeSitter> dead) {
        List<Node> actors = new ArrayList<>();
        ParallelTransition motion = new ParallelTransition(pause(SEEN));
        for (DonPepeSitter sitter : dead) {
            die(sitter, actors, motion);
        }
        return new Acts.Act(traces, actors, List.of(), motion);
    }

    /// A cake explodes.
    Acts.Act blast(List<Trace> traces, int chair, List<DonPepeSitter> dead) {
        List<Node> actors = new ArrayList<>();
        ParallelTransition motion = new ParallelTransition(pause(SEEN));
        for (DonPepeSitter sitter : dead) {
            die(sitter, actors, motion);
        }
        double size = plan.chair();
        PileView burst = at(
                SYMBOLS.sketch(100, 100, "burst-act").with("burst", 0, 0, 100, 100),
                plan.place(chair).laid(),
                size,
                size);
        ScaleTransition grow = new ScaleTransition(time(BLAST), burst);
        grow.setFromX(0.2);
        grow.setFromY(0.2);
        grow.setToX(BURST);
        grow.setToY(BURST);
        grow.setInterpolator(Interpolator.EASE_OUT);
        FadeTransition fade = fade(burst, BLAST);
        actors.add(burst);
        motion.getChildren().addAll(grow, fade);
        return new Acts.Act(traces, actors, List.of(), motion);
    }

    /// A man goes to a chair.
    Acts.Act man(DonPepeMan man, Point2D from, int to, List<Node> hidden) {
        double wide = plan.chair();
        PileView actor = at(figures.man(man), from, wide, wide * Figures.MAN / Figures.WIDTH);
        return way(actor, from, plan.place(to).man(), hidden);
    }

    /// A cake goes to a chair.
    Acts.Act cake(Seat of, Point2D from, int to, List<Node> hidden) {
        Sketch cake = figures.cake(of);
        double wide = plan.chair() * CAKE;
        PileView actor = at(cake, from, wide, wide * cake.getPrefHeight() / cake.getPrefWidth());
        return way(actor, from, plan.place(to).laid(), hidden);
    }

    /// Something is seen for a while.
    Acts.Act seen(List<Trace> traces) {
        return new Acts.Act(traces, List.of(), List.of(), pause(SEEN));
    }

    private Acts.Act way(Node actor, Point2D from, Point2D to, List<Node> hidden) {
        TranslateTransition way = new TranslateTransition(time(WAY), actor);
        way.setByX(to.getX() - from.getX());
        way.setByY(to.getY() - from.getY());
        way.setInterpolator(Interpolator.EASE_BOTH);
        return new Acts.Act(List.of(), List.of(actor), hidden, way);
    }

    private void die(DonPepeSitter sitter, List<Node> actors, ParallelTransition motion) {
        double wide = plan.chair();
        PileView ghost = at(
                figures.man(sitter.man()), plan.place(sitter.chair()).man(), wide, wide * Figures.MAN / Figures.WIDTH);
        TranslateTransition rise = new TranslateTransition(time(DEATH), ghost);
        rise.setByY(-RISE * wide);
        rise.setInterpolator(Interpolator.EASE_IN);
        actors.add(ghost);
        motion.getChildren().addAll(rise, fade(ghost, DEATH));
    }

    private FadeTransition fade(Node node, double millis) {
        FadeTransition fade = new FadeTransition(time(millis), node);
        fade.setToValue(0);
        fade.setInterpolator(Interpolator.EASE_IN);
        return fade;
    }

    private Animation pause(double millis) {
        return new PauseTransition(time(millis));
    }

    private Duration time(double millis) {
        return Duration.millis(pace.millis(millis));
    }

    private static PileView at(Sketch sketch, Point2D middle, double wide, double high) {
        PileView view = sketch.thing();
        view.resizeRelocate(middle.getX() - wide / 2, middle.getY() - high * 0.6, wide, high);
        return view;
    }
}
