package omerta.ui.board.kit;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// A table to be read, like that of a count: heads, rows, totals. A row can be reached by Tab and the arrow keys, and says
/// itself in words to those who cannot see it.
public final class Tally extends GridPane {

    private final List<Region> bands = new ArrayList<>();
    private final int columns;

    /// A table without rows.
    ///
    /// @param heads of the columns; the first is that of the names of the rows
    public Tally(List<? extends Node> heads) {
        columns = heads.size();
        getStyleClass().add("tally");
        for (int column = 0; column < columns; column++) {
            put(heads.get(column), column, 0, "tally-head");
        }
    }

    /// A cell of words.
    public static Label cell(String words, String... styleClasses) {
        Label label = new Label(words);
        label.getStyleClass().addAll(styleClasses);
        return label;
    }

    /// Adds a row.
    ///
    /// @param words the whole row, said in words
    /// @param cells one a column
    public void row(String words, List<? extends Node> cells) {
        line(words, cells, "tally-row", bands.size() % 2 == 1 ? "odd" : "even");
    }

    /// Adds a row of totals.
    ///
    /// @param words the whole row, said in words
    /// @param cells one a column
    public void total(String words, List<? extends Node> cells) {
        line(words, cells, "tally-total");
    }

    private void line(String words, List<? extends Node> cells, String... styleClasses) {
        int row = bands.size() + 1;
        Region band = new Region();
        band.getStyleClass().addAll(styleClasses);
        band.setFocusTraversable(true);
        band.setAccessibleRole(AccessibleRole.TEXT);
        band.setAccessibleText(words);
        band.setOnMousePressed(event -> band.requestFocus());
        band.addEventHandler(KeyEvent.KEY_PRESSED, event -> typed(band, event));
        bands.add(band);
        add(band, 0, row, columns, 1);
        for (int column = 0; column < cells.size(); column++) {
            put(cells.get(column), column, row, styleClasses[0] + "-cell");
        }
    }

    private void put(Node node, int column, int row, String styleClass) {
        node.getStyleClass().add(styleClass);
        node.setMouseTransparent(true);
        if (column == 0 && node instanceof Label name) {
            name.getStyleClass().add("tally-name");
            name.setWrapText(true);
            setHgrow(node, Priority.ALWAYS);
        } else {
            setHalignment(node, HPos.CENTER);
            if (!node.getStyleClass().contains("seat-name") && node instanceof Region region) {
                region.setMinWidth(USE_PREF_SIZE);
            }
        }
        add(node, column, row);
    }

    private void typed(Region band, KeyEvent event) {
        int at = bands.indexOf(band);
        boolean up = event.getCode() == KeyCode.UP && at > 0;
        boolean down = event.getCode() == KeyCode.DOWN && at < bands.size() - 1;
        if (up || down) {
            band.requestFocusTraversal(up ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
            event.consume();
        }
    }
}
