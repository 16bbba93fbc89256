package omerta.ui.dacapo;

import java.util.Optional;
import omerta.dacapo.DaCapoAction;
import omerta.dacapo.DaCapoState;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.ui.board.kit.Spot;

/// Shows all cards of an open pile while somebody looks at it.
///
/// @param surface on which they are shown
/// @param state the view that is looked at
/// @param names what the piles are called
record Readings(Surface surface, DaCapoState state, Names names) {

    /// Somebody begins or ceases to look at something.
    void look(Spot spot, Ground ground, boolean looking) {
        Optional<Reading> panel = looking ? panel(ground) : Optional.empty();
        surface.read(spot, panel.map(reading -> reading));
    }

    /// The card that could be taken from there.
    Optional<Integer> top(Ground ground) {
        return switch (ground) {
            case Ground.HandCard(int card) -> Optional.of(card);
            case Ground.Stack(Seat of) -> top(state.area(of).stack());
            case Ground.Auxiliary _ -> pile(ground).flatMap(Readings::top);
            case Ground.Building _, Ground.Draw _, Ground.Aside _ -> Optional.empty();
        };
    }

    private static Optional<Integer> top(Pile pile) {
        return pile.isEmpty() ? Optional.empty() : Optional.of((int) pile.top());
    }

    private Optional<Reading> panel(Ground ground) {
        return pile(ground).filter(pile -> pile.size() > 1).map(pile -> new Reading(title(ground, pile), pile));
    }

    private Optional<Pile> pile(Ground ground) {
        return switch (ground) {
            case Ground.Auxiliary(Seat of, int pile)
            when pile != DaCapoAction.NEW_PILE ->
                Optional.of(state.area(of).auxiliary().get(pile - 1));
            case Ground.Building(int pile)
            when pile != DaCapoAction.NEW_PILE -> Optional.of(state.middle().get(pile - 1));
            case Ground.Auxiliary _,
                    Ground.Building _,
                    Ground.HandCard _,
                    Ground.Stack _,
                    Ground.Draw _,
                    Ground.Aside _ -> Optional.empty();
        };
    }

    private String title(Ground ground, Pile pile) {
        return switch (ground) {
            case Ground.Auxiliary(Seat of, int number) ->
                names.desk().words("da-capo.table.reading-auxiliary", names.of(of), number, pile.size());
            case Ground.Building(int number) ->
                names.desk().words("da-capo.table.reading-building", number, pile.size());
            case Ground.HandCard _, Ground.Stack _, Ground.Draw _, Ground.Aside _ -> "";
        };
    }
}
