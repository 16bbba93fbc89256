package omerta.capollo;

/// What the table agreed on.
///
/// @param openHands whether who holds the favour of another sees the hand of that player as long as it is held
/// @param openPower whether everybody is shown the power of everybody
public record DonCapolloTerms(boolean openHands, boolean openPower) {}
