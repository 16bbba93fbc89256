package omerta.capollo;

/// Cards of one business that are accounted for together.
///
/// @param business which
/// @param count how many
public record DonCapolloRow(DonCapolloBusiness business, int count) {}
