package omerta.ui.pepe;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import omerta.engine.Ruling;
import omerta.pepe.DonPepeAction;
import omerta.ui.board.Desk;
import omerta.ui.board.art.PileView;
import omerta.ui.board.kit.Spot;
import omerta.ui.board.kit.SpotPlay;

/// What is done with the spots of one picture: pointed at, looked at, dragged.
final class Play extends SpotPlay<Ground> {

    private final Desk<DonPepeAction> desk;
    private final Map<Ground, Spot> chosen = new HashMap<>();
    private final DonPepePicks picks;
    private final boolean offers;
    private final Advice advice;
    private Optional<Ground> looked = Optional.empty();

    /// Everything that is said and drawn about what is pointed at.
    ///
    /// @param hints the words
    /// @param sights the lines
    /// @param why the reasons
    /// @param lines on which the lines are drawn
    /// @param figures draws what is dragged
    record Advice(Hints hints, Sights sights, Why why, Lines lines, Ghosts figures) {}

    /// The play of one picture.
    ///
    /// @param picks what may be chosen
    /// @param offers whether anything is offered at all
    /// @param advice what is said and drawn
    Play(Desk<DonPepeAction> desk, DonPepePicks picks, boolean offers, Advice advice) {
        this.desk = desk;
        this.picks = picks;
        this.offers = offers;
        this.advice = advice;
    }

    @Override
    protected boolean dropLast() {
        boolean was = picks.back();
        if (was) {
            refresh();
        }
        return was;
    }

    @Override
    protected void press(Spot spot, Ground ground) {
        if (!offers) {
            return;
        }
        if (picks.has(ground)) {
            if (spot.equals(chosen.get(ground))) {
                picks.remove(ground);
            }
            chosen.put(ground, spot);
        } else if (!picks.fittingWith(ground).isEmpty()) {
            picks.add(ground);
            chosen.put(ground, spot);
        } else if (!begins(spot, ground)) {
            return;
        }
        refresh();
        picks.complete().ifPresent(this::make);
    }

    /// Something is pointed at that goes with nothing chosen before: it is refused where it would be an action with it,
    /// else chosen instead.
    private boolean begins(Spot spot, Ground ground) {
        boolean fresh = !picks.fittingAlone(ground).isEmpty();
        boolean another = fresh && (ground instanceof Ground.Card || ground instanceof Ground.Waiting);
        Optional<Ruling.Illegal> why = another ? Optional.empty() : advice.why().together(picks.pickedAnd(ground));
        if (why.isPresent()) {
            desk.refuse(why.get());
            return false;
        }
        if (fresh) {
            picks.begin(ground);
            chosen.put(ground, spot);
        }
        return fresh;
    }

    private void make(DonPepeAction action) {
        picks.clear();
        refresh();
        desk.choose(action);
    }

    @Override
    protected void enter(Spot spot, Ground ground) {
        if (!offers || !picks.has(ground)) {
            press(spot, ground);
            return;
        }
        Optional<DonPepeAction> plain = picks.plain();
        if (plain.isPresent()) {
            make(plain.get());
            return;
        }
        if (!focusFirst(picks.targets())) {
            press(spot, ground);
        }
    }

    @Override
    protected Optional<PileView> ghost(Spot spot) {
        return offers
                ? ground(spot)
                        .filter(ground -> !picks.fittingAlone(ground).isEmpty())
                        .flatMap(advice.figures()::of)
                : Optional.empty();
    }

    @Override
    protected void lift(Spot spot) {
        ground(spot).ifPresent(ground -> {
            if (!picks.has(ground)) {
                if (picks.fittingWith(ground).isEmpty()) {
                    picks.begin(ground);
                } else {
                    picks.add(ground);
                }
            }
            chosen.put(ground, spot);
            refresh();
        });
    }

