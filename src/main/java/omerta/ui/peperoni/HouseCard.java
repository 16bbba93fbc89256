package omerta.ui.peperoni;

import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoni;
import omerta.peperoni.DonPeperoniHouse;
import omerta.peperoni.DonPeperoniPhase;
import omerta.peperoni.DonPeperoniState;

/// What everybody sees of a house: who has it, who left how many chits and agents there, what makes its bribes be opened,
/// and what the seat that acts may do there now or why not.
final class HouseCard extends VBox {

    private final Names names;
    private final Houses houses;

    /// The card of a house.
    HouseCard(DonPeperoni game, Names names, Houses houses, DonPeperoniState state, int place, Optional<Seat> actor) {
        this.names = names;
        this.houses = houses;
        getStyleClass().addAll("over-table", "house-card");
        setMouseTransparent(true);
        DonPeperoniHouse house = state.board().houses().get(names.map().index(place));
        line(
                "house-name",
                names.desk()
                        .words(
                                "don-peperoni.table.house",
                                names.place(place),
                                names.map().building(place).value()));
        if (names.map().isLocked(place)) {
            line("house-line", names.desk().words("don-peperoni.table.locked"));
            return;
        }
        house.holder()
                .ifPresentOrElse(
                        seat -> sign(seat, names.desk().words("don-peperoni.table.poster-of", names.of(seat))),
                        () -> line(
                                "house-line",
                                names.desk().words("don-peperoni.table.threshold", game.threshold(state, place))));
        if (state.isRaided(place)) {
            line("house-tied", names.desk().words("don-peperoni.table.raided"));
        }
        if (house.isTied()) {
            line("house-tied", names.desk().words("don-peperoni.table.stalemate"));
        }
        for (Seat seat : Seat.first(state.seats())) {
            int chits = house.chits(seat).size();
            int agents = house.agents(seat).size();
            if (chits + agents > 0) {
                sign(seat, names.desk().words("don-peperoni.table.left-there", names.of(seat), chits, agents));
            }
        }
        actor.filter(seat -> state.phase() == DonPeperoniPhase.CANVASS)
                .flatMap(seat -> standing(state, seat, place))
                .ifPresent(canvasser -> may(game, state, canvasser));
    }

    private static Optional<Integer> standing(DonPeperoniState state, Seat seat, int place) {
        int current = Math.max(1, state.stage().current());
        int other = current == 1 ? 2 : 1;
        if (state.board().place(seat, current) == place) {
            return Optional.of(current);
        }
        return state.board().place(seat, other) == place ? Optional.of(other) : Optional.empty();
    }

    private void may(DonPeperoni game, DonPeperoniState state, int canvasser) {
        may("don-peperoni.table.may-bribe", "don-peperoni.table.no-bribe", game.canBribe(state, canvasser));
        may("don-peperoni.table.may-agent", "don-peperoni.table.no-agent", game.canLeaveAgent(state, canvasser));
    }

    private void may(String yes, String no, Ruling ruling) {
        if (ruling instanceof Ruling.Illegal illegal) {
            line("house-not", names.desk().words(no, names.desk().say(illegal.why())));
        } else {
            line("house-may", names.desk().words(yes));
        }
    }

    private void line(String styleClass, String words) {
        getChildren().add(label(styleClass, words));
    }

    private void sign(Seat seat, String words) {
        HBox row = new HBox(houses.sign(seat, "small"), label("house-line", words));
        row.getStyleClass().add("house-row");
        getChildren().add(row);
    }

    private static Label label(String styleClass, String words) {
        Label label = new Label(words);
        label.getStyleClass().add(styleClass);
        label.setWrapText(true);
        return label;
    }
}
