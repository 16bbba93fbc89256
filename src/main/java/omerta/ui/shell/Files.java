package omerta.ui.shell;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import omerta.save.MatchFile;
import omerta.text.Phrases;
import org.jspecify.annotations.Nullable;

/// Asks for files.
public interface Files {

    /// The file of a match to open.
    Optional<Path> open(Phrases phrases);

    /// Where a copy of a match goes.
    ///
    /// @param name that is proposed
    Optional<Path> save(Phrases phrases, String name);

    /// Where a text goes.
    ///
    /// @param name that is proposed
    Optional<Path> export(Phrases phrases, String name);

    /// Asks by the dialogs of the system, over this window.
    static Files of(Window window) {
        return new Files() {
            @Override
            public Optional<Path> open(Phrases phrases) {
                return path(chooser(phrases, "file.open", "file.match", MatchFile.ENDING)
                        .showOpenDialog(window));
            }

            @Override
            public Optional<Path> save(Phrases phrases, String name) {
                FileChooser chooser = chooser(phrases, "file.save", "file.match", MatchFile.ENDING);
                chooser.setInitialFileName(name + MatchFile.ENDING);
                return path(chooser.showSaveDialog(window));
            }

            @Override
            public Optional<Path> export(Phrases phrases, String name) {
                FileChooser chooser = chooser(phrases, "file.export", "file.text", ".txt");
                chooser.setInitialFileName(name + ".txt");
                return path(chooser.showSaveDialog(window));
            }
        };
    }

    private static FileChooser chooser(Phrases phrases, String title, String kind, String ending) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(phrases.words(title));
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(phrases.words(kind), "*" + ending));
        return chooser;
    }

    private static Optional<Path> path(@Nullable File file) {
        return Optional.ofNullable(file).map(File::toPath);
    }
}
