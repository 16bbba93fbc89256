package omerta.ui.peperoni;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoni;
import omerta.peperoni.DonPeperoniAgent;
import omerta.peperoni.DonPeperoniGuest;
import omerta.peperoni.DonPeperoniHouse;
import omerta.peperoni.DonPeperoniPhase;
import omerta.peperoni.DonPeperoniState;
import omerta.ui.board.kit.Tally;

/// How a match was counted: a row a house, with its bribes, its agents, whose it is and what it brings; the totals below.
final class Account {

    private static final String NOTHING = "–";

    private final DonPeperoni game;
    private final Names names;
    private final Houses houses;
    private final DonPeperoniState state;
    private final List<Seat> seats;

    private Account(DonPeperoni game, Names names, DonPeperoniState state) {
        this.game = game;
        this.names = names;
        this.state = state;
        houses = new Houses(names.desk(), names.map());
        seats = Seat.first(state.seats());
    }

    /// The count of a match; empty until it is over.
    static Optional<Region> of(DonPeperoni game, Names names, DonPeperoniState state) {
        return state.phase() == DonPeperoniPhase.OVER
                ? Optional.of(new Account(game, names, state).tally())
                : Optional.empty();
    }

    private Tally tally() {
        Tally tally = new Tally(heads());
        Places map = names.map();
        for (int index = 0; index < state.board().houses().size(); index++) {
            int place = map.streets() + 1 + index;
            if (map.isInPlay(place) && !map.isLocked(place)) {
                row(tally, place, state.board().houses().get(index));
            }
        }
        total(tally, "don-peperoni.table.votes", seat -> game.votes(state, seat));
        total(
                tally,
                "don-peperoni.account.money",
                seat -> state.screen(seat).money(names.map().tables()));
        return tally;
    }

    private List<Node> heads() {
        List<Node> heads = new ArrayList<>();
        heads.add(Tally.cell(names.desk().words("don-peperoni.account.house")));
        seats.forEach(seat -> {
            Label head = named(seat);
            head.setContentDisplay(ContentDisplay.TOP);
            head.getStyleClass().add("seat-name");
            heads.add(head);
        });
        heads.add(Tally.cell(names.desk().words("don-peperoni.table.agents")));
        heads.add(Tally.cell(names.desk().words("don-peperoni.account.goes-to")));
        heads.add(Tally.cell(names.desk().words("don-peperoni.table.votes")));
        return heads;
    }

    private Label named(Seat seat) {
        Label label = Tally.cell(names.of(seat));
        label.setGraphic(houses.sign(seat, "small"));
        return label;
    }

    private void row(Tally tally, int place, DonPeperoniHouse house) {
        List<Node> cells = new ArrayList<>();
        List<String> words = new ArrayList<>();
        int value = names.map().building(place).value();
        cells.add(Tally.cell(names.place(place)));
        words.add(names.desk().words("don-peperoni.table.house", names.place(place), value));
        for (Seat seat : seats) {
            boolean paid = !house.chits(seat).isEmpty();
            boolean won = paid && house.poster().equals(Optional.of(seat));
            String sum = Integer.toString(house.bribe(seat, names.map().tables()));
            cells.add(Tally.cell(paid ? sum : NOTHING, won ? "tally-won" : "tally-plain"));
            if (paid) {
                words.add(names.of(seat) + " " + sum);
            }
        }
        VBox agents = new VBox();
        agents.getStyleClass().add("tally-agents");
        for (DonPeperoniGuest guest : guests(place, house)) {
            Label agent = Tally.cell(names.agent(guest.agent()));
            agent.setGraphic(houses.sign(guest.seat(), "small"));
            agents.getChildren().add(agent);
            words.add(names.agent(guest.seat(), guest.agent()));
        }
        cells.add(agents);
        String how = how(place, house);
        Label holder = Tally.cell(how);
        house.holder().ifPresent(seat -> holder.setGraphic(houses.sign(seat, "small")));
        cells.add(holder);
        cells.add(Tally.cell(house.holder().isPresent() ? Integer.toString(value) : NOTHING));
        words.add(house.holder()
                .map(seat -> names.desk().words("don-peperoni.table.side", names.of(seat), value) + ", " + how)
                .orElse(how));
        tally.row(String.join("; ", words), cells);
    }

    private List<DonPeperoniGuest> guests(int place, DonPeperoniHouse house) {
        List<DonPeperoniGuest> guests = new ArrayList<>();
        for (Seat seat : seats) {
            add(guests, seat, house.agents(seat));
            if (state.terms().agentsAtHome() && isHome(seat, place)) {
                add(guests, seat, state.screen(seat).agents());
            }
        }
        return guests;
    }

    private static void add(List<DonPeperoniGuest> guests, Seat seat, Pile agents) {
        for (int i = 0; i < agents.size(); i++) {
            guests.add(new DonPeperoniGuest(seat, DonPeperoniAgent.of(agents.at(i))));
        }
    }

    private boolean isHome(Seat seat, int place) {
        return state.board().homes().at(seat.index()) == place;
    }

    /// How a house came to whoever has it, or why nobody has it.
    private String how(int place, DonPeperoniHouse house) {
        Optional<Seat> taker = house.taker().filter(seat -> !house.poster().equals(Optional.of(seat)));
        if (taker.isPresent()) {
            return names.desk().words("don-peperoni.account.agent");
        }
        if (house.poster().isPresent()) {
            boolean home = isHome(house.poster().get(), place);
            return names.desk().words(home ? "don-peperoni.account.home" : "don-peperoni.account.bribes");
        }
        return house.isTied() ? names.desk().words("don-peperoni.table.stalemate") : NOTHING;
    }

    private void total(Tally tally, String key, ToIntFunction<Seat> of) {
        List<Node> cells = new ArrayList<>(List.of(Tally.cell(names.desk().words(key))));
        seats.forEach(seat -> cells.add(Tally.cell(Integer.toString(of.applyAsInt(seat)))));
        List<String> words = seats.stream()
                .map(seat -> names.of(seat) + " " + of.applyAsInt(seat))
                .toList();
        tally.total(names.desk().words(key) + ": " + String.join(", ", words), cells);
    }
}
