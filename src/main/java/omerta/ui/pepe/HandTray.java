package omerta.ui.pepe;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.pepe.DonPepeCard;
import omerta.ui.board.art.CardFace;
import omerta.ui.board.kit.HandRow;

/// The hand of one seat. Cards that are too small for their rule to be read show a larger symbol instead.
final class HandTray extends HandRow<Ground> {

    private static final PseudoClass TERSE = PseudoClass.getPseudoClass("terse");
    private static final Measures MEASURES = new Measures(7.4, 0.22, 0.025, 0.2, 7, 0.5);
    private static final double RULE_SIZE = 6.5;
    private static final double LEAST_SIZE = 10.6;

    private final List<CardFace> faces = new ArrayList<>();

    /// The hand of a seat, as its view shows it.
    HandTray(Names names, Seat seat, Pile hand) {
        super(
                "pepe-tray",
                names.desk()
                        .words(hand.isEmpty() ? "don-pepe.table.hand-empty" : "don-pepe.table.hand-of", names.of(seat)),
                MEASURES);
        Faces drawn = new Faces(names);
        for (int i = 0; i < hand.size(); i++) {
            DonPepeCard card = DonPepeCard.of(hand.at(i));
            CardFace face = drawn.of(card);
            faces.add(face);
            lay(
                    face,
                    names.desk()
                            .words("don-pepe.table.hand-card", names.card(card), names.rule(card), i + 1, hand.size()),
                    new Ground.Card(card));
        }
    }

    @Override
    protected void laid(double high) {
        double smallest = faces.stream().mapToDouble(Faces::ruleFactor).min().orElse(1);
        pseudoClassStateChanged(TERSE, RULE_SIZE * smallest * high / CardFace.HEIGHT < LEAST_SIZE);
    }
}
