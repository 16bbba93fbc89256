package omerta.corleone;

/// The phases of an act, in their order: where the police car stands.
public enum CorleonePhase {
    /// Open New Business.
    OPEN_NEW_BUSINESS,
    /// Family Business.
    FAMILY_BUSINESS,
    /// Turf War.
    TURF_WAR,
    /// Bribery.
    BRIBERY,
    /// Tribute to the Don.
    TRIBUTE,
    /// Entr'acte.
    ENTRACTE
}
