package omerta.ui.peperoni;

import static omerta.ui.peperoni.DonPeperoniTableMaker.SYMBOLS;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import javafx.animation.ScaleTransition;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import omerta.engine.Message;
import omerta.peperoni.DonPeperoniBidding;
import omerta.peperoni.DonPeperoniElection;
import omerta.peperoni.DonPeperoniEvent;
import omerta.peperoni.DonPeperoniGuest;
import omerta.peperoni.DonPeperoniSum;
import omerta.ui.board.kit.StepBar;
import omerta.ui.board.kit.Story;
import org.jspecify.annotations.Nullable;

/// A moment for all: bribes, agents and bids that are opened, and what comes of it. Its words lie over the village where
/// they do not hide the house that they are about; the bar by which it is stepped stays in the middle. Where they would
/// hide too much of it, only what was opened lies there: the sentence line says the words too.
final class MomentView extends Region implements Story {

    private static final double GAP = 0.4;
    private static final double TURN = 800;
    private static final double FLIP = 250;
    private static final double READ = 1000;
    private static final double LETTER = 28;
    private static final double MOST_HIDDEN = 0.3;

    private final Names names;
    private final Houses houses;
    private final Tale tale;
    private final BiConsumer<Tale.Step, String> at;
    private final VBox words = new VBox();
    private @Nullable StepBar bar;
    private final Label gauge = new Label();
    private boolean low;

    /// A moment at its first step.
    ///
    /// @param at is told which step is shown, and its words
    /// @param account shows the count as a table; empty where there is none
    MomentView(Names names, Houses houses, Tale tale, BiConsumer<Tale.Step, String> at, Optional<Runnable> account) {
        this.names = names;
        this.houses = houses;
        this.tale = tale;
        this.at = at;
        setPickOnBounds(false);
        layoutBoundsProperty().addListener(_ -> tell(true));
        words.getStyleClass().addAll("over-table", "moment");
        gauge.setVisible(false);
        getChildren().addAll(gauge, words);
        if (steps() > 1) {
            StepBar made = new StepBar(names.desk(), this);
            made.getStyleClass().add("over-table");
            account.ifPresent(show -> made.add("mdi2t-table", "account.title", show));
            getChildren().add(made);
            bar = made;
        } else {
            show(0);
        }
    }

    @Override
    public int steps() {
        return tale.steps().size();
    }

    @Override
    public double millis(int step) {
        Tale.Step shown = tale.steps().get(step);
        return tale.isTurning(shown) ? TURN : READ + LETTER * said(shown).length();
    }

    @Override
    public void show(int step) {
        Tale.Step shown = tale.steps().get(step);
        words.getChildren().clear();
        words.setVisible(true);
        for (DonPeperoniEvent event : tale.told(shown)) {
            opened(event, shown.turned());
            words.getChildren().add(sentence(say(event, tale.isTurning(shown))));
        }
        int house = names.map().number(tale.house(shown));
        low = house != 0
                && names.map().frame(house).y() < names.map().tables().canvas().height() / 2;
        requestLayout();
        at.accept(shown, said(shown));
    }

    /// All that a step says.
    private String said(Tale.Step step) {
        return tale.told(step).stream()
                .map(event -> say(event, tale.isTurning(step)))
                .collect(Collectors.joining(" "));
    }

    private String say(DonPeperoniEvent event, boolean turning) {
        return names.desk().say(turning ? turning(event) : event.message());
    }

    private static Label sentence(String said) {
        Label label = new Label(said);
        label.getStyleClass().add("moment-words");
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }

    private static Message turning(DonPeperoniEvent event) {
        return event instanceof DonPeperoniBidding.BidsOpened(int marker, var _)
                ? Message.of("don-peperoni.table.turning-bids", marker)
                : Message.of("don-peperoni.table.turning-bribes");
    }

    private void opened(DonPeperoniEvent event, int turned) {
        List<DonPeperoniSum> sums = Tale.sums(event);
        if (!sums.isEmpty()) {
            sums(sums, turned);
        } else if (event instanceof DonPeperoniElection.AgentsOpened(var _, var agents)) {
            guests(agents);
        }
    }

    private void sums(List<DonPeperoniSum> sums, int turned) {
        HBox row = new HBox();
        row.getStyleClass().add("opened");
        for (int i = 0; i < sums.size(); i++) {
            Region value = i < turned ? value(sums.get(i).sum()) : back();
            if (i == turned - 1) {
                flip(value);
            }
            HBox pair = new HBox(houses.sign(sums.get(i).seat(), "small"), value);
            pair.getStyleClass().add("opened-pair");
            row.getChildren().add(pair);
        }
        words.getChildren().add(row);
    }

    /// What has just been turned over.
    private void flip(Region value) {
        if (names.desk().pace().moves()) {
            ScaleTransition flip =
                    new ScaleTransition(Duration.millis(names.desk().pace().millis(FLIP)), value);
            flip.setFromX(0);
            flip.setToX(1);
            flip.play();
        }
    }

    private static Label value(int sum) {
        Label value = new Label(Integer.toString(sum));
        value.getStyleClass().add("opened-value");
        return value;
    }

    private static Region back() {
        Region back = new Region();
        back.getStyleClass().add("opened-back");
        return back;
    }

    private void guests(List<DonPeperoniGuest> guests) {
        HBox row = new HBox();
        row.getStyleClass().add("opened");
        for (DonPeperoniGuest guest : guests) {
            row.getChildren()
                    .add(SYMBOLS.sketch(44, 48, "agent", "opened-agent")
                            .with(Names.key(guest.agent()), 0, 0, 44, 48)
                            .with(houses.sign(guest.seat(), "coin-sign"), 30, 34, 13, 13));
        }
        words.getChildren().add(row);
    }

    /// Shows what is said, or only what was opened.
    private void tell(boolean all) {
        words.getChildren().stream().filter(Label.class::isInstance).forEach(label -> {
            label.setVisible(all);
            label.setManaged(all);
        });
        words.setVisible(words.getChildren().stream().anyMatch(Node::isManaged));
    }

    @Override
    protected void layoutChildren() {
        double em = gauge.getFont().getSize();
        if (words.prefHeight(Math.min(getWidth(), words.prefWidth(-1))) > getHeight() * MOST_HIDDEN) {
            tell(false);
        }
        double wide = Math.min(getWidth(), words.prefWidth(-1));
        double high = words.prefHeight(wide);
        double left = (getWidth() - wide) / 2;
        if (bar == null && tale.house(tale.steps().getFirst()).isEmpty()) {
            words.resizeRelocate(left, Math.max(0, (getHeight() - high) / 2), wide, high);
            return;
        }
        double half = bar == null ? em : bar.prefHeight(-1) / 2 + GAP * em;
        double top =
                low ? Math.min(getHeight() - high, getHeight() / 2 + half) : Math.max(0, getHeight() / 2 - half - high);
        words.resizeRelocate(left, top, wide, high);
        if (bar != null) {
            double across = Math.min(getWidth(), bar.prefWidth(-1));
            double upright = bar.prefHeight(-1);
            bar.resizeRelocate((getWidth() - across) / 2, (getHeight() - upright) / 2, across, upright);
        }
    }
}
