package omerta.ui.shell.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.layout.Region;
import omerta.engine.Message;
import omerta.engine.Player;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.ui.board.Desk;
import omerta.ui.board.Pace;

/// The desk of a board that is played on.
///
/// @param <A> the type of action
final class PlayDesk<A> implements Desk<A> {

    private final Play<?, A> play;

    PlayDesk(Play<?, A> play) {
        this.play = play;
    }

    @Override
    public Player player(Seat seat) {
        return play.sight().table().player(seat);
    }

    @Override
    public int seats() {
        return play.sight().table().size();
    }

    @Override
    public List<A> choices() {
        return play.scribe().actions(play.stand());
    }

    @Override
    public Ruling judge(A action) {
        return judged(seat -> play.sight().judge(seat, action));
    }

    @Override
    public Ruling judge(List<A> row) {
        return judged(seat -> play.sight().judge(seat, row));
    }

    private Ruling judged(Function<Seat, Ruling> judge) {
        return play.stand().actor().map(judge).orElseGet(() -> Ruling.illegal("", "refusal.nobody"));
    }

    @Override
    public String describe(A action) {
        return play.scribe().describe(play.stand(), action);
    }

    @Override
    public List<String> advice(A action) {
        return play.counsel().advice(play.stand(), action);
    }

    @Override
    public String say(Message message) {
        return play.scribe().say(message);
    }

    @Override
    public String words(String key, Object... args) {
        return play.phrases().words(key, args);
    }

    @Override
    public void choose(A action) {
        play.choose(action);
    }

    @Override
    public void act(Seat seat) {
        play.act(seat);
    }

    @Override
    public void hint(Optional<String> sentence) {
        play.hint(sentence);
    }

    @Override
    public void refuse(Ruling.Illegal illegal) {
        play.refuse(illegal);
    }

    @Override
    public void untold(int news) {
        play.untold(news);
    }

    @Override
    public void sheet(String title, Region content) {
        play.sheet(title, content, "sheet-medium");
    }

    @Override
    public Pace pace() {
        return play.manners().pace();
    }
}
