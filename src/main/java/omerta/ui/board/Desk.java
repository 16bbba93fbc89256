package omerta.ui.board;

import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Region;
import omerta.engine.Message;
import omerta.engine.Player;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// What a board may ask of the shell, and where it hands in what was chosen.
///
/// @param <A> the type of action
public interface Desk<A> {

    /// Who sits there.
    Player player(Seat seat);

    /// How many seats there are.
    int seats();

    /// What the acting seat may do as the screen stands: in hand everything legal, at the open table what the table
    /// itself may offer.
    List<A> choices();

    /// Whether the acting seat may do this.
    Ruling judge(A action);

    /// Whether the acting seat may begin to do these, one after the other.
    ///
    /// @param row at least one action
    Ruling judge(List<A> row);

    /// What an action does, in words.
    String describe(A action);

    /// Warnings before an action that is legal but may be unwise, in words; none while the advice line is off.
    List<String> advice(A action);

    /// Something in words.
    String say(Message message);

    /// Words of a bundle by their key, for what is no message of the game: titles, names of places.
    String words(String key, Object... args);

    /// Why something may not be done, in words, with its clause where it has one.
    default String refused(Ruling.Illegal illegal) {
        String why = say(illegal.why());
        return illegal.clause().isEmpty() ? why : words("refusal.of-clause", why, illegal.clause());
    }

    /// Does the action: at once where it can be taken back, after a confirm where it cannot and the player wants to be
    /// asked. The answer comes as the next picture.
    void choose(A action);

    /// A seat acts of its own will at the open table, or chooses something hidden behind its curtain where it acts there
    /// already. Nothing happens where the turn does not let it.
    void act(Seat seat);

    /// Says in the sentence line what is still needed or what will happen; empty brings back the game's own prompt.
    void hint(Optional<String> sentence);

    /// Says why something may not be done, with its clause.
    void refuse(Ruling.Illegal illegal);

    /// Says how many of the last news of the picture are still to be told where a moment is told step by step: the log is
    /// silent about them. In a new picture none are.
    ///
    /// @see Picture#newsAfter
    void untold(int news);

    /// Shows something to be read, like how it was counted, on a sheet over the table.
    ///
    /// @param content scrolls where it is higher than the sheet
    void sheet(String title, Region content);

    /// How fast things move.
    Pace pace();
}
