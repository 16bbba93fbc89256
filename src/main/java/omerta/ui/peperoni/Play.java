package omerta.ui.peperoni;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import omerta.engine.Ruling;
import omerta.peperoni.DonPeperoniAction;
import omerta.ui.board.Desk;
import omerta.ui.board.kit.Picks;
import omerta.ui.board.kit.Spot;
import omerta.ui.board.kit.SpotPlay;

/// What is done with the spots of one picture: pointed at and looked at.
final class Play extends SpotPlay<Ground> {

    private final Desk<DonPeperoniAction> desk;
    private final Picks<DonPeperoniAction, Ground> picks;
    private final boolean offers;
    private final Advice advice;
    private Optional<Integer> mover = Optional.empty();
    private Optional<Walks.Way> goal = Optional.empty();
    private Optional<Ground> looked = Optional.empty();
    private Optional<String> told = Optional.empty();
    private Consumer<Optional<Integer>> note = house -> {};

    /// Everything that is said, drawn and done about what is pointed at.
    ///
    /// @param hints the words
    /// @param walks the ways
    /// @param why the reasons
    /// @param path on which a way is drawn
    /// @param march goes a way
    /// @param card shows the card of a house
    record Advice(
            Hints hints,
            Walks walks,
            Why why,
            PathView path,
            Consumer<Walks.Way> march,
            Consumer<Optional<Integer>> card) {}

    /// The play of one picture.
    ///
    /// @param picks what may be chosen
    /// @param offers whether anything is offered at all
    /// @param advice what is said, drawn and done
    Play(Desk<DonPeperoniAction> desk, Picks<DonPeperoniAction, Ground> picks, boolean offers, Advice advice) {
        this.desk = desk;
        this.picks = picks;
        this.offers = offers;
        this.advice = advice;
    }

    /// Notes who looks at which house.
    void note(Consumer<Optional<Integer>> listener) {
        note = listener;
        note.accept(house());
    }

    @Override
    protected boolean dropLast() {
        boolean was = true;
        if (goal.isPresent()) {
            goal = Optional.empty();
        } else if (!picks.back()) {
            was = mover.isPresent();
            mover = Optional.empty();
        }
        refresh();
        return was;
    }

    /// Tells this while nothing is looked at.
    void tell(String words) {
        told = Optional.of(words);
        desk.hint(told);
    }

    /// Shows what is to be seen before anything is pointed at.
    void begin() {
        advice.card().accept(house());
    }

    private int mover() {
        return mover.orElseGet(advice.walks()::usual);
    }

    @Override
    protected void press(Spot spot, Ground ground) {
        press(ground);
    }

    private void press(Ground ground) {
        if (!offers) {
            return;
        }
        looked = Optional.of(ground);
        if (picks.has(ground)) {
            picks.remove(ground);
            refresh();
        } else if (ground instanceof Ground.Canvasser(var of, int canvasser)
                && of.equals(advice.walks().actor())
                && !picks.has(new Ground.Badge())) {
            pick(canvasser);
        } else if (!holdsTool() && isGoal(ground)) {
            go();
        } else if (ground instanceof Ground.Place(int place) && !holdsTool() && aim(place)) {
            refresh();
        } else {
            choose(ground);
        }
    }

    @Override
    protected void enter(Spot spot, Ground ground) {
        Optional<Ground> only = picks.has(ground) ? picks.only() : Optional.empty();
        only.ifPresentOrElse(this::press, () -> press(ground));
    }

    private void pick(int canvasser) {
        Optional<Ruling.Illegal> why = advice.why().own(canvasser);
        if (why.isPresent()) {
            desk.refuse(why.get());
            return;
        }
        picks.clear();
        goal = Optional.empty();
        mover = mover.equals(Optional.of(canvasser)) ? Optional.empty() : Optional.of(canvasser);
        refresh();
    }

    private boolean holdsTool() {
        return picks.picked().stream().anyMatch(picked -> !(picked instanceof Ground.Place));
    }

    private boolean isGoal(Ground ground) {
        return goal.filter(way -> ground.equals(new Ground.Place(way.to()))).isPresent();
    }

    /// Goes to the goal. What is drawn from then on belongs to other pictures.
    private void go() {
        Optional<Walks.Way> way = goal;
        goal = Optional.empty();
        refresh();
        way.ifPresent(advice.march());
    }

    /// Makes a place the goal.
    ///
    /// @return whether it can be one
    private boolean aim(int place) {
        Optional<Walks.Way> way = advice.walks().open(mover(), place);
        if (way.isPresent()) {
            picks.clear();
            goal = way;
        }
        return way.isPresent();
    }

