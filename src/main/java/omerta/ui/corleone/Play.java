package omerta.ui.corleone;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import omerta.corleone.CorleoneAction;
import omerta.corleone.CorleoneCity;
import omerta.corleone.CorleoneEffect;
import omerta.corleone.CorleonePending;
import omerta.engine.Ruling;
import omerta.ui.board.Desk;
import omerta.ui.board.art.PileView;
import omerta.ui.board.kit.Picks;
import omerta.ui.board.kit.Spot;
import omerta.ui.board.kit.SpotPlay;

/// What is done with the spots of one picture: pointed at, gathered, looked at.
final class Play extends SpotPlay<Ground> {

    private final Desk<CorleoneAction> desk;
    private final Picks<CorleoneAction, Ground> picks;
    private final boolean offers;
    private final boolean open;
    private final Stage stage;
    private Optional<Gather> gather;
    private Optional<Ground> looked = Optional.empty();
    private Consumer<Optional<Gather>> told = gathered -> {};

    /// Everything that is said and shown about what is pointed at.
    ///
    /// @param hints the words
    /// @param why the reasons
    /// @param light lights up fronts and backs
    /// @param notice shows what there is to be read about a spot
    /// @param ways shows several ways to do something; none where they go
    record Stage(
            Hints hints,
            Why why,
            BiConsumer<Set<Integer>, Set<Integer>> light,
            BiConsumer<Optional<Ground>, Optional<Spot>> notice,
            Consumer<List<CorleoneAction>> ways) {}

    /// The play of one picture.
    ///
    /// @param picks what may be chosen
    /// @param offers whether anything is offered at all
    /// @param open whether the table lies open, so that hand cards are behind a curtain
    /// @param gather what is to be put together
    /// @param stage what is said and shown
    Play(
            Desk<CorleoneAction> desk,
            Picks<CorleoneAction, Ground> picks,
            boolean offers,
            boolean open,
            Optional<Gather> gather,
            Stage stage) {
        this.desk = desk;
        this.picks = picks;
        this.offers = offers;
        this.open = open;
        this.gather = gather;
        this.stage = stage;
    }

    /// Tells what has been gathered, now and whenever it changes.
    void tell(Consumer<Optional<Gather>> listener) {
        told = listener;
        told.accept(gather);
    }

    @Override
    protected boolean dropLast() {
        boolean was = gather.map(Gather::back).orElse(false);
        if (!was && gather.filter(Gather::isAtOnce).isPresent()) {
            gather = Optional.empty();
            was = true;
        }
        was = was || picks.back();
        refresh();
        return was;
    }

    @Override
    protected void press(Spot spot, Ground ground) {
        press(ground);
    }

    private void press(Ground ground) {
        if (!offers || ground instanceof Ground.Sight) {
            return;
        }
        looked = Optional.of(ground);
        if (gather.isPresent() && (gather.get().takes(ground) || ground instanceof Ground.End)) {
            gather(gather.get(), ground);
            return;
        }
        Ground plain = meant(ground);
        if (picks.has(plain)) {
            picks.remove(plain);
            refresh();
        } else if (ground instanceof Ground.Icon(CorleoneEffect effect)) {
            icon(effect, plain);
        } else {
            choose(plain);
        }
    }

    /// Equal cards are one.
    private static Ground plain(Ground ground) {
        return ground instanceof Ground.Card(int code, int _) ? new Ground.Card(code, 0) : ground;
    }

    /// A front stands for its turf where that may be chosen and the front may not.
    private Ground meant(Ground ground) {
        if (ground instanceof Ground.Space(int space) && CorleoneCity.isFront(space)) {
            Ground turf = new Ground.Turf(CorleoneCity.turf(space));
            Set<Ground> choosable = picks.choosable();
            return choosable.contains(turf) && !choosable.contains(ground) ? turf : ground;
        }
        return plain(ground);
    }

    private void icon(CorleoneEffect effect, Ground ground) {
        if (open && needsHand(effect)) {
            desk.act(stage.why().actor());
        } else if (effect instanceof CorleoneEffect.Convert convert) {
            picks.clear();
            gather = gather.isPresent() ? Optional.empty() : Optional.of(Gather.of(convert));
            refresh();
        } else {
            gather = gather.filter(gathered -> !gathered.isAtOnce());
            choose(ground);
        }
    }

    private static boolean needsHand(CorleoneEffect effect) {
        return effect instanceof CorleoneEffect.Suitcase
                || effect instanceof CorleoneEffect.Exchange
                || effect instanceof CorleoneEffect.Convert;
    }

    private void gather(Gather gathering, Ground ground) {
        if (gathering.takes(ground)) {
            gathering.toggle(ground);
            if (!gathering.isAtOnce() || gathering.missing() > 0) {
                refresh();
                return;
            }
        }
        CorleoneAction action = gathering.action();
        if (desk.judge(action) instanceof Ruling.Illegal illegal) {
            desk.refuse(illegal);
            refresh();
        } else {
            desk.choose(action);
        }
    }

    private void choose(Ground ground) {
        if (!picks.fittingWith(ground).isEmpty()) {
            picks.add(ground);
        } else if (!picks.fittingAlone(ground).isEmpty()) {
            picks.begin(ground);
        } else {
            stage.why().together(picks.pickedAnd(ground)).ifPresent(desk::refuse);
            return;
        }
        Optional<CorleoneAction> action = picks.complete();
        action.ifPresent(made -> picks.clear());
        refresh();
        action.ifPresent(desk::choose);
    }

