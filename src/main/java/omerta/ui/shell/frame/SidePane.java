package omerta.ui.shell.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;
import omerta.ui.board.kit.Children;
import omerta.ui.shell.log.Line;
import omerta.ui.shell.log.LogPane;
import omerta.ui.shell.log.RecapPane;

/// The column at the right of a table: above what happened, below what may be done. What happened is the recap at first,
/// then the log, then nothing.
///
/// @param <A> the type of action
final class SidePane<A> extends VBox {

    private final Phrases phrases;
    private final Steward<A> steward;
    private final RecapPane recap;
    private final LogPane log;
    private final ActionList<A> actions;
    private List<Line> lines = List.of();
    private List<Line> told = List.of();
    private List<Line> since = List.of();
    private boolean hasActions;
    private Above above = Above.LOG;

    private enum Above {
        RECAP,
        LOG,
        NOTHING
    }

    SidePane(Phrases phrases, Steward<A> steward) {
        this.phrases = phrases;
        this.steward = steward;
        getStyleClass().add("side");
        recap = new RecapPane(phrases, this::rules, this::fold, this::whole);
        log = new LogPane(phrases, this::rules);
        actions = new ActionList<>(phrases, steward::choose);
        VBox.setVgrow(log, Priority.ALWAYS);
        VBox.setVgrow(actions, Priority.ALWAYS);
    }

    void show(Standing<A> standing) {
        boolean news = !standing.recap().equals(since);
        lines = standing.log();
        told = lines;
        since = standing.recap();
        hasActions = !standing.choices().isEmpty();
        actions.show(standing.choices());
        if (news) {
            above = since.isEmpty() ? Above.LOG : Above.RECAP;
        }
        place();
    }

    /// Keeps the last lines of the log back, so many.
    void untold(int last) {
        List<Line> now = lines.subList(0, Math.max(0, lines.size() - last));
        if (now.size() != told.size()) {
            told = now;
            place();
        }
    }

    /// From the recap to the log, from the log to nothing, from nothing back.
    void fold() {
        above = switch (above) {
            case RECAP -> Above.LOG;
            case LOG -> Above.NOTHING;
            case NOTHING -> since.isEmpty() ? Above.LOG : Above.RECAP;
        };
        place();
    }

    /// Whether there is nothing to show.
    boolean isEmpty() {
        return getChildren().isEmpty();
    }

    /// The actions, to put the focus there.
    ActionList<A> actions() {
        return actions;
    }

    /// The log on a sheet of its own, where there is no room for the column.
    void openLog() {
        whole(told);
    }

    /// The actions on a sheet of their own, where there is no room for the column.
    void openActions(List<Choice<A>> choices) {
        ActionList<A> list = new ActionList<>(phrases, action -> {
            steward.closeSheet();
            steward.choose(action);
        });
        list.show(choices);
        steward.sheet(phrases.words("actions.heading"), list, "sheet-large");
        list.focus();
    }

    private void place() {
        List<Node> parts = new ArrayList<>();
        switch (above) {
            case RECAP -> {
                recap.show(since);
                parts.add(recap);
            }
            case LOG -> {
                log.show(told);
                parts.add(log);
            }
            case NOTHING -> {}
        }
        if (hasActions) {
            parts.add(actions);
        }
        Children.lay(getChildren(), parts);
    }

    private void rules(String clause) {
        steward.rules(Optional.of(clause));
    }

    private void whole(List<Line> lines) {
        LogPane whole = new LogPane(phrases, this::rules);
        whole.show(lines);
        steward.sheet(phrases.words("log.heading"), whole, "sheet-large");
    }
}
