package omerta.ui.shell;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import omerta.save.Session;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import omerta.ui.shell.curtain.CurtainScreen;
import omerta.ui.shell.results.ResultsScreen;

/// People who have nothing but a keyboard. They go to what waits by arrow keys or choose it by its letter, press Enter there
/// and at what goes with it; where that leads to nothing they take an action from the list. Nothing that the focus can get
/// to is silent.
final class Keyboard {

    private static final int MOST_STEPS = 4_000;
    private static final int MOST_PRESSES = 8;
    private static final int MOST_ARROWS = 200;
    private static final int LISTED = 4;

    private final Salon salon;
    private final Session<?, ?> session;
    private final Random random;
    private int tries;
    private int byHand;

    /// People who play this match, which is on the screen.
    Keyboard(Salon salon, Session<?, ?> session, Random random) {
        this.salon = salon;
        this.session = session;
        this.random = random;
    }

    /// How many moves were made on the table itself, and not from the list.
    int byHand() {
        return byHand;
    }

    /// They play until the results are shown.
    void playToTheEnd() {
        for (int step = 0; !(salon.shell.screen() instanceof ResultsScreen); step++) {
            if (step > MOST_STEPS) {
                throw new AssertionError("the match does not end: " + salon.stand());
            }
            step();
        }
    }

    private void step() {
        List<String> silent = Ui.get(() -> all(Node.class)
                .filter(node -> isReached(node) && words(node).isBlank())
                .map(Node::toString)
                .toList());
        if (!silent.isEmpty()) {
            throw new AssertionError("the focus gets there, and nothing is said: " + silent);
        }
        if (salon.shell.screen() instanceof CurtainScreen) {
            salon.passTime();
            Ui.type(KeyCode.ENTER);
        } else if (isThere("agree")) {
            Ui.type(KeyCode.ENTER);
        } else if (isThere("go-on")) {
            Ui.type(KeyCode.D);
        } else {
            move();
        }
    }

    /// Whether the focus can get to a node that has something to say; what scrolls leaves that to its content.
    private static boolean isReached(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible() || at.isDisabled()) {
                return false;
            }
        }
        return node.isFocusTraversable() && !(node instanceof ScrollPane);
    }

    /// What is said of a node that has the focus.
    private static String words(Node node) {
        String own = node.getAccessibleText() == null ? "" : node.getAccessibleText();
        return switch (node) {
            case Labeled labeled when own.isEmpty() -> String.valueOf(labeled.getText());
            case TextInputControl text when own.isEmpty() -> String.valueOf(text.getPromptText());
            default -> own;
        };
    }

    private boolean isThere(String id) {
        return Ui.get(() -> all(Button.class)
                .anyMatch(button -> id.equals(button.getId()) && button.isVisible() && button.isManaged()));
    }

    private void move() {
        int before = session.sight().moves();
        if (tries < 2 && random.nextInt(LISTED) > 0 && choose(Spot::isReady)) {
            for (int i = 0; i < MOST_PRESSES && hasNotMoved(before) && !isThere("agree"); i++) {
                if (!choose(Spot::isTarget)) {
                    break;
                }
            }
            tries++;
            byHand += hasNotMoved(before) ? 0 : 1;
        } else {
            Ui.type(KeyCode.ESCAPE, KeyCode.ESCAPE, KeyCode.A);
            int row = random.nextInt(LISTED);
            for (int i = 0; i < row; i++) {
                Ui.type(KeyCode.DOWN);
            }
            Ui.type(KeyCode.ENTER);
        }
        tries = hasNotMoved(before) ? tries : 0;
    }

    private boolean hasNotMoved(int before) {
        return session.sight().moves() == before;
    }

    /// Presses one of the spots that fit.
    ///
    /// @return whether there is one
    private boolean choose(Predicate<Spot> fits) {
        List<Spot> spots = Ui.get(() -> all(Spot.class).filter(fits).toList());
        if (spots.isEmpty()) {
            return false;
        }
        List<Spot> lettered =
                spots.stream().filter(spot -> key(spot).isPresent()).toList();
        List<Spot> among = lettered.isEmpty() ? spots : lettered;
        Spot spot = among.get(random.nextInt(among.size()));
        if (among.equals(lettered) && random.nextBoolean()) {
            Ui.type(key(spot).orElseThrow());
        } else {
            goTo(spot);
            Ui.type(KeyCode.ENTER);
        }
        return true;
    }

    private static Optional<KeyCode> key(Spot spot) {
        return Stream.of(KeyCode.values())
                .filter(code -> code.isLetterKey() || code.isDigitKey())
                .filter(code -> code.getName().equals(spot.letter()))
                .findFirst();
    }

    private void goTo(Spot spot) {
        for (int i = 0; i < MOST_ARROWS && !Ui.get(spot::isFocused); i++) {
            Ui.type(KeyCode.RIGHT);
        }
        if (!Ui.get(spot::isFocused)) {
            throw new AssertionError("no arrow key leads to " + spot.getAccessibleText() + ", the focus is on "
                    + salon.scene.getFocusOwner());
        }
    }

    private <N extends Node> Stream<N> all(Class<N> type) {
        return Ui.all(salon.scene.getRoot()).stream().filter(type::isInstance).map(type::cast);
    }
}
