package omerta.ui.dacapo;

import java.util.Optional;
import java.util.Set;
import omerta.dacapo.DaCapoAction;
import omerta.engine.Ruling;
import omerta.ui.board.Desk;
import omerta.ui.board.art.PileView;
import omerta.ui.board.kit.Chooser;
import omerta.ui.board.kit.Chooser.Press;
import omerta.ui.board.kit.Spot;
import omerta.ui.board.kit.SpotPlay;

/// What is done with the spots of one picture: chosen, put, looked at.
final class Play extends SpotPlay<Ground> {

    private final Desk<DaCapoAction> desk;
    private final Chooser<DaCapoAction, Ground> chooser;
    private final boolean offers;
    private final Readings readings;
    private Optional<Spot> chosen = Optional.empty();

    /// The play of one picture.
    ///
    /// @param ways how the acting seat's actions lead over the table
    /// @param offers whether anything is offered at all
    /// @param readings shows piles that are looked at
    Play(Desk<DaCapoAction> desk, Ways ways, boolean offers, Readings readings) {
        this.desk = desk;
        this.offers = offers;
        this.readings = readings;
        chooser = new Chooser<>(desk, ways);
    }

    @Override
    protected boolean dropLast() {
        boolean was = chooser.drop();
        if (was) {
            show();
            say(Optional.empty());
        }
        return was;
    }

    @Override
    protected void press(Spot spot, Ground ground) {
        if (!offers) {
            return;
        }
        Optional<DaCapoAction> pile = onDrawPile(ground);
        if (pile.isPresent()) {
            desk.choose(pile.get());
            return;
        }
        boolean twin = chosen.isPresent()
                && !chosen.get().equals(spot)
                && chooser.chosen().filter(ground::equals).isPresent();
        Press press = twin ? Press.CHOSEN : chooser.press(ground);
        after(press, spot);
    }

    private void after(Press press, Spot spot) {
        switch (press) {
            case CHOSEN -> {
                chosen = Optional.of(spot);
                readings.look(spot, chooser.chosen().orElseThrow(), false);
                show();
                say(Optional.empty());
            }
            case DROPPED -> {
                show();
                say(Optional.empty());
            }
            case DONE -> show();
            case REFUSED -> {}
        }
    }

    @Override
    protected void enter(Spot spot, Ground ground) {
        if (chosen.filter(spot::equals).isEmpty()) {
            press(spot, ground);
            return;
        }
        Optional<DaCapoAction> plain = chooser.plain();
        if (plain.isPresent()) {
            chooser.drop();
            show();
            desk.choose(plain.get());
            return;
        }
        if (!focusFirst(chooser.targets())) {
            press(spot, ground);
        }
    }

    private Optional<DaCapoAction> onDrawPile(Ground ground) {
        return ground instanceof Ground.Draw
                ? desk.choices().stream()
                        .filter(action -> action instanceof DaCapoAction.Refill || action instanceof DaCapoAction.Deal)
                        .findFirst()
                : Optional.empty();
    }

    @Override
    protected Optional<PileView> ghost(Spot spot) {
        return offers
                ? ground(spot).flatMap(readings::top).map(card -> PileView.card(Faces.of(card)))
                : Optional.empty();
    }

    @Override
    protected void lift(Spot spot) {
        ground(spot).ifPresent(chooser::choose);
        chosen = Optional.of(spot);
        show();
    }

    @Override
    protected void drop(Spot spot, Optional<Spot> onto) {
        Optional<Ground> from = ground(spot);
        Optional<Ground> to = onto.flatMap(this::ground);
        Press press = from.isPresent() && to.isPresent() ? chooser.put(from.get(), to.get()) : Press.DROPPED;
        chooser.drop();
        show();
        if (press == Press.DROPPED) {
            say(Optional.empty());
        }
    }

    @Override
    protected void look(Spot spot, Ground ground, boolean looking) {
        readings.look(spot, ground, looking && chooser.chosen().isEmpty());
        if (offers) {
            say(looking ? chooser.with(ground).map(this::about).or(() -> plainly(spot, ground)) : Optional.empty());
        }
    }

    /// What a thing is, where nothing is chosen that could go there.
    private Optional<String> plainly(Spot spot, Ground ground) {
        if (chooser.chosen().isPresent()) {
            return Optional.empty();
        }
        return explained(ground)
                .map(key -> desk.words(
                        "da-capo.table.advised",
                        spot.getAccessibleText(),
                        desk.words("da-capo.table.explained." + key)));
    }

    private static Optional<String> explained(Ground ground) {
        return switch (ground) {
            case Ground.HandCard _ -> Optional.empty();
            case Ground.Stack _ -> Optional.of("stack");
            case Ground.Auxiliary _ -> Optional.of("auxiliary");
            case Ground.Building _ -> Optional.of("building");
            case Ground.Draw _ -> Optional.of("draw");
            case Ground.Aside _ -> Optional.of("aside");
        };
    }

    /// What an action would do and what to mind, or why it may not be done.
    private String about(DaCapoAction action) {
        if (desk.judge(action) instanceof Ruling.Illegal illegal) {
            return desk.refused(illegal);
        }
        String words = desk.describe(action);
        for (String advice : desk.advice(action)) {
            words = desk.words("da-capo.table.advised", words, advice);
        }
        return words;
    }

    private void say(Optional<String> words) {
        desk.hint(words.isPresent() || chooser.chosen().isEmpty() ? words : Optional.of(needed()));
    }

    private String needed() {
        Optional<DaCapoAction> plain = chooser.plain();
        if (plain.isPresent()) {
            return desk.words("da-capo.table.enter", about(plain.get()));
        }
        Set<Ground> targets = chooser.targets();
        if (targets.isEmpty()) {
            return desk.words("da-capo.table.nowhere");
        }
        return desk.words(
                targets.stream().anyMatch(Ground.HandCard.class::isInstance) || isPlace()
                        ? "da-capo.table.which-card"
                        : "da-capo.table.which-place");
    }

    private boolean isPlace() {
        return chooser.chosen().filter(Ground.Building.class::isInstance).isPresent();
    }

    @Override
    protected void show() {
        Set<Ground> choosable = offers ? chooser.choosable() : Set.of();
        Set<Ground> ready = offers ? chooser.ready() : Set.of();
        Set<Ground> targets = chooser.targets();
        boolean none = chooser.chosen().isEmpty();
        if (none) {
            chosen = Optional.empty();
        }
        each((spot, ground) -> {
            boolean drawn = offers && onDrawPile(ground).isPresent();
            spot.stand(
                    choosable.contains(ground) || drawn,
                    none && (ready.contains(ground) || drawn),
                    chosen.filter(spot::equals).isPresent(),
                    targets.contains(ground));
            spot.last(targets.contains(ground)
                    && chooser.with(ground)
                            .filter(DaCapoAction.Discard.class::isInstance)
                            .isPresent());
        });
    }
}
