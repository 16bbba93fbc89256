package omerta.corleone;

import java.util.List;

/// A business: printed in a turf, or a tile.
///
/// @param id its name in files
/// @param front what a thug takes on it
/// @param back what a family member takes near it
public record CorleoneBusiness(String id, List<CorleoneEffect> front, List<CorleoneEffect> back) {
    /// Keeps copies.
    public CorleoneBusiness {
        front = List.copyOf(front);
        back = List.copyOf(back);
    }
}
