package omerta.ui.board.kit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import omerta.engine.Seat;
import omerta.ui.board.Board;
import omerta.ui.board.Desk;
import omerta.ui.board.Picture;
import org.jspecify.annotations.Nullable;

/// A table made of spots. Every picture is drawn anew, from the picture alone, but for what is [Lasting]: a game's table extends this and says how its
/// middle is drawn, what lies in a seat's tray and which facts its seats have. Keys, focus and what is chosen halfway are
/// looked after here.
///
/// @param <S> the type of state
/// @param <A> the type of action
/// @param <G> what a spot stands for
/// @param <P> what is done with the spots of one picture
public abstract class SpotBoard<S, A, G, P extends SpotPlay<G>> implements Board<S, A> {

    private final Desk<A> desk;
    private final Region middle;
    private final Map<Seat, FactsView<S>> facts = new HashMap<>();
    private final SpotKeys keys = new SpotKeys(this::inOrder);
    private @Nullable P play;
    private final Lasting lasting = new Lasting();
    private Optional<G> focused = Optional.empty();

    /// A table at which nothing has been shown yet.
    ///
    /// @param middle on which the public spots will be laid
    protected SpotBoard(Desk<A> desk, Region middle) {
        this.desk = desk;
        this.middle = middle;
        keys.listen(middle);
    }

    /// What stays from one picture to the next.
    protected final Lasting lasting() {
        return lasting;
    }

    /// Draws the public part of a picture on the middle, and makes the play of its spots, which has taken them.
    protected abstract P draw(Picture<S> picture);

    /// The private things of a seat. It keeps to what the picture's view shows.
    ///
    /// @param play which will take the spots in; empty where nothing may be done with them
    protected abstract Tray<G> tray(Picture<S> picture, Seat seat, Optional<P> play);

    /// The facts of a seat, before anything is known.
    protected abstract FactsView<S> facts();

    /// A picture is about to be drawn: what still moves ends, what will move is remembered.
    ///
    /// @param last the play of the picture before; empty at the first
    protected void before(Optional<P> last) {}

    /// A picture is drawn: what changed may begin to move.
    protected void after(Picture<S> picture, P drawn) {}

    /// Shows the facts of all seats as they stand in a view: the picture's, or while something is told step by step, an
    /// earlier one.
    protected final void showFacts(S state) {
        for (Seat seat : Seat.first(desk.seats())) {
            factsOf(seat).show(state, seat);
        }
    }

    @Override
    public final Region middle() {
        return middle;
    }

    @Override
    public final Region facts(Seat seat) {
        return factsOf(seat);
    }

    private FactsView<S> factsOf(Seat seat) {
        return facts.computeIfAbsent(seat, other -> facts());
    }

    @Override
    public final Region tray(Picture<S> picture, Seat seat) {
        Optional<P> acting =
                Optional.ofNullable(play).filter(shown -> picture.actor().equals(Optional.of(seat)));
        Tray<G> tray = tray(picture, seat, acting);
        acting.ifPresent(shown -> {
            shown.take(tray.spots());
            keys.listen(tray);
        });
        tray.sceneProperty().subscribe(scene -> {
            if (scene != null) {
                focusAgain();
            }
        });
        return tray;
    }

    @Override
    public final void show(Picture<S> picture) {
        focused = focus();
        before(Optional.ofNullable(play));
        if (play != null) {
            play.close();
        }
        boolean elsewhere = middle.getScene() == null;
        lasting.begin(elsewhere);
        if (elsewhere) {
            facts.values().forEach(FactsView::clear);
        }
        showFacts(picture.view().state());
        P next = draw(picture);
        play = next;
        focusAgain();
        next.inOrder().stream().filter(Spot::isFocused).forEach(Spot::look);
        next.inOrder().stream().filter(Spot::isHover).forEach(Spot::look);
        after(picture, next);
    }

    /// Steps back one choice of what is chosen halfway. A table that opens something over its middle closes that first.
    @Override
    public boolean back() {
        return play != null && play.back();
    }

    private List<Spot> inOrder() {
        return play == null ? List.of() : play.inOrder();
    }

    private Optional<G> focus() {
        if (play == null || middle.getScene() == null) {
            return Optional.empty();
        }
        Node owner = middle.getScene().getFocusOwner();
        return owner instanceof Spot spot ? play.ground(spot) : Optional.empty();
    }

    private void focusAgain() {
        if (play != null) {
            focused.flatMap(play::spot).filter(spot -> spot.getScene() != null).ifPresent(Node::requestFocus);
        }
    }
}
