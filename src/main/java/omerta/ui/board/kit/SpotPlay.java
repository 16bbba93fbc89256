package omerta.ui.board.kit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import omerta.ui.board.art.PileView;

/// What is done with the spots of one picture: pressed, entered by keys, dragged, looked at. The next picture gets a play of its
/// own, so nothing that was chosen halfway outlives a picture. A table extends it and says what each means; what may be
/// chosen it learns from a [Picks] or a [Chooser].
///
/// @param <G> what a spot stands for: a game's things and places, equal where they are the same
public abstract class SpotPlay<G> {

    private final Map<Spot, G> spots = new LinkedHashMap<>();
    private final Dragging dragging = new Dragging(this::inOrder, this::ghost, this::lift, this::drop);
    private boolean over;

    /// Takes these spots in, after those it has.
    public final void take(Map<Spot, G> more) {
        spots.putAll(more);
        more.forEach((spot, ground) -> {
            spot.onPress(() -> press(spot, ground));
            spot.onEnter(() -> enter(spot, ground));
            spot.onLook(looking -> {
                if (!over) {
                    look(spot, ground, looking);
                }
            });
            dragging.listen(spot);
        });
        show();
    }

    /// Forgets these spots, which are on the table no more.
    public final void forget(Collection<Spot> gone) {
        gone.forEach(spots::remove);
    }

    /// Every spot, in reading order.
    public final List<Spot> inOrder() {
        return new ArrayList<>(spots.keySet());
    }

    /// What a spot stands for.
    public final Optional<G> ground(Spot spot) {
        return Optional.ofNullable(spots.get(spot));
    }

    /// The first spot that stands for this.
    public final Optional<Spot> spot(G ground) {
        return spots.entrySet().stream()
                .filter(entry -> entry.getValue().equals(ground))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /// Drops what was chosen last.
    ///
    /// @return whether anything was
    public final boolean back() {
        dragging.cancel();
        return dropLast();
    }

    /// Lets go of everything; nothing more is done, though its spots lose the pointer and the focus as they go. Called when
    /// the next picture comes.
    final void close() {
        over = true;
        dragging.cancel();
    }

    /// Drops what was chosen last.
    ///
    /// @return whether anything was
    protected abstract boolean dropLast();

    /// A spot is clicked, or its letter typed.
    protected abstract void press(Spot spot, G ground);

    /// Enter or the space bar is pressed on a spot.
    protected abstract void enter(Spot spot, G ground);

    /// Somebody begins or ceases to look at a spot.
    protected abstract void look(Spot spot, G ground, boolean looking);

    /// Shows on every spot how it stands.
    protected abstract void show();

    /// What follows the pointer when a spot is dragged; empty where it cannot be.
    protected Optional<PileView> ghost(Spot spot) {
        return Optional.empty();
    }

    /// A spot is lifted, to be dragged.
    protected void lift(Spot spot) {}

    /// What was lifted is dropped.
    ///
    /// @param onto where; empty where on no spot
    protected void drop(Spot spot, Optional<Spot> onto) {}

    /// Does this with every spot, in reading order.
    protected final void each(BiConsumer<Spot, G> doing) {
        spots.forEach(doing);
    }

    /// Puts the focus on the first spot that stands for one of these.
    ///
    /// @return whether there is one
    protected final boolean focusFirst(Set<G> grounds) {
        Optional<Spot> first = spots.entrySet().stream()
                .filter(entry -> grounds.contains(entry.getValue()))
                .map(Map.Entry::getKey)
                .findFirst();
        first.ifPresent(Spot::requestFocus);
        return first.isPresent();
    }
}
