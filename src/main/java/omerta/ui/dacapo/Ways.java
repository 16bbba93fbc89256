package omerta.ui.dacapo;

import static omerta.dacapo.DaCapoAction.NEW_PILE;

import java.util.Optional;
import omerta.dacapo.DaCapoAction;
import omerta.dacapo.DaCapoAction.Source;
import omerta.engine.Seat;
import omerta.ui.board.kit.Chooser;
import omerta.ui.board.kit.Chooser.Link;

/// Which action leads from one thing on the table to another.
///
/// @param actor who acts
record Ways(Seat actor) implements Chooser.Ends<DaCapoAction, Ground> {

    @Override
    public Optional<Link<Ground>> of(DaCapoAction action) {
        return switch (action) {
            case DaCapoAction.Place(Source from, int pile) ->
                Optional.of(new Link<>(ground(from), new Ground.Building(pile)));
            case DaCapoAction.Discard(int card, int pile) ->
                Optional.of(new Link<>(new Ground.HandCard(card), new Ground.Auxiliary(actor, pile)));
            case DaCapoAction.Refill(), DaCapoAction.Deal() -> Optional.empty();
        };
    }

    @Override
    public Optional<DaCapoAction> join(Ground from, Ground to) {
        return switch (to) {
            case Ground.Building(int pile) -> source(from).map(source -> new DaCapoAction.Place(source, pile));
            case Ground.Auxiliary(Seat of, int pile) ->
                of.equals(actor) && from instanceof Ground.HandCard(int card)
                        ? Optional.of(new DaCapoAction.Discard(card, pile))
                        : Optional.empty();
            case Ground.HandCard _, Ground.Stack _, Ground.Draw _, Ground.Aside _ -> Optional.empty();
        };
    }

    @Override
    public boolean moves(Ground key) {
        return source(key).isPresent();
    }

    @Override
    public boolean isPlain(DaCapoAction action) {
        return action instanceof DaCapoAction.Place;
    }

    /// Where a card is taken from.
    Ground ground(Source from) {
        return switch (from) {
            case Source.Hand(int card) -> new Ground.HandCard(card);
            case Source.Stack(Seat of) -> new Ground.Stack(of);
            case Source.Auxiliary(int pile) -> new Ground.Auxiliary(actor, pile);
        };
    }

    private Optional<Source> source(Ground key) {
        return switch (key) {
            case Ground.HandCard(int card) -> Optional.of(new Source.Hand(card));
            case Ground.Stack(Seat of) -> Optional.of(new Source.Stack(of));
            case Ground.Auxiliary(Seat of, int pile) ->
                of.equals(actor) && pile != NEW_PILE ? Optional.of(new Source.Auxiliary(pile)) : Optional.empty();
            case Ground.Building _, Ground.Draw _, Ground.Aside _ -> Optional.empty();
        };
    }
}