    @Override
    protected void enter(Spot spot, Ground ground) {
        Ground meant = meant(ground);
        Optional<CorleoneAction> first =
                picks.has(meant) ? firstWay().or(() -> onlyOne(picks.fitting())) : alone(meant);
        if (first.isPresent()) {
            picks.clear();
            refresh();
            desk.choose(first.get());
        } else {
            press(ground);
        }
    }

    private Optional<CorleoneAction> firstWay() {
        return ways().stream().findFirst();
    }

    private static Optional<CorleoneAction> onlyOne(List<CorleoneAction> actions) {
        return actions.size() == 1 ? Optional.of(actions.getFirst()) : Optional.empty();
    }

    /// The one action that something can be for; none for a job, which shows how it is paid.
    private Optional<CorleoneAction> alone(Ground ground) {
        return gather.isPresent()
                ? Optional.empty()
                : onlyOne(picks.fittingWith(ground)).filter(action -> !(action instanceof CorleoneAction.Complete));
    }

    /// The actions that nothing on the table tells apart any more; none before all else has been pointed at.
    private List<CorleoneAction> ways() {
        List<CorleoneAction> fitting = picks.isEmpty() ? List.of() : picks.fitting();
        return fitting.stream().allMatch(this::isWay) ? fitting : List.of();
    }

    private boolean isWay(CorleoneAction action) {
        return picks.missing(action).equals(List.of(new Ground.Way(action)));
    }

    @Override
    protected void look(Spot spot, Ground ground, boolean looking) {
        looked = looking ? Optional.of(ground) : looked.filter(other -> !other.equals(ground));
        say();
    }

    private void refresh() {
        stage.ways().accept(ways());
        told.accept(gather);
        show();
        say();
    }

    private void say() {
        desk.hint(sentence());
        Optional<Ground> read = looked.filter(ground -> !(ground instanceof Ground.Way));
        stage.notice().accept(read, read.flatMap(this::spot));
        Names names = stage.hints().names();
        Set<Integer> fronts = new HashSet<>();
        Set<Integer> backs = new HashSet<>();
        if (looked.orElse(null) instanceof Ground.Space(int space)) {
            if (CorleoneCity.isFront(space)) {
                fronts.add(space);
            } else {
                backs.addAll(names.around(stage.hints().state().board(), space));
            }
        }
        stage.light().accept(fronts, backs);
    }

    private Optional<String> sentence() {
        if (!offers) {
            return Optional.empty();
        }
        Optional<String> about =
                looked.filter(ground -> !picks.has(plain(ground))).flatMap(this::about);
        return about.or(() -> gather.map(stage.hints()::gathering))
                .or(() -> stage.hints().needed(picks.picked()));
    }

    private Optional<String> about(Ground ground) {
        if (gather.filter(gathering -> gathering.takes(ground) || ground instanceof Ground.End)
                .isPresent()) {
            return Optional.empty();
        }
        if (ground instanceof Ground.Way(CorleoneAction action)) {
            return Optional.of(stage.hints().about(action));
        }
        if (ground instanceof Ground.Icon(CorleoneEffect effect)) {
            return Optional.of(stage.hints().names().explained(effect));
        }
        List<CorleoneAction> actions = picks.fittingWith(meant(ground));
        if (actions.size() == 1) {
            return Optional.of(stage.hints().about(actions.getFirst()));
        }
        return actions.isEmpty()
                ? stage.why().together(picks.pickedAnd(plain(ground))).map(desk::refused)
                : Optional.empty();
    }

    @Override
    protected void show() {
        Set<Ground> choosable = picks.choosable();
        Set<Ground> targets = picks.targets();
        each((spot, ground) -> {
            Ground plain = plain(ground);
            boolean gathered = gather.filter(gathering -> gathering.has(ground)).isPresent();
            boolean gathers = gather.filter(gathering -> gathering.takes(ground)
                            || ground instanceof Ground.End
                                    && desk.judge(gathering.action()).isLegal())
                    .isPresent();
            boolean may = offers && (choosable.contains(plain) || gathers || isIcon(ground));
            boolean target = offers
                    && (targets.contains(plain)
                            || gathers && !gathered && gather.orElseThrow().isAtOnce());
            boolean ready =
                    may && picks.isEmpty() && gather.filter(Gather::isAtOnce).isEmpty();
            spot.stand(may, ready, gathered || picks.has(plain), target);
        });
    }

    /// Whether this waits to be taken by the seat that acts.
    private boolean isIcon(Ground ground) {
        return ground instanceof Ground.Icon
                && stage.hints().state().top().orElse(null) instanceof CorleonePending.Taking taking
                && taking.seat().equals(stage.why().actor());
    }

    @Override
    protected Optional<PileView> ghost(Spot spot) {
        return offers && gather.isEmpty()
                ? ground(spot)
                        .filter(Ground.Card.class::isInstance)
                        .map(card -> PileView.card(new Cards(stage.hints().names()).face(((Ground.Card) card).code())))
                : Optional.empty();
    }

    @Override
    protected void drop(Spot spot, Optional<Spot> onto) {
        Optional<Ground> card = ground(spot).map(Play::plain);
        Optional<Ground> goal = onto.flatMap(this::ground);
        picks.clear();
        if (card.isPresent() && goal.isPresent()) {
            press(card.get());
            press(goal.get());
        } else {
            refresh();
        }
    }
}
