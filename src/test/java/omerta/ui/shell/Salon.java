package omerta.ui.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import omerta.save.Library;
import omerta.save.Settings;
import omerta.save.SettingsFile;
import omerta.text.Phrases;
import omerta.ui.Boards;
import omerta.ui.Ui;
import omerta.ui.shell.curtain.CurtainScreen;
import omerta.ui.shell.flow.Stand;

/// The whole app in a window, as a person has it, but for the dialogs of the system and the time, which passes when the
/// test says so.
final class Salon implements AutoCloseable {

    final Library library;
    final Scene scene;
    final Stage stage;
    final Shell shell;
    final List<Runnable> waiting = new ArrayList<>();
    Optional<Path> chosen = Optional.empty();
    boolean ended;

    /// The app with its home in this folder, in English, by night, with nothing that moves and no questions.
    Salon(Path home) {
        this(home, UnaryOperator.identity());
    }

    /// The same with other settings.
    Salon(Path home, UnaryOperator<Settings> change) {
        this(home, 1280, 720, change);
    }

    /// The same in a window of another size.
    Salon(Path home, double width, double height, UnaryOperator<Settings> change) {
        library = ((Library.Entered.In) Library.enter(home)).library();
        SettingsFile file = new SettingsFile(home);
        Settings settings = file.read()
                .settings()
                .withTheme(Settings.Theme.DARK)
                .withLanguage("en")
                .withSpeedPercent(0)
                .withConfirmations(false);
        file.write(change.apply(settings));
        scene = Ui.get(() -> new Scene(new Region(), width, height));
        Surroundings around = new Surroundings(new Chosen(), (_, run) -> waiting.add(run), () -> ended = true);
        shell = Ui.get(() -> new Shell(scene, library, file, Boards.all(), around));
        stage = Ui.window(scene, width, height);
    }

    /// How the screen of the match stands.
    Stand stand() {
        return Ui.get(() -> shell.room().orElseThrow().play().stand());
    }

    /// Lets the dead time of a curtain pass.
    void passTime() {
        List<Runnable> due = List.copyOf(waiting);
        waiting.clear();
        due.forEach(Ui::run);
    }

    /// Clicks the node with this id.
    void click(String id) {
        Ui.click(Ui.byId(scene, id));
    }

    /// Clicks what says these words.
    void clickWords(String words) {
        Ui.click(labeled(words).orElseThrow());
    }

    /// What says these words.
    Optional<Labeled> labeled(String words) {
        return Ui.find(scene.getRoot(), Labeled.class, node -> words.equals(node.getText()) && isShown(node));
    }

    private static boolean isShown(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    /// Whether a curtain is down.
    boolean isCurtainDown() {
        return Ui.get(() -> shell.screen() instanceof CurtainScreen);
    }

    @Override
    public void close() {
        Ui.run(() -> {
            shell.closing();
            stage.close();
        });
        try {
            library.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private final class Chosen implements Files {
        @Override
        public Optional<Path> open(Phrases phrases) {
            return chosen;
        }

        @Override
        public Optional<Path> save(Phrases phrases, String name) {
            return chosen;
        }

        @Override
        public Optional<Path> export(Phrases phrases, String name) {
            return chosen;
        }
    }
}