    private void choose(Ground ground) {
        if (!picks.fittingWith(ground).isEmpty()) {
            picks.add(ground);
        } else if (!picks.fittingAlone(ground).isEmpty() && (isTool(ground) || !holdsTool())) {
            picks.begin(ground);
        } else {
            advice.why()
                    .together(isTool(ground) ? List.of(ground) : picks.pickedAnd(ground), mover())
                    .ifPresent(desk::refuse);
            return;
        }
        goal = Optional.empty();
        Optional<DonPeperoniAction> action = picks.complete();
        action.ifPresent(made -> picks.clear());
        refresh();
        action.ifPresent(desk::choose);
    }

    private static boolean isTool(Ground ground) {
        return ground instanceof Ground.Chit
                || ground instanceof Ground.Agent
                || ground instanceof Ground.Badge
                || ground instanceof Ground.End;
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
        desk.hint(sentence().or(() -> told));
        advice.path().show(way());
        advice.card().accept(house());
        note.accept(house());
    }

    /// The way to be drawn: to what is looked at, else to the goal.
    private Optional<Walks.Way> way() {
        if (!offers || holdsTool()) {
            return Optional.empty();
        }
        Optional<Walks.Way> there = looked.filter(Ground.Place.class::isInstance)
                .flatMap(ground -> advice.walks().way(mover(), ((Ground.Place) ground).place()));
        return there.or(() -> goal);
    }

    /// The house whose card is to be seen: what is looked at, else where the canvasser is whose part it is.
    private Optional<Integer> house() {
        Places map = advice.hints().names().map();
        Optional<Integer> seen =
                looked.filter(Ground.Place.class::isInstance).map(ground -> ((Ground.Place) ground).place());
        int current = advice.walks().state().stage().current();
        Optional<Integer> at =
                offers && current != 0 ? Optional.of(advice.walks().at(current)) : Optional.empty();
        return seen.or(() -> at).filter(map::isHouse);
    }

    private Optional<String> sentence() {
        Optional<String> about = looked.filter(ground -> !picks.has(ground)).flatMap(this::about);
        if (about.isPresent() || !offers) {
            return about;
        }
        return goal.map(way -> advice.hints().way(way, true))
                .or(() -> advice.hints().needed(picks.picked()));
    }

    private Optional<String> about(Ground ground) {
        Hints hints = advice.hints();
        if (!offers) {
            return hints.plainly(ground);
        }
        Optional<Walks.Way> way = way().filter(found -> ground.equals(new Ground.Place(found.to())));
        if (way.isPresent() && way.get().isWithin()) {
            return Optional.of(hints.way(way.get(), goal.equals(way)));
        }
        List<DonPeperoniAction> actions = picks.fittingWith(ground);
        if (actions.size() == 1 || !actions.isEmpty() && holdsTool()) {
            return Optional.of(hints.about(actions.getFirst()));
        }
        if (!actions.isEmpty() || ground instanceof Ground.Side) {
            return hints.plainly(ground);
        }
        Optional<Ruling.Illegal> why =
                advice.why().together(isTool(ground) ? List.of(ground) : picks.pickedAnd(ground), mover());
        return why.map(desk::refused).or(() -> hints.plainly(ground));
    }

    @Override
    protected void show() {
        Set<Ground> choosable = picks.choosable();
        Set<Ground> targets = picks.targets();
        boolean tool = holdsTool();
        each((spot, ground) -> {
            boolean reached = offers && !tool && isReached(ground);
            boolean own = offers && !tool && isOwnReady(ground);
            boolean may = offers && choosable.contains(ground);
            boolean target = targets.contains(ground) || reached && mover.isPresent();
            spot.stand(may || reached || own, reached || own || may && !tool, isChosen(ground), target);
        });
    }

    private boolean isReached(Ground ground) {
        return ground instanceof Ground.Place(int place)
                && advice.walks().open(mover(), place).isPresent();
    }

    private boolean isOwnReady(Ground ground) {
        return ground instanceof Ground.Canvasser(var of, int canvasser)
                && of.equals(advice.walks().actor())
                && advice.walks().isOffered(canvasser);
    }

    private boolean isChosen(Ground ground) {
        return picks.has(ground)
                || isGoal(ground)
                || mover.filter(chosen -> ground.equals(
                                new Ground.Canvasser(advice.walks().actor(), chosen)))
                        .isPresent();
    }
}
