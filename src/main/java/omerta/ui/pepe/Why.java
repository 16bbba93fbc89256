package omerta.ui.pepe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.pepe.DonPepe;
import omerta.pepe.DonPepeAction;
import omerta.pepe.DonPepeCard;
import omerta.pepe.DonPepeChair;
import omerta.pepe.DonPepeMan;
import omerta.pepe.DonPepeRole;
import omerta.pepe.DonPepeState;
import omerta.ui.board.Desk;

/// Why something that is pointed at does not go with what was pointed at before: the action that it would be, judged.
///
/// @param game the rules
/// @param desk which judges
/// @param state the view that is drawn
/// @param actor who acts
record Why(DonPepe game, Desk<DonPepeAction> desk, DonPepeState state, Seat actor) {

    /// Why a card cannot be played now, whatever for; empty where it can.
    Optional<Ruling.Illegal> card(DonPepeCard card) {
        return illegal(game.playable(state, actor, card));
    }

    /// Why all of this does not go together; empty where it is no kind of action.
    Optional<Ruling.Illegal> together(List<Ground> grounds) {
        Optional<DonPepeCard> card = Optional.empty();
        List<Integer> chairs = new ArrayList<>();
        for (Ground ground : grounds) {
            switch (ground) {
                case Ground.Card(DonPepeCard face) -> card = Optional.of(face);
                case Ground.Chair(int chair) -> chairs.add(chair);
                case Ground.Waiting(var role) -> {
                    return place(grounds, role);
                }
                case Ground.Discards() -> {
                    return card.flatMap(face -> judged(new DonPepeAction.Discard(face)));
                }
                case Ground.Stage _, Ground.Draw _ -> {}
            }
        }
        if (chairs.isEmpty()) {
            return card.flatMap(this::card);
        }
        Optional<DonPepeAction> action = card.isPresent() ? action(card.get(), chairs) : action(chairs);
        return action.flatMap(this::judged).or(noCake(card));
    }

    private Supplier<Optional<Ruling.Illegal>> noCake(Optional<DonPepeCard> card) {
        boolean needsCake = card.filter(face -> face == DonPepeCard.KA_BOOM || face == DonPepeCard.PASS_THE_CAKE)
                .isPresent();
        return () -> needsCake
                ? judged(
                        card.get() == DonPepeCard.KA_BOOM
                                ? new DonPepeAction.KaBoom(noSuchCake())
                                : new DonPepeAction.PassCake(noSuchCake(), 1))
                : Optional.empty();
    }

    private Seat noSuchCake() {
        return Seat.first(Seat.MOST).stream()
                .filter(seat -> !seat.equals(actor))
                .filter(seat ->
                        seat.index() >= state.seats() || state.cakeAt(seat).isEmpty())
                .findFirst()
                .orElse(actor);
    }

    private Optional<Ruling.Illegal> place(List<Ground> grounds, DonPepeRole role) {
        return grounds.stream()
                .filter(Ground.Chair.class::isInstance)
                .map(Ground.Chair.class::cast)
                .findFirst()
                .flatMap(chair -> judged(new DonPepeAction.Place(role, chair.chair())));
    }

    private Optional<DonPepeAction> action(DonPepeCard card, List<Integer> chairs) {
        int first = chairs.getFirst();
        DonPepeChair chair = game.tables().chair(first);
        return switch (card) {
            case KNIFE -> Optional.of(chairs.size() > 1 ? stab(first, chairs.get(1)) : stab(first, armed(chair)));
            case GUN -> Optional.of(chairs.size() > 1 ? shoot(first, chairs.get(1)) : shoot(first, chair.across()));
            case CAKE -> Optional.of(new DonPepeAction.SetCake(first));
            case PASS_THE_CAKE ->
                chairs.size() > 1
                        ? state.cakeOn(first)
                                .or(() -> state.cakeOn(chairs.get(1)))
                                .map(cake -> new DonPepeAction.PassCake(
                                        cake, state.cakeOn(first).isPresent() ? chairs.get(1) : first))
                        : Optional.empty();
            case KA_BOOM -> state.cakeOn(first).map(DonPepeAction.KaBoom::new);
            case SLUMBER_COCKTAIL ->
                Optional.of(new DonPepeAction.Drug(chairs.stream().sorted().toList()));
            case COPS -> Optional.empty();
            case MOVEMENT -> Optional.of(chairs.size() > 1 ? move(first, chairs.get(1)) : move(first, first));
        };
    }

    private Optional<DonPepeAction> action(List<Integer> chairs) {
        if (chairs.size() < 2) {
            return Optional.empty();
        }
        int first = chairs.get(0);
        int second = chairs.get(1);
        if (state.man(first).isEmpty() || state.man(second).isEmpty()) {
            return Optional.of(move(first, second));
        }
        return Optional.of(game.tables().chair(first).across() == second ? shoot(first, second) : stab(first, second));
    }

    /// A neighbour who might stab whoever sits there, or be stabbed.
    private int armed(DonPepeChair chair) {
        boolean own = isOwn(chair.chair());
        return own == isOwn(chair.left()) ? chair.right() : chair.left();
    }

    private DonPepeAction stab(int one, int other) {
        return isOwn(one) || !isOwn(other) ? new DonPepeAction.Stab(one, other) : new DonPepeAction.Stab(other, one);
    }

    private DonPepeAction shoot(int one, int other) {
        return isOwn(one) || !isOwn(other) ? new DonPepeAction.Shoot(one, other) : new DonPepeAction.Shoot(other, one);
    }

    private DonPepeAction move(int one, int other) {
        return isOwn(one) || !isOwn(other) ? new DonPepeAction.Move(one, other) : new DonPepeAction.Move(other, one);
    }

    private boolean isOwn(int chair) {
        return chair > 0
                && state.man(chair).map(DonPepeMan::of).filter(actor::equals).isPresent();
    }

    private Optional<Ruling.Illegal> judged(DonPepeAction action) {
        return illegal(desk.judge(action));
    }

    private static Optional<Ruling.Illegal> illegal(Ruling ruling) {
        return ruling instanceof Ruling.Illegal illegal ? Optional.of(illegal) : Optional.empty();
    }
}
