package omerta.ui.shell;

import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import omerta.engine.Seat;
import omerta.save.Session;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import omerta.ui.shell.curtain.CurtainScreen;
import omerta.ui.shell.frame.Choice;
import omerta.ui.shell.results.ResultsScreen;

/// People at the screen. They lift curtains, hand over, and do what they like best: now and then by a card that waits
/// and a place for it, mostly from the list of actions. They touch nothing but what is on the screen.
///
/// @param <S> the type of state
/// @param <A> the type of action
final class Players<S, A> {

    private static final int AT_ONCE = 10;
    private static final int MOST_STEPS = 6_000;
    private static final int BY_HAND = 10;
    private static final int MOST_PRESSES = 6;

    private final Salon salon;
    private final Session<S, A> session;
    private final Random random;
    private int steps;
    private int lifted;

    /// People who play this match, which is on the screen.
    Players(Salon salon, Session<S, A> session, Random random) {
        this.salon = salon;
        this.session = session;
        this.random = random;
    }

    /// They play until the results are shown.
    void playToTheEnd() {
        playUntil(Integer.MAX_VALUE);
    }

    /// They play until the results are shown, or until so many curtains have been lifted and the next is down.
    void playUntil(int curtains) {
        while (!Ui.get(() -> someSteps(curtains))) {
            if (steps > MOST_STEPS) {
                throw new AssertionError("the match does not end: " + salon.stand());
            }
        }
    }

    private boolean someSteps(int curtains) {
        for (int i = 0; i < AT_ONCE; i++) {
            if (salon.shell.screen() instanceof ResultsScreen || (isCovered() && lifted >= curtains)) {
                return true;
            }
            steps++;
            step();
        }
        return false;
    }

    private boolean isCovered() {
        return salon.shell.screen() instanceof CurtainScreen;
    }

    /// Does whatever the screen asks for. On the JavaFX thread.
    void step() {
        if (isCovered()) {
            lift();
        } else if (isOffered("agree")) {
            button("agree").fire();
        } else if (isOffered("go-on")) {
            button("go-on").fire();
        } else if (random.nextInt(BY_HAND) == 0
                && all(Spot.class, Spot::isReady).findFirst().isPresent()) {
            byHand();
        } else {
            choose(salon.stand().actor().orElseThrow());
        }
    }

    private boolean isOffered(String id) {
        return all(Button.class, button -> id.equals(button.getId()) && button.isVisible())
                .findFirst()
                .isPresent();
    }

    /// Something that waits, and then whatever goes with it, until nothing more does.
    private void byHand() {
        press(Spot::isReady);
        for (int i = 0;
                i < MOST_PRESSES && all(Spot.class, Spot::isTarget).findFirst().isPresent();
                i++) {
            press(Spot::isTarget);
        }
    }

    private void lift() {
        if (all(Spot.class, _ -> true).findFirst().isPresent()) {
            throw new AssertionError("cards in the scene while a curtain is down");
        }
        lifted++;
        salon.passTime();
        button("lift").fire();
    }

    private void press(Predicate<Spot> fits) {
        List<Spot> spots = all(Spot.class, fits).toList();
        if (!spots.isEmpty()) {
            spots.get(random.nextInt(spots.size())).press();
        }
    }

    private void choose(Seat seat) {
        ListView<Choice<A>> list = list();
        S view = session.sight().view(seat).state();
        list.getSelectionModel()
                .select(list.getItems().stream()
                        .max(Comparator.comparingInt(
                                choice -> session.box().game().appeal(view, seat, choice.action())))
                        .orElseThrow());
        Event.fireEvent(list, enter(KeyEvent.KEY_PRESSED));
        Event.fireEvent(salon.scene, enter(KeyEvent.KEY_RELEASED));
    }

    @SuppressWarnings("unchecked") // the one list at a table is that of its actions
    private ListView<Choice<A>> list() {
        return all(ListView.class, _ -> true).findFirst().orElseThrow();
    }

    private static KeyEvent enter(javafx.event.EventType<KeyEvent> type) {
        return new KeyEvent(type, "", "", KeyCode.ENTER, false, false, false, false);
    }

    private Button button(String id) {
        return all(Button.class, button -> id.equals(button.getId()))
                .findFirst()
                .orElseThrow();
    }

    private <N extends Node> Stream<N> all(Class<N> type, Predicate<? super N> fits) {
        return Ui.all(salon.scene.getRoot()).stream()
                .filter(type::isInstance)
                .map(type::cast)
                .filter(fits);
    }
}
