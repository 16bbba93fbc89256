package omerta.ui.pepe;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.pepe.DonPepeCard;
import omerta.ui.board.CardFace;
import omerta.ui.board.PileView;
import omerta.ui.board.Spot;

/// The private part of the table: the hand of one seat. It is made anew for each picture and holds what it shows; who
/// drops it drops all of it.
final class HandTray extends Region {

    private static final PseudoClass TERSE = PseudoClass.getPseudoClass("terse");
    private static final double USUAL_CARD = 7.4;
    private static final double SPACE = 0.22;
    private static final double EDGE = 0.025;
    private static final double RULE_SIZE = 6.5;
    private static final double LEAST_SIZE = 10.6;

    private final Label title;
    private final Map<Spot, Ground> spots = new LinkedHashMap<>();

    /// The hand of a seat, as its view shows it.
    HandTray(Names names, Seat seat, Pile hand) {
        getStyleClass().add("pepe-tray");
        title = new Label(names.desk()
                .words(hand.isEmpty() ? "don-pepe.table.hand-empty" : "don-pepe.table.hand-of", names.of(seat)));
        title.getStyleClass().add("hand-title");
        title.setWrapText(true);
        getChildren().add(title);
        Faces faces = new Faces(names);
        for (int i = 0; i < hand.size(); i++) {
            DonPepeCard card = DonPepeCard.of(hand.at(i));
            Spot spot = new Spot(
                            PileView.card(faces.of(card)),
                            names.desk()
                                    .words(
                                            "don-pepe.table.hand-card",
                                            names.card(card),
                                            names.rule(card),
                                            i + 1,
                                            hand.size()))
                    .letter(Integer.toString(i + 1));
            spots.put(spot, new Ground.Card(card));
            getChildren().add(spot);
        }
    }

    /// What each card stands for, in reading order.
    Map<Spot, Ground> spots() {
        return spots;
    }

    private double em() {
        return title.getFont().getSize();
    }

    @Override
    protected double computePrefHeight(double width) {
        return PileView.height(USUAL_CARD * em()) * (1 + 2 * EDGE);
    }

    @Override
    protected double computePrefWidth(double height) {
        return USUAL_CARD * em() * (Math.max(1, spots.size()) * (1 + SPACE) + 2);
    }

    @Override
    protected void layoutChildren() {
        double high = getHeight() * (1 - 2 * EDGE);
        double card = PileView.width(high);
        pseudoClassStateChanged(TERSE, RULE_SIZE * high / CardFace.HEIGHT < LEAST_SIZE);
        double words = Math.min(getWidth() * 0.2, 7 * em());
        double room = getWidth() - words;
        int count = Math.max(1, spots.size());
        double step = Math.min(card * (1 + SPACE), (room - card * (1 + SPACE)) / Math.max(1, count - 1));
        double x = words + Math.max(0, (room - card - step * (count - 1)) / 2);
        title.resizeRelocate(em() * 0.5, getHeight() * EDGE, words - em() * 0.5, high);
        for (Spot spot : spots.keySet()) {
            spot.resizeRelocate(x, getHeight() * EDGE, card, high);
            x += step;
        }
    }
}
