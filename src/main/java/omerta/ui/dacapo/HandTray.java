package omerta.ui.dacapo;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import omerta.dacapo.DaCapoAction;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.ui.board.Desk;
import omerta.ui.board.PileView;
import omerta.ui.board.Spot;

/// The private part of the table: the hand of one seat. It is made anew for each picture and holds what it shows; who
/// drops it drops all of it.
final class HandTray extends Region {

    private static final double USUAL_CARD = 6.5;
    private static final double SPACE = 0.35;
    private static final double EDGE = 0.12;

    private final Label title;
    private final Map<Spot, Ground> spots = new LinkedHashMap<>();

    /// The hand of a seat, as its view shows it.
    HandTray(Desk<DaCapoAction> desk, Seat seat, Pile hand) {
        Names names = new Names(desk);
        getStyleClass().add("da-capo-tray");
        title = new Label(
                hand.isEmpty()
                        ? desk.words("da-capo.table.hand-empty", names.of(seat))
                        : desk.words("da-capo.table.hand-of", names.of(seat)));
        title.getStyleClass().add("hand-title");
        title.setWrapText(true);
        getChildren().add(title);
        for (int i = 0; i < hand.size(); i++) {
            int card = hand.at(i);
            Spot spot = new Spot(
                            PileView.card(Faces.of(card)),
                            desk.words("da-capo.table.hand-card", names.card(card), i + 1, hand.size()))
                    .letter(Integer.toString(i + 1));
            spots.put(spot, new Ground.HandCard(card));
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
        double words = Math.min(getWidth() * 0.22, 9 * em());
        double room = getWidth() - words;
        int count = Math.max(1, spots.size());
        double step = Math.min(card * (1 + SPACE), (room - card * (1 + SPACE)) / Math.max(1, count - 1));
        double x = words + Math.max(0, (room - card - step * (count - 1)) / 2);
        title.resizeRelocate(em(), getHeight() * EDGE, words - em(), high);
        for (Spot spot : spots.keySet()) {
            spot.resizeRelocate(x, getHeight() * EDGE, card, high);
            x += step;
        }
    }
}
