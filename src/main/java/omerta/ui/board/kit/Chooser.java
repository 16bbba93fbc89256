package omerta.ui.board.kit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import omerta.engine.Ruling;
import omerta.ui.board.Desk;

/// Chooses an action in two steps, in either order: something that moves, and where it goes. It knows no rules: what may
/// be chosen is what the desk lists, why not is what the desk's judge says.
///
/// @param <A> the type of action
/// @param <K> what names the things and places of a table
public final class Chooser<A, K> {

    /// How the actions of a game go from one place to another.
    ///
    /// @param <A> the type of action
    /// @param <K> what names the things and places of a table
    public interface Ends<A, K> {

        /// From where to where an action goes; empty for one that moves nothing.
        Optional<Link<K>> of(A action);

        /// The action that goes there, legal or not; empty where no such kind of action exists.
        Optional<A> join(K from, K to);

        /// Whether the thing there can move at all, whatever the rules say now.
        boolean moves(K key);

        /// Whether Enter alone may do the action when it is the only one of its kind.
        boolean isPlain(A action);
    }

    /// From where to where.
    ///
    /// @param from what moves
    /// @param to where it goes
    /// @param <K> what names the things and places of a table
    public record Link<K>(K from, K to) {}

    /// What a press led to.
    public enum Press {
        /// Something is chosen now.
        CHOSEN,
        /// Nothing is chosen any more.
        DROPPED,
        /// An action was handed in.
        DONE,
        /// It may not be done; the reason was told.
        REFUSED
    }

    private final Desk<A> desk;
    private final Ends<A, K> ends;
    private Optional<K> chosen = Optional.empty();

    /// Nothing is chosen at first.
    public Chooser(Desk<A> desk, Ends<A, K> ends) {
        this.desk = desk;
        this.ends = ends;
    }

    /// What is chosen halfway.
    public Optional<K> chosen() {
        return chosen;
    }

    /// Drops what was chosen.
    ///
    /// @return whether anything was
    public boolean drop() {
        boolean was = chosen.isPresent();
        chosen = Optional.empty();
        return was;
    }

    /// Chooses this, whatever was chosen before.
    public void choose(K key) {
        chosen = Optional.of(key);
    }

    /// Every key that begins or ends a legal action.
    public Set<K> choosable() {
        Set<K> keys = new LinkedHashSet<>();
        for (A action : desk.choices()) {
            ends.of(action).ifPresent(link -> {
                keys.add(link.from());
                keys.add(link.to());
            });
        }
        return keys;
    }

    /// Every key from which a plain action begins.
    public Set<K> ready() {
        Set<K> keys = new LinkedHashSet<>();
        for (A action : desk.choices()) {
            if (ends.isPlain(action)) {
                ends.of(action).ifPresent(link -> keys.add(link.from()));
            }
        }
        return keys;
    }

    /// Every key that makes a legal action with what is chosen.
    public Set<K> targets() {
        Set<K> keys = new LinkedHashSet<>();
        for (A action : actions()) {
            Link<K> link = ends.of(action).orElseThrow();
            keys.add(isSource() ? link.to() : link.from());
        }
        return keys;
    }

    /// The legal actions that go with what is chosen.
    public List<A> actions() {
        if (chosen.isEmpty()) {
            return List.of();
        }
        return isSource() ? leaving(chosen.get()) : arriving(chosen.get());
    }

    /// The one action that Enter would do with what is chosen.
    public Optional<A> plain() {
        List<A> plain = actions().stream().filter(ends::isPlain).toList();
        return plain.size() == 1 ? Optional.of(plain.getFirst()) : Optional.empty();
    }

    /// The action of what is chosen and this, legal or not.
    public Optional<A> with(K key) {
        if (chosen.isEmpty() || chosen.get().equals(key)) {
            return Optional.empty();
        }
        return isSource() ? ends.join(chosen.get(), key) : ends.join(key, chosen.get());
    }

    /// Somebody presses this: it is chosen, or done with what was chosen before, or refused with the reason told.
    public Press press(K key) {
        if (chosen.filter(key::equals).isPresent()) {
            drop();
            return Press.DROPPED;
        }
        Optional<A> action = with(key);
        if (action.isPresent() && desk.choices().contains(action.get())) {
            return done(action.get());
        }
        boolean switches = chosen.isEmpty() || isSource() == ends.moves(key);
        if (action.isEmpty() || switches) {
            choose(key);
            return Press.CHOSEN;
        }
        return refused(action.get());
    }

    /// Something is dropped there after it was dragged: it is done or refused, nothing else is chosen instead.
    public Press put(K from, K to) {
        drop();
        Optional<A> action = ends.join(from, to);
        if (action.isEmpty()) {
            return Press.DROPPED;
        }
        return desk.choices().contains(action.get()) ? done(action.get()) : refused(action.get());
    }

    private Press done(A action) {
        drop();
        desk.choose(action);
        return Press.DONE;
    }

    private Press refused(A action) {
        if (desk.judge(action) instanceof Ruling.Illegal illegal) {
            desk.refuse(illegal);
        }
        return Press.REFUSED;
    }

    private boolean isSource() {
        K key = chosen.orElseThrow();
        return ends.moves(key) && (!leaving(key).isEmpty() || arriving(key).isEmpty());
    }

    private List<A> leaving(K key) {
        return linked(key, true);
    }

    private List<A> arriving(K key) {
        return linked(key, false);
    }

    private List<A> linked(K key, boolean leaving) {
        List<A> actions = new ArrayList<>();
        for (A action : desk.choices()) {
            Optional<Link<K>> link = ends.of(action);
            if (link.isPresent()
                    && key.equals(leaving ? link.get().from() : link.get().to())) {
                actions.add(action);
            }
        }
        return actions;
    }
}
