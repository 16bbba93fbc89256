package omerta.ui;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;
import omerta.engine.Message;
import omerta.save.Home;
import omerta.save.Library;
import omerta.save.Settings;
import omerta.save.SettingsFile;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.ui.shell.Files;
import omerta.ui.shell.Shell;
import omerta.ui.shell.Surroundings;
import omerta.ui.shell.kit.Buttons;
import omerta.ui.shell.kit.Delay;
import omerta.ui.shell.kit.Look;
import omerta.ui.shell.kit.Sheets;
import omerta.ui.shell.kit.Stagehand;

/// The app: one window round the shell.
public final class App {

    private static final int[] ICONS = {16, 32, 48, 64, 128, 256};
    private static final Duration LISTEN = Duration.seconds(1);

    private final Stage stage;
    private final Library library;
    private final Shell shell;

    private App(Stage stage, Library library, SettingsFile file) {
        this.stage = stage;
        this.library = library;
        Scene scene = new Scene(new Region());
        WindowKeeper keeper = new WindowKeeper(stage);
        keeper.restore(file.read().settings().window());
        stage.setScene(scene);
        shell = new Shell(
                scene, library, file, Boards.all(), new Surroundings(Files.of(stage), Delay.REAL, this::close));
        Thread.currentThread().setUncaughtExceptionHandler((_, thrown) -> shell.failed(thrown));
        stage.setOnCloseRequest(_ -> close());
        stage.setOnHiding(_ -> shell.set(settings -> settings.withWindow(keeper.place())));
        stage.focusedProperty().addListener((_, _, focused) -> {
            if (!focused) {
                shell.focusLost();
            }
        });
        Platform.getPreferences().colorSchemeProperty().addListener((_, _, _) -> shell.systemLookChanged());
        scene.setOnDragOver(App::accept);
        scene.setOnDragDropped(this::dropped);
        listen();
    }

    /// Opens the app and waits until it is closed.
    ///
    /// @param match the file of a match to go on with, or the home screen where there is none
    /// @throws RuntimeException if JavaFX cannot start or the window cannot be opened
    public static void open(Optional<Path> match) {
        CompletableFuture<Boolean> closed = new CompletableFuture<>();
        Platform.startup(() -> begin(Home.folder(), match, closed));
        try {
            closed.join();
        } finally {
            Platform.exit();
        }
    }

    /// Shows the app in a window of its own.
    ///
    /// @param closed is completed when the window is closed, and fails if it cannot even be opened
    static void begin(Path home, Optional<Path> match, CompletableFuture<Boolean> closed) {
        try {
            Stage stage = new Stage();
            stage.setOnHidden(_ -> closed.complete(true));
            show(stage, home, match);
        } catch (RuntimeException | Error e) {
            closed.completeExceptionally(e);
        }
    }

    /// Shows the app in this window.
    ///
    /// @param home where settings and matches lie
    static void show(Stage stage, Path home, Optional<Path> match) {
        stage.setTitle(Phrases.of(Language.ENGLISH).words("app.name"));
        for (int size : ICONS) {
            stage.getIcons().add(new Image("/assets/icon/omerta-" + size + ".png"));
        }
        SettingsFile file = new SettingsFile(home);
        switch (Library.enter(home)) {
            case Library.Entered.In(Library library) -> {
                App app = new App(stage, library, file);
                match.ifPresent(app.shell::resume);
            }
            case Library.Entered.Taken(Message why) ->
                sayTaken(stage, file.read().settings(), why);
        }
        stage.show();
    }

    private static void sayTaken(Stage stage, Settings settings, Message why) {
        Language language = Language.of(settings.language()).orElse(Language.ENGLISH);
        Phrases phrases = Phrases.of(language);
        Scene scene = new Scene(new Region());
        new Look(settings.theme() == Settings.Theme.DARK, settings.fontPercent()).apply(scene, List.of());
        Region words = Sheets.words(phrases.say(why), Buttons.primary(phrases.words("sheet.close"), stage::hide));
        words.getStyleClass().addAll("page", "taken");
        new Stagehand(scene, phrases).show(() -> words);
        stage.setScene(scene);
    }

    private void close() {
        stage.hide();
        shell.closing();
        try {
            library.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A second copy that is started asks this one to come to the front.
    private void listen() {
        Timeline listening = new Timeline(new KeyFrame(LISTEN, _ -> {
            if (library.hasKnocked()) {
                stage.setIconified(false);
                stage.toFront();
            }
        }));
        listening.setCycleCount(Timeline.INDEFINITE);
        listening.play();
        stage.addEventHandler(WindowEvent.WINDOW_HIDDEN, _ -> listening.stop());
    }

    private static void accept(DragEvent event) {
        if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
        }
        event.consume();
    }

    private void dropped(DragEvent event) {
        Stream<Path> files = event.getDragboard().getFiles().stream().map(java.io.File::toPath);
        files.findFirst().ifPresent(shell::dropped);
        event.setDropCompleted(true);
        event.consume();
    }
}
