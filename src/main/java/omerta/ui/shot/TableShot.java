package omerta.ui.shot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.image.WritableImage;
import omerta.match.Sight;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.ui.Boards;
import omerta.ui.board.BoardMaker;
import omerta.ui.board.Pace;
import omerta.ui.shell.flow.Stand;
import omerta.ui.shell.kit.Look;
import omerta.ui.shell.play.Manners;
import omerta.ui.shell.play.Play;

/// The picture of one match.
///
/// @param game whose match it is
/// @param sight the match
/// @param stand how the screen stands
/// @param language of the words
/// @param dark whether it is night
/// @param width of the screen, in pixels
/// @param height of the screen, in pixels
/// @param scale pixels of the picture a pixel of the screen
/// @param <S> the type of state
/// @param <A> the type of action
public record TableShot<S, A>(
        String game,
        Sight<S, A> sight,
        Stand stand,
        Language language,
        boolean dark,
        int width,
        int height,
        double scale) {

    private static final int FULL_SIZE = 100;

    /// Draws the picture and writes it as PNG. JavaFX is started at need, without a display.
    ///
    /// @throws IOException if the file cannot be written
    /// @throws IllegalStateException if JavaFX cannot be started
    public void write(Path file) throws IOException {
        Camera.write(DarkRoom.develop(this::draw), file);
    }

    private WritableImage draw() {
        BoardMaker<S, A> maker = maker();
        Look look = new Look(dark, FULL_SIZE);
        Manners manners = new Manners(Pace.STILL, false, false, false, look.em());
        Window window = new Window();
        Phrases phrases = Phrases.of(language).with(game);
        new Play<>(new Still<>(sight), maker, window, phrases, manners).show(stand);
        return new Camera(look, List.of(maker.styleSheet()), width, height, scale).picture(window.screen());
    }

    @SuppressWarnings("unchecked") // a table is made for the states and actions of the game that it names
    private BoardMaker<S, A> maker() {
        return (BoardMaker<S, A>) Boards.find(game).orElseThrow();
    }
}
