package omerta.ui.shell.results;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.scene.layout.Region;
import omerta.engine.Message;
import omerta.engine.Player;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Table;
import omerta.text.Phrases;
import omerta.ui.board.Desk;
import omerta.ui.board.Pace;

/// The desk of a board that is only looked at: nothing can be chosen there.
///
/// @param <A> the type of action
public final class Onlooker<A> implements Desk<A> {

    private final Table table;
    private final Phrases phrases;
    private final Pace pace;
    private final BiConsumer<String, Region> sheets;

    /// Somebody who looks on.
    ///
    /// @param sheets shows something under a title on a sheet
    public Onlooker(Table table, Phrases phrases, Pace pace, BiConsumer<String, Region> sheets) {
        this.table = table;
        this.phrases = phrases;
        this.pace = pace;
        this.sheets = sheets;
    }

    @Override
    public Player player(Seat seat) {
        return table.player(seat);
    }

    @Override
    public int seats() {
        return table.size();
    }

    @Override
    public List<A> choices() {
        return List.of();
    }

    @Override
    public Ruling judge(A action) {
        return Ruling.illegal("", "refusal.nobody");
    }

    @Override
    public Ruling judge(List<A> row) {
        return Ruling.illegal("", "refusal.nobody");
    }

    @Override
    public String describe(A action) {
        return "";
    }

    @Override
    public List<String> advice(A action) {
        return List.of();
    }

    @Override
    public String say(Message message) {
        return phrases.say(message, table);
    }

    @Override
    public String words(String key, Object... args) {
        return phrases.words(key, args);
    }

    @Override
    public void choose(A action) {}

    @Override
    public void act(Seat seat) {}

    @Override
    public void hint(Optional<String> sentence) {}

    @Override
    public void refuse(Ruling.Illegal illegal) {}

    @Override
    public void untold(int news) {}

    @Override
    public void sheet(String title, Region content) {
        sheets.accept(title, content);
    }

    @Override
    public Pace pace() {
        return pace;
    }
}
