package omerta.corleone;

import java.util.List;

/// A job card.
///
/// @param id its name in files
/// @param colour its colour
/// @param cost the goods that it costs, in the order of [CorleoneGood]
/// @param effects what it brings
public record CorleoneJob(String id, CorleoneColour colour, List<CorleoneGood> cost, List<CorleoneEffect> effects) {
    /// Keeps copies.
    public CorleoneJob {
        cost = List.copyOf(cost);
        effects = List.copyOf(effects);
    }
}
