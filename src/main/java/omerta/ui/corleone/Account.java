package omerta.ui.corleone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import omerta.corleone.Corleone;
import omerta.corleone.CorleoneColour;
import omerta.corleone.CorleoneState;
import omerta.engine.Outcome;
import omerta.engine.Seat;
import omerta.ui.board.kit.Tally;

/// How a match was counted: a row for the suitcases, one a turf, one a colour of jobs; the totals below.
final class Account {

    private static final String NOTHING = "–";

    private final Names names;
    private final Count count;
    private final List<Seat> seats;
    private final Figures figures;

    private Account(Names names, Count count) {
        this.names = names;
        this.count = count;
        seats = Seat.first(count.state().seats());
        figures = new Figures(names);
    }

    /// The count of a match; empty until it is over.
    static Optional<Region> of(Corleone game, Names names, CorleoneState state) {
        return state.clock().over()
                ? Optional.of(new Account(names, new Count(game, state)).tally())
                : Optional.empty();
    }

    private Tally tally() {
        List<Node> heads = new ArrayList<>();
        heads.add(Tally.cell(names.words("source")));
        for (Seat seat : seats) {
            Label head = Tally.cell(names.of(seat));
            head.setGraphic(figures.sign(seat, "small"));
            heads.add(head);
        }
        Tally tally = new Tally(heads);
        row(tally, names.words("in-suitcases"), seat -> names.bill(count.suitcase(seat)));
        for (int turf = 1; turf <= names.city().tables().turfs().size(); turf++) {
            Optional<Seat> winner = count.turf(turf);
            row(
                    tally,
                    names.words("turf", turf, names.turf(turf)),
                    seat -> winner.equals(Optional.of(seat)) ? names.bill(count.turfBonus()) : NOTHING);
        }
        for (CorleoneColour colour : CorleoneColour.values()) {
            List<Seat> leaders = count.jobs(colour);
            row(
                    tally,
                    names.words("colour." + Names.key(colour)),
                    seat -> leaders.contains(seat) ? names.bill(count.jobBonus()) : NOTHING);
        }
        List<Node> cells = new ArrayList<>(List.of(Tally.cell(names.words("total"))));
        List<String> words = new ArrayList<>();
        for (Seat seat : seats) {
            String total = names.bill(total(seat));
            cells.add(Tally.cell(total));
            words.add(names.of(seat) + " " + total);
        }
        tally.total(names.words("total") + ": " + Names.join(words), cells);
        return tally;
    }

    private int total(Seat seat) {
        return count.outcome().standings().stream()
                .filter(standing -> standing.seat().equals(seat))
                .mapToInt(Outcome.Standing::total)
                .sum();
    }

    private void row(Tally tally, String source, Function<Seat, String> brings) {
        List<Node> cells = new ArrayList<>(List.of(Tally.cell(source)));
        List<String> words = new ArrayList<>();
        for (Seat seat : seats) {
            String brought = brings.apply(seat);
            cells.add(Tally.cell(brought, brought.equals(NOTHING) ? "tally-soft" : "tally-won"));
            if (!brought.equals(NOTHING)) {
                words.add(names.of(seat) + " " + brought);
            }
        }
        tally.row(source + ": " + (words.isEmpty() ? NOTHING : Names.join(words)), cells);
    }
}
