package omerta.ui.corleone;

import static omerta.ui.corleone.CorleoneTableMaker.SYMBOLS;

import java.util.stream.IntStream;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import omerta.corleone.CorleoneColour;
import omerta.corleone.CorleoneFamily;
import omerta.corleone.CorleoneState;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.ui.board.art.Fit;
import omerta.ui.board.art.Sketch;
import omerta.ui.board.kit.FactsView;

/// The family of a seat and its public numbers: figures left, jobs completed by colour, cards in the hand, bills in the
/// suitcase, markers left; the horse head and allies that are played, where there is room for a line more.
final class CorleoneFacts extends FactsView<CorleoneState> {

    private static final String[] FAMILIES = {"bellacorte", "serravalle", "montefosco", "lupinari", "castagnola"};
    private static final double SIDE = 24;
    private static final int MOST_NAMED = 4;

    private final Names names;
    private final Figures figures;

    /// Numbers that are not known yet.
    CorleoneFacts(Names names) {
        super("corleone-facts");
        this.names = names;
        figures = new Figures(names);
    }

    @Override
    protected void write(CorleoneState state, Seat seat) {
        CorleoneFamily family = state.family(seat);
        Label name = new Label(names.words("family." + FAMILIES[seat.index()]));
        name.getStyleClass().add("family-name");
        HBox head = new HBox(name);
        head.getStyleClass().add("facts-line");
        if (seat.equals(state.clock().head())) {
            head.getChildren().add(said(icon("horse-head"), names.words("has-head")));
        }
        IntStream.range(0, family.played().size())
                .map(family.played()::at)
                .forEach(ally -> head.getChildren().add(said(icon("ally"), names.words("played", names.card(ally)))));
        if (state.seats() <= MOST_NAMED) {
            above(head);
        }
        FlowPane left = new FlowPane();
        left.getStyleClass().addAll("facts-line", "flowing");
        left.getChildren()
                .add(counted(figures.of(seat, false), family.thugs(), names.words("thugs-left", family.thugs())));
        left.getChildren()
                .add(counted(figures.of(seat, true), family.members(), names.words("members-left", family.members())));
        for (CorleoneColour colour : CorleoneColour.values()) {
            int done = done(family.done(), colour);
            String words = names.words("done", names.words("colour." + Names.key(colour)), done);
            HBox jobs = counted(icon(Names.key(colour), Names.key(colour)), done, words);
            jobs.setOpacity(done > 0 ? 1 : 0.45);
            left.getChildren().add(jobs);
        }
        above(left);
        add(family.hand().size(), names.words("hand"));
        add(family.suitcase().size(), names.words("suitcase"));
        add(family.markers(), names.words("markers"));
    }

    private int done(Pile jobs, CorleoneColour colour) {
        return (int) IntStream.range(0, jobs.size())
                .filter(i -> names.city().job(jobs.at(i)).colour() == colour)
                .count();
    }

    private static Fit icon(String symbol, String... styleClasses) {
        Sketch sketch = SYMBOLS.sketch(SIDE, SIDE, "co-icon").with(symbol, 0, 0, SIDE, SIDE);
        sketch.getStyleClass().addAll(styleClasses);
        return new Fit(sketch, "fact-icon");
    }

    private static HBox counted(Fit icon, int count, String words) {
        icon.getStyleClass().setAll("fact-icon");
        Label number = new Label(Integer.toString(count));
        number.getStyleClass().add("fact-count");
        HBox box = new HBox(icon, number);
        box.getStyleClass().add("fact-pair");
        return said(box, words);
    }

    private static <R extends Region> R said(R region, String words) {
        region.setAccessibleText(words);
        Tooltip.install(region, new Tooltip(words));
        return region;
    }
}
