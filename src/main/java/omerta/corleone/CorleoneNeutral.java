package omerta.corleone;

/// The figures that belong to no family.
public enum CorleoneNeutral {
    /// Stands on the front of a business and closes it.
    POLICE_CAPTAIN,
    /// Stands on a spot.
    ALDERMAN,
    /// Stands in a turf, on no space.
    SHOP_STEWARD
}
