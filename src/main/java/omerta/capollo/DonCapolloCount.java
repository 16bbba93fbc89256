package omerta.capollo;

import java.util.List;

/// The final count of a seat. Its power is the sum of `before`, `rows`, `favours` and `exchanged`, less `paid`.
///
/// @param before the power before the count
/// @param accounted the rows that were accounted for
/// @param rows the power that they brought
/// @param paid the power that was paid for costs
/// @param waived the dollars of costs that nothing was left for
/// @param favours what the favours brought or cost
/// @param exchanged the power that the money became
public record DonCapolloCount(
        int before, List<DonCapolloRow> accounted, int rows, int paid, int waived, int favours, int exchanged) {
    /// Keeps a copy.
    public DonCapolloCount {
        accounted = List.copyOf(accounted);
    }
}
