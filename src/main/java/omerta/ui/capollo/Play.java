package omerta.ui.capollo;

import java.util.Optional;
import java.util.Set;
import omerta.capollo.DonCapolloAction;
import omerta.capollo.DonCapolloState;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.ui.board.Desk;
import omerta.ui.board.art.PileView;
import omerta.ui.board.kit.Chooser;
import omerta.ui.board.kit.Chooser.Press;
import omerta.ui.board.kit.Spot;
import omerta.ui.board.kit.SpotPlay;

/// What is done with the spots of one picture: chosen, put, put on the scales, looked at.
final class Play extends SpotPlay<Ground> {

    private final Desk<DonCapolloAction> desk;
    private final DonCapolloState state;
    private final Optional<Seat> actor;
    private final Hints hints;
    private final Dealing dealing;
    private final Chooser<DonCapolloAction, Ground> chooser;
    private final Ghosts ghosts;
    private Optional<Spot> chosen = Optional.empty();

    /// The play of one picture.
    ///
    /// @param actor who acts, empty where nothing is offered
    Play(Desk<DonCapolloAction> desk, Names names, DonCapolloState state, Optional<Seat> actor, Dealing dealing) {
        this.desk = desk;
        this.state = state;
        this.actor = actor;
        this.dealing = dealing;
        hints = new Hints(names);
        ghosts = new Ghosts(names, state);
        chooser = new Chooser<>(desk, new Ways(state, actor.orElse(state.active())));
    }

    @Override
    protected boolean dropLast() {
        boolean was = dealing.back() || chooser.drop();
        if (was) {
            refresh();
        }
        return was;
    }

    private void refresh() {
        show();
        say(Optional.empty());
    }

    @Override
    protected void press(Spot spot, Ground ground) {
        if (actor.isEmpty()) {
            return;
        }
        if (ground instanceof Ground.Plate(Ground.Deed deed)) {
            deed(Ways.deed(deed));
        } else if (ground instanceof Ground.Chip chip) {
            dealing.press(chip);
        } else if (dealing.deal().isPresent()) {
            if (ground instanceof Ground.Card(var card)) {
                dealing.press(card);
            }
        } else if (!deals(ground)) {
            choose(spot, ground);
        }
    }

    private void deed(DonCapolloAction action) {
        if (desk.judge(action) instanceof Ruling.Illegal illegal) {
            desk.refuse(illegal);
        } else {
            desk.choose(action);
        }
    }

    private void choose(Spot spot, Ground ground) {
        Optional<DonCapolloAction> joined = chooser.with(ground);
        if (joined.isPresent()) {
            chooser.drop();
            deed(joined.get());
            refresh();
            return;
        }
        boolean twin = chosen.isPresent()
                && !chosen.get().equals(spot)
                && chooser.chosen().filter(ground::equals).isPresent();
        switch (twin ? Press.CHOSEN : chooser.press(ground)) {
            case CHOSEN -> {
                chosen = Optional.of(spot);
                refresh();
            }
            case DROPPED, DONE -> refresh();
            case REFUSED -> {}
        }
    }

    /// Something of another family is pointed at that is no action with what is chosen: the scales are brought out.
    ///
    /// @return whether it has to do with bargaining
    private boolean deals(Ground ground) {
        Optional<Seat> other = ghosts.owner(ground).filter(owner -> !actor.equals(Optional.of(owner)));
        if (other.isEmpty() || chooser.with(ground).isPresent()) {
            return false;
        }
        Optional<Good> give =
                chooser.chosen().filter(own -> ghosts.owner(own).equals(actor)).flatMap(ghosts::good);
        Optional<Ruling.Illegal> why = dealing.refuses(other.get());
        if (why.isPresent()) {
            desk.refuse(why.get());
        } else {
            chooser.drop();
            show();
            dealing.open(other.get(), give, ghosts.good(ground));
        }
        return true;
    }

    @Override
    protected void enter(Spot spot, Ground ground) {
        if (chosen.filter(spot::equals).isEmpty()) {
            press(spot, ground);
            return;
        }
        Optional<DonCapolloAction> plain = chooser.plain();
        if (plain.isPresent()) {
            chooser.drop();
            show();
            desk.choose(plain.get());
        } else if (!focusFirst(chooser.targets())) {
            press(spot, ground);
        }
    }

    @Override
    protected Optional<PileView> ghost(Spot spot) {
        return actor.isPresent() ? ground(spot).flatMap(ghosts::of) : Optional.empty();
    }

    @Override
    protected void lift(Spot spot) {
        ground(spot).filter(ground -> dealing.deal().isEmpty()).ifPresent(ground -> {
            chooser.choose(ground);
            chosen = Optional.of(spot);
            show();
        });
    }

    @Override
    protected void drop(Spot spot, Optional<Spot> onto) {
        Optional<Ground> from = ground(spot);
        Optional<Ground> to = onto.flatMap(this::ground);
        if (from.isEmpty() || to.isEmpty()) {
            chooser.drop();
        } else if (dealing.deal().isPresent()) {
            weigh(from.get(), to.get());
        } else if (!deals(to.get())) {
            chooser.put(from.get(), to.get());
        }
        refresh();
    }

    /// Something is dragged at the scales: into the pan of its side, or out of it.
    private void weigh(Ground from, Ground to) {
        boolean intoPan =
                to instanceof Ground.Pan || to instanceof Ground.Chip(var _, var _, boolean weighed) && weighed;
        if (from instanceof Ground.Chip chip && chip.weighed() != intoPan) {
            dealing.press(chip);
        } else if (from instanceof Ground.Card(var card) && intoPan) {
            dealing.press(card);
        }
    }

    @Override
    protected void look(Spot spot, Ground ground, boolean looking) {
        say(looking ? about(spot, ground) : Optional.empty());
    }

    private Optional<String> about(Spot spot, Ground ground) {
        if (actor.isEmpty()) {
            return hints.plainly(spot, ground);
        }
        if (ground instanceof Ground.Plate(Ground.Deed deed)) {
            return Optional.of(hints.about(Ways.deed(deed)));
        }
        return chooser.with(ground).map(hints::about).or(() -> hints.plainly(spot, ground));
    }

    private void say(Optional<String> words) {
        desk.hint(words.or(() -> chooser.chosen().map(ground -> hints.needed(ground, chooser, canDeal()))));
    }

    private boolean canDeal() {
        return actor.isPresent()
                && Seat.first(state.seats()).stream()
                        .anyMatch(seat -> dealing.refuses(seat).isEmpty());
    }

    @Override
    protected void show() {
        Set<Ground> choosable = actor.isPresent() ? chooser.choosable() : Set.of();
        Set<Ground> ready = actor.isPresent() ? chooser.ready() : Set.of();
        Set<Ground> targets = chooser.targets();
        boolean none = chooser.chosen().isEmpty();
        Offered offered = new Offered(desk.choices(), actor, ghosts);
        if (none) {
            chosen = Optional.empty();
        }
        each((spot, ground) -> {
            boolean deed = isDeed(ground);
            boolean wanted = offered.wants(ground, dealing.deal());
            spot.stand(
                    choosable.contains(ground) || deed || wanted || ground instanceof Ground.Chip,
                    none && (ready.contains(ground) || deed || wanted),
                    chosen.filter(spot::equals).isPresent(),
                    targets.contains(ground) || wanted && !none);
        });
    }

    private boolean isDeed(Ground ground) {
        return actor.isPresent()
                && ground instanceof Ground.Plate(Ground.Deed deed)
                && desk.choices().contains(Ways.deed(deed));
    }
}
