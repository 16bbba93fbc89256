package omerta.ui.capollo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import omerta.capollo.DonCapolloCount;
import omerta.capollo.DonCapolloState;
import omerta.engine.Seat;
import omerta.ui.board.art.SeatSign;
import omerta.ui.board.kit.Tally;

/// How a match was counted: a row a family, with what it had, what its rows brought, what was paid, the favours, the money
/// that became power, and the sum.
///
/// @param names what things are called
/// @param state the end of a match
record Account(Names names, DonCapolloState state) {

    private static final List<String> HEADS =
            List.of("family", "before", "rows", "paid", "favours", "exchanged", "sum", "left");

    /// The count of a match; empty until it is over.
    static Optional<Region> of(Names names, DonCapolloState state) {
        return state.clock().over() ? Optional.of(new Account(names, state).tally()) : Optional.empty();
    }

    private Tally tally() {
        Tally tally =
                new Tally(HEADS.stream().map(head -> Tally.cell(words(head))).toList());
        for (Seat seat : Seat.first(state.seats())) {
            row(tally, seat, state.counts().get(seat.index()));
        }
        return tally;
    }

    private void row(Tally tally, Seat seat, DonCapolloCount count) {
        List<String> values = List.of(
                Integer.toString(count.before()),
                signed(count.rows()),
                signed(-count.paid()),
                signed(count.favours()),
                signed(count.exchanged()),
                Integer.toString(state.power(seat)),
                names.money(state.money(seat)));
        List<Node> cells = new ArrayList<>();
        Label name = Tally.cell(names.of(seat));
        name.setGraphic(new SeatSign(names.desk().player(seat)).sized("small"));
        cells.add(name);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            boolean sum = HEADS.get(i + 1).equals("sum");
            cells.add(Tally.cell(values.get(i), sum ? "tally-won" : "tally-plain"));
            words.add(words(HEADS.get(i + 1)) + " " + values.get(i));
        }
        tally.row(names.of(seat) + ": " + Names.join(words), cells);
    }

    private static String signed(int power) {
        return power > 0 ? "+" + power : power < 0 ? "−" + -power : "0";
    }

    private String words(String head) {
        return names.words("account." + head);
    }
}
