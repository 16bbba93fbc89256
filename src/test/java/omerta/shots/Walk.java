package omerta.shots;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import omerta.save.Library;
import omerta.save.Settings;
import omerta.save.SettingsFile;
import omerta.text.Phrases;
import omerta.ui.Boards;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import omerta.ui.shell.Files;
import omerta.ui.shell.Shell;
import omerta.ui.shell.Surroundings;
import omerta.ui.shell.kit.Look;
import omerta.ui.shot.Camera;

/// The app in one manner, walked through step by step from the test's own thread; it takes a picture wherever it is told
/// to.
final class Walk {

    private final Manner manner;
    private final Gallery gallery;
    private final Library library;
    private final Scene scene;
    private final Shell shell;
    private final Camera camera;

    /// The app with an empty home in this folder.
    Walk(Manner manner, Path home, Gallery gallery) {
        this.manner = manner;
        this.gallery = gallery;
        library = ((Library.Entered.In) Library.enter(home)).library();
        scene = Ui.get(() -> new Scene(new Region(), manner.width(), manner.height()));
        shell = Ui.get(() -> new Shell(
                scene,
                library,
                new SettingsFile(home),
                Boards.all(),
                new Surroundings(new NoFiles(), (_, then) -> then.run(), () -> {})));
        Settings.Theme theme = manner.dark() ? Settings.Theme.DARK : Settings.Theme.LIGHT;
        on(shell -> shell.set(settings -> settings.withTheme(theme)
                .withLanguage(manner.language().tag())
                .withFontPercent(manner.fontPercent())
                .withReducedMotion(true)
                .withConfirmations(true)));
        on(Shell::home);
        camera = new Camera(
                new Look(manner.dark(), manner.fontPercent()),
                List.of(),
                manner.width(),
                manner.height(),
                manner.scale());
    }

    /// Does something with the app.
    void on(Consumer<Shell> step) {
        Ui.run(() -> step.accept(shell));
    }

    Phrases phrases(String game) {
        return Phrases.of(manner.language()).with(game);
    }

    /// Takes a picture of what stands there and gives it this name.
    void picture(String screen) {
        WritableImage picture = Ui.get(() -> camera.picture(scene));
        assertThat(colours(picture)).as(screen + " in " + manner.key()).isGreaterThan(3);
        gallery.hang(screen, manner, picture);
    }

    private static long colours(WritableImage picture) {
        int width = (int) picture.getWidth();
        int height = (int) picture.getHeight();
        return IntStream.range(0, width * height / 97)
                .map(i -> picture.getPixelReader().getArgb(i * 97 % width, i * 97 / width))
                .distinct()
                .limit(9)
                .count();
    }

    /// Fires the button with this id.
    void press(String id) {
        Button button = button(id).orElseThrow();
        Ui.run(button::fire);
    }

    /// Fires the first button with these words.
    boolean pressWords(String words) {
        Optional<Button> button = find(Button.class, one -> words.equals(one.getText()));
        button.ifPresent(found -> Ui.run(found::fire));
        return button.isPresent();
    }

    /// Whether a button with this id is there.
    boolean has(String id) {
        return button(id).isPresent();
    }

    private Optional<Button> button(String id) {
        return find(Button.class, button -> id.equals(button.getId()));
    }

    /// Presses the first spot that waits to be chosen.
    void choose() {
        find(Spot.class, Spot::isReady).or(() -> find(Spot.class, _ -> true)).ifPresent(spot -> Ui.run(spot::press));
    }

    /// Presses the spot with this letter, or the first one whose name begins with this number.
    void spot(String name) {
        find(Spot.class, spot -> spot.letter().equals(name))
                .or(() -> find(Spot.class, spot -> spot.getAccessibleText().matches("\\D*" + name + "\\b.*")))
                .ifPresent(spot -> Ui.run(spot::press));
    }

    /// Presses the first spot whose name begins so.
    void spotNamed(String name) {
        Spot spot = find(Spot.class, one -> one.getAccessibleText().startsWith(name))
                .orElseThrow(() -> new AssertionError("no spot: " + name));
        Ui.run(spot::press);
    }

    /// Does the listed action that is told by these words.
    void act(String words) {
        if (search().isEmpty()) {
            type(KeyCode.A);
        }
        TextField search = search().orElseThrow();
        Ui.run(() -> {
            search.setText(words);
            Event.fireEvent(search, key(KeyEvent.KEY_PRESSED, KeyCode.ENTER));
            Event.fireEvent(scene, key(KeyEvent.KEY_RELEASED, KeyCode.ENTER));
        });
    }

    /// Does the first listed action; where none is, the first seat looks at its own hand before.
    void actFirst() {
        ListView<?> list = listed().or(() -> {
                    pressWords(phrases("shell").words("seat.look"));
                    return listed();
                })
                .orElseThrow();
        Ui.run(() -> {
            list.getSelectionModel().selectFirst();
            Event.fireEvent(list, key(KeyEvent.KEY_PRESSED, KeyCode.ENTER));
            Event.fireEvent(scene, key(KeyEvent.KEY_RELEASED, KeyCode.ENTER));
        });
    }

    /// The list of actions where there are any; where it does not stand at the side it is opened.
    private Optional<ListView<?>> listed() {
        if (actions().isEmpty()) {
            type(KeyCode.A);
        }
        return actions();
    }

    private Optional<ListView<?>> actions() {
        return find(ListView.class, list -> !list.getItems().isEmpty()).map(list -> (ListView<?>) list);
    }

    private Optional<TextField> search() {
        return find(TextField.class, field -> hasClass(field.getParent(), "actions-head"));
    }

    private static boolean hasClass(Node node, String styleClass) {
        return node.getStyleClass().contains(styleClass);
    }

    /// Types a key where nothing is focused.
    void type(KeyCode code) {
        Ui.run(() -> {
            Event.fireEvent(scene, key(KeyEvent.KEY_PRESSED, code));
            Event.fireEvent(scene, key(KeyEvent.KEY_RELEASED, code));
        });
    }

    private static KeyEvent key(EventType<KeyEvent> type, KeyCode code) {
        return new KeyEvent(type, "", "", code, false, false, false, false);
    }

    void close() throws IOException {
        on(Shell::closing);
        library.close();
    }

    private <N extends Node> Optional<N> find(Class<N> type, Predicate<N> fits) {
        return Ui.find(scene.getRoot(), type, fits);
    }

    private record NoFiles() implements Files {
        @Override
        public Optional<Path> open(Phrases phrases) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> save(Phrases phrases, String name) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> export(Phrases phrases, String name) {
            return Optional.empty();
        }
    }
}
