package omerta.ui.corleone;

import static omerta.ui.corleone.CorleoneTableMaker.SYMBOLS;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.corleone.CorleoneCourse;
import omerta.corleone.CorleoneEvent;
import omerta.corleone.CorleoneState;
import omerta.engine.Outcome;
import omerta.engine.Seat;
import omerta.ui.board.art.Fit;
import omerta.ui.board.art.Sketch;
import omerta.ui.board.kit.StepBar;
import omerta.ui.board.kit.Story;

/// A moment for all, page by page, in a panel that says what is counted or opened and what comes of it.
final class MomentView extends VBox implements Story {

    private static final double TURN = 900;
    private static final double READ = 1100;
    private static final double LETTER = 28;
    private static final double BILL = 26;

    private final Names names;
    private final Figures figures;
    private final Count count;
    private final CorleoneState state;
    private final Tale tale;
    private final Consumer<Tale.Page> at;
    private final VBox page = new VBox();

    /// A moment at its first page.
    ///
    /// @param count what everything brings in the end
    /// @param state the view after all of it
    /// @param at is told which page is shown
    MomentView(Names names, Count count, CorleoneState state, Tale tale, Consumer<Tale.Page> at, Runnable account) {
        this.names = names;
        this.count = count;
        this.state = state;
        this.tale = tale;
        this.at = at;
        figures = new Figures(names);
        getStyleClass().addAll("over-table", "co-moment");
        page.getStyleClass().add("co-page");
        getChildren().add(page);
        if (steps() > 1) {
            StepBar bar = new StepBar(names.desk(), this);
            if (state.clock().over()) {
                bar.add("mdi2t-table", "account.title", account);
            }
            getChildren().add(bar);
        } else {
            show(0);
        }
    }

    @Override
    public int steps() {
        return tale.pages().size();
    }

    @Override
    public double millis(int step) {
        return switch (tale.pages().get(step)) {
            case Tale.Page.Bids bids -> bids.turned() < bids.opened().bids().size() ? TURN : READ + LETTER * 60;
            case Tale.Page.War war ->
                READ + LETTER * names.desk().say(war.counted().message()).length();
            case Tale.Page.Purses _, Tale.Page.Turf _, Tale.Page.Jobs _, Tale.Page.Sums _ -> READ + LETTER * 40;
        };
    }

    @Override
    public void show(int step) {
        page.getChildren().clear();
        Tale.Page shown = tale.pages().get(step);
        switch (shown) {
            case Tale.Page.War war -> war(war.counted());
            case Tale.Page.Bids bids -> bids(bids);
            case Tale.Page.Purses _ -> purses();
            case Tale.Page.Turf turf -> turf(turf.turf());
            case Tale.Page.Jobs jobs -> jobs(jobs);
            case Tale.Page.Sums _ -> sums();
        }
        if (getParent() != null) {
            getParent().requestLayout();
        }
        at.accept(shown);
    }

    private void war(CorleoneCourse.Counted counted) {
        title(names.desk().words("corleone.car.turf-war") + ": "
                + names.desk().words("corleone.turf." + counted.turf()));
        FlowPane row = row();
        for (Seat seat : Seat.first(state.seats())) {
            int influence = counted.influence().get(seat.index());
            boolean won = counted.winner().equals(Optional.of(seat));
            if (influence > 0) {
                row.getChildren().add(pair(figures.sign(seat, "small"), Integer.toString(influence), won));
            }
        }
        if (counted.neutral() > 0) {
            Fit neutral = figures.neutral("police-captain");
            neutral.getStyleClass().setAll("fact-icon");
            row.getChildren().add(pair(neutral, Integer.toString(counted.neutral()), false));
        }
        page.getChildren().add(row);
        sentence(names.desk().say(counted.message()));
    }

