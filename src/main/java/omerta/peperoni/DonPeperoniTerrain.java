package omerta.peperoni;

/// What a street space looks like; to the rules they are all alike.
public enum DonPeperoniTerrain {
    /// A part of a street.
    STREET,
    /// A crossing.
    JUNCTION,
    /// The plaza.
    PLAZA,
    /// An end of the bridge.
    BRIDGEHEAD
}
