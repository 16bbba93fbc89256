package omerta.dacapo;

import java.util.List;
import omerta.dacapo.DaCapoAction.Source;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Which card lies where it could be taken from.
final class Sources {

    private Sources() {}

    /// The card that a seat would take; [Pile#FACE_DOWN] where there is none or it cannot be seen.
    static int card(DaCapoState view, Seat seat, Source from) {
        return switch (from) {
            case Source.Hand(int card) -> card;
            case Source.Auxiliary(int pile) -> {
                List<Pile> auxiliary = view.area(seat).auxiliary();
                yield Places.lies(auxiliary, pile)
                        ? Places.pile(auxiliary, pile).top()
                        : Pile.FACE_DOWN;
            }
            case Source.Stack(Seat of) ->
                of.index() < view.seats() && !view.area(of).stack().isEmpty()
                        ? view.area(of).stack().top()
                        : Pile.FACE_DOWN;
        };
    }
}
