package omerta.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// The hands and eyes of the UI tests: runs things on the JavaFX thread, presses keys, clicks, finds nodes.
public final class Ui {

    private static final int PATIENCE_SECONDS = 60;
    private static final int PULSES = 2;
    private static final double AWAY = 5_000;
    private static boolean started;
    private static @Nullable Robot robot;

    private Ui() {}

    /// Starts JavaFX once for all tests of this process.
    public static synchronized void start() {
        if (started) {
            return;
        }
        CountDownLatch ready = new CountDownLatch(1);
        try {
            Platform.startup(ready::countDown);
        } catch (IllegalStateException running) {
            ready.countDown();
        }
        await(ready);
        Platform.setImplicitExit(false);
        started = true;
    }

    /// Runs something on the JavaFX thread and waits for what it gives.
    public static <T> T get(Callable<T> call) {
        start();
        if (Platform.isFxApplicationThread()) {
            return here(call);
        }
        FutureTask<T> task = new FutureTask<>(call);
        Platform.runLater(task);
        try {
            return task.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new AssertionError(e.getCause() == null ? e : e.getCause());
        }
    }

    private static <T> T here(Callable<T> call) {
        try {
            return call.call();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    /// Runs something on the JavaFX thread and waits until it and all that it posted has been done.
    public static void run(Runnable run) {
        get(() -> {
            run.run();
            return true;
        });
        get(() -> true);
    }

    /// A window of this size at the upper left, with this scene.
    public static Stage window(Scene scene, double width, double height) {
        return get(() -> {
            Stage stage = new Stage();
            stage.setX(0);
            stage.setY(0);
            stage.setWidth(width);
            stage.setHeight(height);
            stage.setScene(scene);
            stage.show();
            stage.requestFocus();
            return stage;
        });
    }

    /// The one robot: another would not know where this one has moved the mouse.
    private static Robot robot() {
        Robot known = robot == null ? new Robot() : robot;
        robot = known;
        return known;
    }

    /// Takes the mouse off every window.
    public static void mouseAway() {
        run(() -> robot().mouseMove(AWAY, AWAY));
    }

    /// Clicks again where the mouse is.
    public static void clickAgain() {
        run(() -> robot().mousePress(MouseButton.PRIMARY));
        run(() -> robot().mouseRelease(MouseButton.PRIMARY));
    }

    /// Presses and releases keys, one after the other.
    public static void type(KeyCode... codes) {
        for (KeyCode code : codes) {
            hold(code, 1);
            release(code);
        }
    }

    /// Presses a key and keeps it down; it repeats as often.
    public static void hold(KeyCode code, int times) {
        for (int i = 0; i < times; i++) {
            run(() -> {
                layOut();
                robot().keyPress(code);
            });
        }
    }

    /// Lets a key go.
    public static void release(KeyCode code) {
        run(() -> robot().keyRelease(code));
    }

    /// Clicks into the middle of a node.
    public static void click(Node node) {
        press(node);
        letGo();
    }

    /// Lets the mouse go.
    public static void letGo() {
        run(() -> robot().mouseRelease(MouseButton.PRIMARY));
    }

    /// Presses the mouse in the middle of a node and keeps it down.
    public static void press(Node node) {
        settle(node.getScene());
        run(() -> {
            Bounds bounds = node.localToScreen(node.getBoundsInLocal());
            robot().mouseMove(bounds.getCenterX(), bounds.getCenterY());
        });
        run(() -> robot().mousePress(MouseButton.PRIMARY));
    }

    /// Drags from the middle of one node to the middle of another. The headless robot forgets while it moves that a button
    /// is down, so the events are made here.
    public static void drag(Node from, Node to) {
        run(() -> {
            Bounds start = from.localToScene(from.getLayoutBounds());
            Bounds goal = to.localToScene(to.getLayoutBounds());
            double middleX = (start.getCenterX() + goal.getCenterX()) / 2;
            double middleY = (start.getCenterY() + goal.getCenterY()) / 2;
            mouse(from, MouseEvent.MOUSE_PRESSED, start.getCenterX(), start.getCenterY());
            mouse(from, MouseEvent.MOUSE_DRAGGED, middleX, middleY);
            mouse(from, MouseEvent.MOUSE_DRAGGED, goal.getCenterX(), goal.getCenterY());
            mouse(from, MouseEvent.MOUSE_RELEASED, goal.getCenterX(), goal.getCenterY());
        });
    }

    private static void mouse(Node node, EventType<MouseEvent> type, double x, double y) {
        boolean down = type != MouseEvent.MOUSE_RELEASED;
        Event.fireEvent(
                node,
                new MouseEvent(
                        type,
                        x,
                        y,
                        x,
                        y,
                        MouseButton.PRIMARY,
                        1,
                        false,
                        false,
                        false,
                        false,
                        down,
                        false,
                        false,
                        false,
                        false,
                        false,
                        null));
    }

    /// Waits until a scene has been laid out and drawn: what wraps needs more than one pulse.
    public static void settle(Scene scene) {
        for (int i = 0; i < PULSES; i++) {
            CountDownLatch laidOut = new CountDownLatch(1);
            Runnable listener = laidOut::countDown;
            run(() -> {
                scene.addPostLayoutPulseListener(listener);
                Platform.requestNextPulse();
            });
            await(laidOut);
            run(() -> scene.removePostLayoutPulseListener(listener));
        }
    }

    /// Lays out every window that is shown: nobody presses a key or looks before a screen is there, and a control takes no
    /// key before.
    public static void layOut() {
        Window.getWindows().forEach(window -> layOut(window.getScene().getRoot()));
    }

    private static void layOut(Node root) {
        root.applyCss();
        if (root instanceof Parent parent) {
            parent.layout();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            if (!latch.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new AssertionError("JavaFX does not answer");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Every node under a root, the root too, once it has been laid out: what is in a list is there only then.
    public static List<Node> all(Node root) {
        return get(() -> {
            layOut(root);
            return under(root);
        });
    }

    private static List<Node> under(Node root) {
        List<Node> nodes = new ArrayList<>();
        nodes.add(root);
        if (root instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> nodes.addAll(under(child)));
        }
        return nodes;
    }

    /// The first node of a type that fits.
    public static <N extends Node> Optional<N> find(Node root, Class<N> type, Predicate<N> fits) {
        return get(() -> {
            return all(root).stream()
                    .filter(type::isInstance)
                    .map(type::cast)
                    .filter(fits)
                    .findFirst();
        });
    }

    /// The node with this id.
    public static Node byId(Scene scene, String id) {
        return find(scene.getRoot(), Node.class, node -> id.equals(node.getId()))
                .orElseThrow();
    }
}
