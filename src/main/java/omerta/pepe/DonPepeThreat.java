package omerta.pepe;

import java.util.List;
import omerta.engine.Seat;

/// A cake on the table, and whom it would catch.
///
/// @param cake whose cake
/// @param chair where it is
/// @param caught who would die if it exploded now
public record DonPepeThreat(Seat cake, int chair, List<DonPepeSitter> caught) {

    /// Keeps a copy.
    public DonPepeThreat {
        caught = List.copyOf(caught);
    }
}