    @Override
    protected void drop(Spot spot, Optional<Spot> onto) {
        Optional<Ground> to =
                onto.flatMap(this::ground).filter(ground -> !ground(spot).equals(Optional.of(ground)));
        if (to.isPresent() && !picks.has(to.get())) {
            press(onto.orElseThrow(), to.get());
        } else {
            ground(spot).ifPresent(picks::remove);
            refresh();
        }
    }

    @Override
    protected void look(Spot spot, Ground ground, boolean looking) {
        looked = looking ? Optional.of(ground) : looked.filter(other -> !other.equals(ground));
        say();
    }

    private void refresh() {
        show();
        say();
    }

    private void say() {
        desk.hint(sentence());
        advice.lines().show(traces());
    }

    private Optional<String> sentence() {
        if (looked.isPresent() && !picks.has(looked.get())) {
            Optional<String> about = about(looked.get());
            if (about.isPresent()) {
                return about;
            }
        }
        return offers && !picks.isEmpty() ? Optional.of(needed()) : Optional.empty();
    }

    private Optional<String> about(Ground ground) {
        Hints hints = advice.hints();
        if (picks.isEmpty() || !offers) {
            return plainly(ground);
        }
        List<DonPepeAction> actions = picks.fittingWith(ground);
        if (actions.size() == 1) {
            return Optional.of(hints.about(actions.getFirst()));
        }
        if (!actions.isEmpty()) {
            return plainly(ground);
        }
        boolean another = ground instanceof Ground.Card || ground instanceof Ground.Waiting;
        return another
                ? plainly(ground)
                : advice.why()
                        .together(picks.pickedAnd(ground))
                        .map(desk::refused)
                        .or(() -> plainly(ground));
    }

    private Optional<String> plainly(Ground ground) {
        return switch (ground) {
            case Ground.Chair(int chair) -> Optional.of(advice.hints().chair(chair));
            case Ground.Card(var card) -> offers ? advice.why().card(card).map(desk::refused) : Optional.empty();
            case Ground.Draw() ->
                offers ? picks.fittingAlone(ground).stream().findFirst().map(advice.hints()::about) : Optional.empty();
            case Ground.Stage _ -> Optional.of(advice.hints().stage());
            case Ground.Discards _ -> Optional.of(advice.hints().discards());
            case Ground.Waiting _ -> Optional.empty();
        };
    }

    private String needed() {
        Optional<DonPepeAction> plain = picks.plain();
        if (plain.isPresent()) {
            return advice.hints().enter(plain.get());
        }
        if (picks.played().isEmpty()) {
            Optional<Ruling.Illegal> why = picks.picked().stream()
                    .filter(Ground.Card.class::isInstance)
                    .findFirst()
                    .flatMap(card -> advice.why().card(((Ground.Card) card).card()));
            if (why.isPresent()) {
                return advice.hints().onlyDiscard(why.get());
            }
        }
        return advice.hints().needed(picks);
    }

    private List<Trace> traces() {
        Optional<Ground> ground = looked.filter(other -> !picks.has(other));
        if (ground.isPresent() && ground.get() instanceof Ground.Chair(int chair)) {
            List<DonPepeAction> actions = picks.fittingWith(ground.get()).stream()
                    .filter(action -> !picks.isEmpty()
                            || action instanceof DonPepeAction.Stab
                            || action instanceof DonPepeAction.Shoot)
                    .toList();
            return actions.isEmpty()
                    ? advice.sights().cake(chair)
                    : advice.sights().of(actions);
        }
        return picks.isEmpty() ? List.of() : advice.sights().of(picks.played());
    }

    @Override
    protected void show() {
        Set<Ground> choosable = offers ? picks.choosable() : Set.of();
        boolean none = picks.isEmpty();
        Set<Ground> ready = offers && none ? picks.ready() : Set.of();
        Set<Ground> targets = picks.targets();
        each((spot, ground) -> {
            spot.stand(
                    choosable.contains(ground),
                    ready.contains(ground),
                    picks.has(ground) && spot.equals(chosen.get(ground)),
                    targets.contains(ground));
            spot.last(ground instanceof Ground.Discards && targets.contains(ground));
        });
    }
}