    private void bids(Tale.Page.Bids bids) {
        title(names.desk().words("corleone.car.bribery"));
        FlowPane row = row();
        List<List<Integer>> all = bids.opened().bids();
        for (Seat seat : Seat.first(all.size())) {
            HBox pair = new HBox(figures.sign(seat, "small"));
            pair.getStyleClass().add("co-pair");
            if (seat.index() < bids.turned()) {
                List<Integer> bills = all.get(seat.index());
                bills.forEach(value -> pair.getChildren().add(bill(value)));
                int sum = bills.stream().mapToInt(Integer::intValue).sum();
                pair.getChildren().add(Tiles.label(names.bill(sum), "co-sum"));
            } else {
                pair.getChildren().add(Tiles.region("lid-shut"));
            }
            row.getChildren().add(pair);
        }
        page.getChildren().add(row);
        if (bids.turned() == all.size()) {
            sentence(names.desk().say(bids.opened().message()));
            for (CorleoneEvent event : bids.outcome()) {
                sentence(names.desk().say(event.message()));
            }
        } else {
            sentence(names.words("turning-bids"));
        }
    }

    private static Region bill(int value) {
        Sketch bill = SYMBOLS.sketch(BILL, BILL, "co-icon", "co-bill")
                .with("bill-card", 0, 0, BILL, BILL)
                .with(Tiles.label(Integer.toString(value), "icon-number"), 0, 0, BILL, BILL);
        Fit fit = new Fit(bill, "fact-icon");
        fit.getStyleClass().setAll("co-bid-bill");
        return fit;
    }

    private void purses() {
        title(names.words("count-suitcases"));
        FlowPane row = row();
        Seat.first(state.seats())
                .forEach(seat -> row.getChildren()
                        .add(pair(figures.sign(seat, "small"), names.bill(count.suitcase(seat)), false)));
        page.getChildren().add(row);
        sentence(names.words("count-suitcases-words"));
    }

    private void turf(int turf) {
        title(names.words("turf", turf, names.turf(turf)));
        FlowPane row = row();
        for (Seat seat : Seat.first(state.seats())) {
            int markers = state.board().stack(turf).count((byte) (seat.index() + 1));
            if (markers > 0) {
                boolean won = count.turf(turf).equals(Optional.of(seat));
                row.getChildren().add(pair(figures.sign(seat, "small"), Integer.toString(markers), won));
            }
        }
        page.getChildren().add(row);
        sentence(count.turf(turf)
                .map(seat -> names.words("count-turf", names.of(seat), count.turfBonus()))
                .orElseGet(() -> names.words("count-nobody")));
    }

    private void jobs(Tale.Page.Jobs jobs) {
        title(names.words("colour." + Names.key(jobs.colour())));
        FlowPane row = row();
        List<Seat> leaders = count.jobs(jobs.colour());
        for (Seat seat : Seat.first(state.seats())) {
            int done = count.done(seat, jobs.colour());
            row.getChildren().add(pair(figures.sign(seat, "small"), Integer.toString(done), leaders.contains(seat)));
        }
        page.getChildren().add(row);
        sentence(
                leaders.isEmpty()
                        ? names.words("count-nobody")
                        : names.words(
                                "count-jobs",
                                Names.join(leaders.stream().map(names::of).toList()),
                                count.jobBonus()));
    }

    private void sums() {
        title(names.words("count-sums"));
        FlowPane row = row();
        Outcome outcome = count.outcome();
        for (Outcome.Standing standing : outcome.standings()) {
            row.getChildren()
                    .add(pair(
                            figures.sign(standing.seat(), "small"),
                            names.bill(standing.total()),
                            standing.place() == 1));
        }
        page.getChildren().add(row);
        outcome.tieBreaks().forEach(tie -> sentence(names.desk().say(tie)));
        tale.events().stream()
                .filter(CorleoneCourse.Ended.class::isInstance)
                .forEach(event -> sentence(names.desk().say(event.message())));
    }

    private static FlowPane row() {
        FlowPane row = new FlowPane();
        row.getStyleClass().add("co-row");
        return row;
    }

    private static HBox pair(Region mark, String number, boolean won) {
        Label label = Tiles.label(number, "co-sum");
        HBox pair = new HBox(mark, label);
        pair.getStyleClass().add("co-pair");
        if (won) {
            pair.getStyleClass().add("won");
        }
        return pair;
    }

    private void title(String words) {
        page.getChildren().add(Tiles.label(words, "notice-title"));
    }

    private void sentence(String words) {
        Label label = Tiles.label(words, "moment-words");
        label.setMinHeight(USE_PREF_SIZE);
        page.getChildren().add(label);
    }
}
