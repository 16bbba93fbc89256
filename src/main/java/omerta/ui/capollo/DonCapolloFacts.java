package omerta.ui.capollo;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import omerta.capollo.DonCapollo;
import omerta.capollo.DonCapolloState;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import omerta.ui.board.art.ArtView;
import omerta.ui.board.kit.FactsView;

/// The public facts of a seat in one line: its money, its hand, and what it may do out of turn.
final class DonCapolloFacts extends FactsView<DonCapolloState> {

    private static final PseudoClass OPEN = PseudoClass.getPseudoClass("open");

    private final DonCapollo game;
    private final Names names;

    DonCapolloFacts(DonCapollo game, Names names) {
        super("capollo-facts");
        this.game = game;
        this.names = names;
    }

    @Override
    protected void write(DonCapolloState state, Seat seat) {
        HBox line = new HBox(
                number("coin", names.money(state.money(seat))),
                number("cards", Integer.toString(state.hand(seat).size())));
        if (state.showsPower(Viewer.TABLE, seat)) {
            line.getChildren().add(number("power", Integer.toString(state.power(seat))));
        }
        line.getStyleClass().add("capollo-line");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        line.getChildren().add(gap);
        if (!seat.equals(state.active()) && !state.clock().over()) {
            for (Aside.Kind kind : Aside.Kind.values()) {
                line.getChildren().add(mark(kind, new Aside(game, state, seat).may(kind)));
            }
        }
        above(line);
    }

    private static Label number(String symbol, String number) {
        Label label = Tiles.label(number, "capollo-fact");
        label.setGraphic(new ArtView(Tiles.SYMBOLS.art(symbol), "capollo-sign"));
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    private Label mark(Aside.Kind kind, Optional<Ruling.Illegal> why) {
        String words = names.words("aside." + Names.key(kind));
        String all = why.map(
                        illegal -> names.words("aside-not", words, names.desk().refused(illegal)))
                .orElse(words);
        Label mark = new Label();
        mark.setGraphic(new ArtView(Tiles.SYMBOLS.art(Names.key(kind)), "capollo-sign"));
        mark.getStyleClass().add("capollo-aside");
        mark.pseudoClassStateChanged(OPEN, why.isEmpty());
        mark.setAccessibleText(all);
        Tooltip tip = new Tooltip(all);
        tip.setWrapText(true);
        mark.setTooltip(tip);
        return mark;
    }
}
