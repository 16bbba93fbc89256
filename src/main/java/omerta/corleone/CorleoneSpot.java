package omerta.corleone;

import java.util.List;

/// A round spot between turfs.
///
/// @param id its name in files
/// @param turfs the numbers of the turfs that it touches, two or three, in ascending order
public record CorleoneSpot(String id, List<Integer> turfs) {
    /// Keeps a copy.
    public CorleoneSpot {
        turfs = List.copyOf(turfs);
    }
}
