package omerta.dacapo;

import java.util.List;
import omerta.engine.Lists;
import omerta.engine.Pile;

/// What lies before a seat.
///
/// @param stack the player stack; only its top card lies face up
/// @param hand the hand cards, the newest last
/// @param auxiliary the places of the auxiliary piles, an empty pile where a place is free
public record DaCapoArea(Pile stack, Pile hand, List<Pile> auxiliary) {

    /// Keeps a copy of the auxiliary piles.
    public DaCapoArea {
        auxiliary = List.copyOf(auxiliary);
    }

    DaCapoArea withStack(Pile other) {
        return new DaCapoArea(other, hand, auxiliary);
    }

    DaCapoArea withHand(Pile other) {
        return new DaCapoArea(stack, other, auxiliary);
    }

    DaCapoArea withAuxiliary(int number, Pile other) {
        return new DaCapoArea(stack, hand, Lists.with(auxiliary, number - 1, other));
    }
}
