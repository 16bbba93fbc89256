package omerta.ui.capollo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.capollo.DonCapolloEvent;
import omerta.capollo.DonCapolloLedger;
import omerta.capollo.DonCapolloRow;
import omerta.engine.Seat;
import omerta.match.Told;
import omerta.ui.board.art.PileView;
import omerta.ui.board.art.SeatSign;
import omerta.ui.board.kit.StepBar;
import omerta.ui.board.kit.Story;

/// The final count, told family by family: its rows and what they bring, then the favours, the money, and who has won.
final class CountStory extends VBox implements Story {

    private static final double READ = 1400;
    private static final double LETTER = 28;

    private final Names names;
    private final List<List<DonCapolloLedger>> pages;
    private final IntConsumer told;
    private final VBox page = new VBox();

    private CountStory(Names names, List<List<DonCapolloLedger>> pages, IntConsumer told, Runnable account) {
        this.names = names;
        this.told = told;
        this.pages = List.copyOf(pages);
        getStyleClass().addAll("over-table", "moment", "capollo-count-story");
        page.getStyleClass().add("count-page");
        StepBar bar = new StepBar(names.desk(), this);
        bar.add("mdi2t-table", "account.title", account);
        getChildren().addAll(page, bar);
    }

    /// The count in these news; empty where there is none.
    ///
    /// @param counted hears of how many moments have been told
    /// @param account shows it as a table
    static Optional<CountStory> of(Names names, List<Told> news, IntConsumer counted, Runnable account) {
        List<List<DonCapolloLedger>> pages = new ArrayList<>();
        for (Told told : news) {
            if (told.event() instanceof DonCapolloLedger ledger && ledger.isMoment()) {
                if (pages.isEmpty() || ledger instanceof DonCapolloLedger.Counted || !isLike(pages, ledger)) {
                    pages.add(new ArrayList<>());
                }
                pages.getLast().add(ledger);
            }
        }
        return pages.isEmpty() ? Optional.empty() : Optional.of(new CountStory(names, pages, counted, account));
    }

    /// Whether an event goes on the page of the one before it: favours together, all money together.
    private static boolean isLike(List<List<DonCapolloLedger>> pages, DonCapolloLedger event) {
        return pages.getLast().getLast().getClass().equals(event.getClass());
    }

    @Override
    public int steps() {
        return pages.size();
    }

    @Override
    public double millis(int step) {
        int letters =
                pages.get(step).stream().mapToInt(event -> say(event).length()).sum();
        return READ + LETTER * letters;
    }

    @Override
    public void show(int step) {
        told.accept(pages.stream().limit(step + 1L).mapToInt(List::size).sum());
        page.getChildren().clear();
        for (DonCapolloLedger event : pages.get(step)) {
            if (event instanceof DonCapolloLedger.Counted counted) {
                counted(counted);
            }
            Label words = Tiles.label(say(event), "moment-words");
            words.setWrapText(true);
            words.setMinHeight(USE_PREF_SIZE);
            page.getChildren().add(words);
        }
        if (getParent() != null) {
            getParent().requestLayout();
        }
    }

    private String say(DonCapolloEvent event) {
        return names.desk().say(event.message());
    }

    private void counted(DonCapolloLedger.Counted counted) {
        page.getChildren().add(head(counted.seat()));
        FlowPane rows = new FlowPane();
        rows.getStyleClass().add("count-rows");
        for (DonCapolloRow row : counted.rows()) {
            PileView tile = new Tiles(names).row(row.business(), row.count());
            tile.getStyleClass().add("count-row");
            rows.getChildren().add(tile);
        }
        page.getChildren().add(rows);
    }

    private Region head(Seat seat) {
        HBox head = new HBox(
                new SeatSign(names.desk().player(seat)).sized("small"), Tiles.label(names.of(seat), "count-name"));
        head.getStyleClass().add("count-head");
        return head;
    }
}
