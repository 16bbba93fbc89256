package omerta.ui.board.kit;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import omerta.engine.Seat;
import omerta.ui.board.art.Likeness;

/// The public facts of a seat: a row of numbers with their words, and above them whatever else a game tells. They are
/// written anew for each picture; what is above the row stays where it looks the same.
///
/// @param <S> the type of state
public abstract class FactsView<S> extends VBox {

    private final FactRow row = new FactRow();
    private final List<FactRow.Entry> numbers = new ArrayList<>();
    private final List<Node> written = new ArrayList<>();
    private List<Object> likenesses = List.of();

    /// Facts that are not known yet.
    ///
    /// @param styleClass of this game
    protected FactsView(String styleClass) {
        getStyleClass().addAll("facts", styleClass);
        getChildren().add(row);
    }

    /// Shows a seat's facts.
    public final void show(S state, Seat seat) {
        numbers.clear();
        written.clear();
        write(state, seat);
        row.show(numbers);
        List<Object> now = written.stream().map(Likeness::of).toList();
        if (!now.equals(likenesses)) {
            written.add(row);
            getChildren().setAll(written);
        }
        likenesses = now;
    }

    /// Shows nothing, and keeps nothing of what it showed.
    final void clear() {
        likenesses = List.of();
        row.show(List.of());
        getChildren().setAll(row);
    }

    /// Writes a seat's facts by [#add] and [#above].
    protected abstract void write(S state, Seat seat);

    /// Adds a number to the row.
    protected final void add(String number, String words) {
        numbers.add(new FactRow.Entry(number, words));
    }

    /// Adds a number to the row.
    protected final void add(int number, String words) {
        add(Integer.toString(number), words);
    }

    /// Puts something above the row, below what is there already.
    protected final void above(Node node) {
        written.add(node);
    }

    @Override
    protected double computeMinHeight(double width) {
        return snappedTopInset() + row.minHeight(width) + snappedBottomInset();
    }

    /// What is above the row gives way where there is not room for all.
    @Override
    protected void layoutChildren() {
        boolean roomy = getHeight() >= prefHeight(getWidth()) - 1;
        for (Node node : getChildren()) {
            node.setVisible(roomy || node.equals(row));
        }
        if (roomy) {
            super.layoutChildren();
        } else {
            double wide = getWidth() - snappedLeftInset() - snappedRightInset();
            row.resizeRelocate(snappedLeftInset(), snappedTopInset(), wide, row.prefHeight(wide));
        }
    }
}
