package omerta.ui.pepe;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import omerta.pepe.DonPepeAction;
import omerta.ui.board.kit.Picks;

/// What has been pointed at so far, and what it may still become. A card need not be pointed at where everything else says
/// which it must be; throwing a card away is never done but on purpose.
final class DonPepePicks extends Picks<DonPepeAction, Ground> {

    private final List<DonPepeAction> choices;
    private final Parts parts;

    /// Nothing has been pointed at yet.
    ///
    /// @param choices what may be done
    /// @param parts what the actions are made of
    DonPepePicks(List<DonPepeAction> choices, Parts parts) {
        super(choices, action -> List.of(parts.of(action)));
        this.choices = choices;
        this.parts = parts;
    }

    /// Everything from which one may begin: cards that can be played, men who wait for a chair, else the end of the
    /// turn.
    Set<Ground> ready() {
        Set<Ground> ready = new LinkedHashSet<>();
        choices.stream()
                .filter(DonPepePicks::isPlayed)
                .flatMap(action -> parts.of(action).stream())
                .filter(part -> part instanceof Ground.Card || part instanceof Ground.Waiting)
                .forEach(ready::add);
        if (ready.isEmpty() && choices.contains(new DonPepeAction.Done())) {
            ready.add(new Ground.Draw());
        }
        return ready;
    }

    /// The action that is chosen by what has been pointed at: nothing is missing, or nothing but the card that it must be.
    @Override
    public Optional<DonPepeAction> complete() {
        return super.complete().or(this::butForTheCard);
    }

    private Optional<DonPepeAction> butForTheCard() {
        List<DonPepeAction> fitting = fitting();
        return picked().size() > 1
                        && fitting.size() == 1
                        && missing(fitting.getFirst()).stream().allMatch(Ground.Card.class::isInstance)
                ? Optional.of(fitting.getFirst())
                : Optional.empty();
    }

    /// The one action that Enter would do now; throwing a card away never is.
    Optional<DonPepeAction> plain() {
        List<DonPepeAction> plain = played();
        return !isEmpty() && plain.size() == 1 ? Optional.of(plain.getFirst()) : Optional.empty();
    }

    /// The fitting actions that throw nothing away.
    List<DonPepeAction> played() {
        return fitting().stream().filter(DonPepePicks::isPlayed).toList();
    }

    private static boolean isPlayed(DonPepeAction action) {
        return !(action instanceof DonPepeAction.Discard);
    }
}
