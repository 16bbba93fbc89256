package omerta.ui.peperoni;

import static omerta.ui.peperoni.DonPeperoniTableMaker.SYMBOLS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import omerta.match.Told;
import omerta.peperoni.DonPeperoniCourse;
import omerta.peperoni.DonPeperoniElection;
import omerta.peperoni.DonPeperoniEvent;
import omerta.peperoni.DonPeperoniGuest;
import omerta.peperoni.DonPeperoniPolice;
import omerta.peperoni.DonPeperoniScoring;
import omerta.peperoni.DonPeperoniSum;
import omerta.peperoni.DonPeperoniVisit;
import omerta.ui.board.Sketch;

/// A moment for all: bribes, agents and bids that are opened, and what comes of it. Many of them are shown one after
/// another, house by house.
final class MomentView extends VBox {

    private static final int TOGETHER = 5;

    private final Names names;
    private final Houses houses;
    private final List<List<DonPeperoniEvent>> pages;
    private final Consumer<String> at;
    private int page;

    private MomentView(Names names, Houses houses, List<List<DonPeperoniEvent>> pages, Consumer<String> at) {
        this.names = names;
        this.houses = houses;
        this.pages = pages;
        this.at = at;
        getStyleClass().addAll("over-table", "moment");
        turn(0);
    }

    /// The moment in these news; empty where there is none.
    ///
    /// @param at is told which house it is about, by its name in the figures
    static Optional<MomentView> of(Names names, Houses houses, List<Told> news, Consumer<String> at) {
        List<List<DonPeperoniEvent>> pages = new ArrayList<>();
        news.stream()
                .map(Told::event)
                .filter(DonPeperoniEvent.class::isInstance)
                .map(DonPeperoniEvent.class::cast)
                .filter(DonPeperoniEvent::isMoment)
                .forEach(event -> {
                    boolean goesOn = !pages.isEmpty()
                            && pages.getLast().size() < TOGETHER
                            && house(pages.getLast().getLast()).equals(house(event));
                    if (!goesOn) {
                        pages.add(new ArrayList<>());
                    }
                    pages.getLast().add(event);
                });
        return pages.isEmpty() ? Optional.empty() : Optional.of(new MomentView(names, houses, pages, at));
    }

    private void turn(int by) {
        page = Math.clamp(page + by, 0, pages.size() - 1);
        getChildren().clear();
        for (DonPeperoniEvent event : pages.get(page)) {
            opened(event);
            Label words = new Label(names.desk().say(event.message()));
            words.getStyleClass().add("moment-words");
            words.setWrapText(true);
            getChildren().add(words);
        }
        if (pages.size() > 1) {
            steps();
        }
        at.accept(house(pages.get(page).getLast()));
    }

    private void steps() {
        Button back = button("don-peperoni.table.moment-back", -1);
        back.setDisable(page == 0);
        Button on = button("don-peperoni.table.moment-on", 1);
        on.setDisable(page == pages.size() - 1);
        Button last = button("don-peperoni.table.moment-last", pages.size());
        last.setDisable(on.isDisable());
        Label where = new Label(names.desk().words("don-peperoni.table.moment-page", page + 1, pages.size()));
        HBox steps = new HBox(back, where, on, last);
        steps.getStyleClass().add("moment-steps");
        getChildren().add(steps);
    }

    private Button button(String key, int by) {
        Button button = new Button(names.desk().words(key));
        button.setUserData(by);
        button.setOnAction(event -> {
            turn(by);
            focusOn(by);
        });
        return button;
    }

    /// Keeps the focus on the button that goes the same way, or on the one that still can be pressed.
    private void focusOn(int by) {
        List<Node> can =
                lookupAll(".button").stream().filter(node -> !node.isDisabled()).toList();
        can.stream()
                .filter(node -> node.getUserData().equals(by))
                .findFirst()
                .or(() -> can.stream().findFirst())
                .ifPresent(Node::requestFocus);
        if (getParent() != null) {
            getParent().requestLayout();
        }
    }

    private void opened(DonPeperoniEvent event) {
        if (event instanceof DonPeperoniScoring.Opened(var _, var bribes)) {
            sums(bribes);
        } else if (event instanceof DonPeperoniPolice.BidsOpened(int _, var bids)) {
            sums(bids);
        } else if (event instanceof DonPeperoniElection.AgentsOpened(var _, var agents)) {
            guests(agents);
        }
    }

    private void sums(List<DonPeperoniSum> sums) {
        HBox row = new HBox();
        row.getStyleClass().add("opened");
        for (DonPeperoniSum sum : sums) {
            Label value = new Label(Integer.toString(sum.sum()));
            value.getStyleClass().add("opened-value");
            HBox pair = new HBox(houses.sign(sum.seat(), "small"), value);
            pair.getStyleClass().add("opened-pair");
            row.getChildren().add(pair);
        }
        getChildren().add(row);
    }

    private void guests(List<DonPeperoniGuest> guests) {
        HBox row = new HBox();
        row.getStyleClass().add("opened");
        for (DonPeperoniGuest guest : guests) {
            Sketch portrait = SYMBOLS.sketch(44, 48, "agent", "opened-agent")
                    .with(Names.key(guest.agent()), 0, 0, 44, 48)
                    .with(houses.sign(guest.seat(), "coin-sign"), 30, 34, 13, 13);
            row.getChildren().add(portrait);
        }
        getChildren().add(row);
    }

    /// The house that an event is about, by its name in the figures; empty where it is about none.
    private static String house(DonPeperoniEvent event) {
        return switch (event) {
            case DonPeperoniScoring scoring -> house(scoring);
            case DonPeperoniElection election -> house(election);
            case DonPeperoniCourse _, DonPeperoniVisit _, DonPeperoniPolice _ -> "";
        };
    }

    private static String house(DonPeperoniScoring event) {
        return switch (event) {
            case DonPeperoniScoring.Opened told -> told.house();
            case DonPeperoniScoring.Won told -> told.house();
            case DonPeperoniScoring.Stalemate told -> told.house();
            case DonPeperoniScoring.Undecided told -> told.house();
            case DonPeperoniScoring.StillTied told -> told.house();
        };
    }

    private static String house(DonPeperoniElection event) {
        return switch (event) {
            case DonPeperoniElection.AgentsOpened told -> told.house();
            case DonPeperoniElection.Taken told -> told.house();
            case DonPeperoniElection.NotTaken told -> told.house();
            case DonPeperoniElection.ElectionBegan _, DonPeperoniElection.ScreenOpened _ -> "";
        };
    }
}
