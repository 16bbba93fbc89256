package omerta.ui.shell;

import java.util.function.Function;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import omerta.engine.Player;
import omerta.save.Pin;
import omerta.text.Phrases;
import omerta.text.Rulebook;
import omerta.ui.board.BoardMaker;
import omerta.ui.shell.kit.Buttons;
import omerta.ui.shell.kit.Delay;
import omerta.ui.shell.kit.Screen;
import omerta.ui.shell.kit.Sheets;
import omerta.ui.shell.play.Doors;
import omerta.ui.shell.play.Manners;
import omerta.ui.shell.play.Play;
import omerta.ui.shell.play.Playing;
import omerta.ui.shell.rules.RulebookPane;

/// Where something is played in the app's window.
///
/// @param <S> the type of state
/// @param <A> the type of action
abstract class Room<S, A> implements Doors {

    private final Shell shell;
    private final BoardMaker<S, A> maker;
    private final Play<S, A> play;
    private Phrases phrases;

    /// A room in this window.
    ///
    /// @param playing makes what is played, for this room
    Room(Shell shell, BoardMaker<S, A> maker, Function<Room<S, A>, Playing<S, A>> playing) {
        this.shell = shell;
        this.maker = maker;
        this.phrases = shell.phrases().with(maker.game());
        this.play = new Play<>(playing.apply(this), maker, this, phrases, shell.manners());
    }

    /// Stops playing; what is to be kept is kept.
    abstract void close();

    final void begin() {
        play.begin();
    }

    /// What is played, for what is drawn of it.
    final Play<S, A> play() {
        return play;
    }

    /// Speaks and behaves in another way from now on.
    final void change(Phrases house, Manners manners) {
        phrases = house.with(maker.game());
        play.change(phrases, manners);
    }

    final void focusLost() {
        play.focusLost();
    }

    final Shell shell() {
        return shell;
    }

    final BoardMaker<S, A> maker() {
        return maker;
    }

    final Phrases phrases() {
        return phrases;
    }

    /// The title of the game.
    final String title() {
        return phrases.words(maker.game() + ".title");
    }

    @Override
    public final void show(Screen screen) {
        shell.show(screen);
    }

    @Override
    public final void sheet(String title, Region content, String styleClass) {
        shell.sheet(title, content, styleClass);
    }

    @Override
    public final void closeSheet() {
        shell.closeSheet();
    }

    @Override
    public final void leave() {
        shell.leave();
    }

    @Override
    public final void another() {
        shell.leave();
        shell.play(maker.game());
    }

    @Override
    public final Region rulebook(String clause) {
        RulebookPane pane = Rulebook.of(maker.game(), phrases.language())
                .map(book -> new RulebookPane(phrases, book))
                .orElseThrow();
        pane.jump(clause);
        return pane;
    }

    @Override
    public final Region settings() {
        return shell.settingsPane();
    }

    @Override
    public final boolean fits(Player player, String pin) {
        return Pin.opens(pin, player.pin());
    }

    @Override
    public final Delay delay() {
        return shell.delay();
    }

    /// An error of the program happened here.
    final Region error(Throwable thrown) {
        Button goOn = Buttons.primary(phrases.words("error.goOn"), shell::closeSheet);
        return Sheets.error(phrases, thrown, Buttons.button(phrases, "error.home", shell::leave), goOn);
    }
}
