package omerta.corleone;

/// Where a figure can be put.
public sealed interface CorleonePlace {

    /// The front of a business.
    ///
    /// @param business which, like `undertaker`
    record Front(String business) implements CorleonePlace {}

    /// A round spot between turfs.
    ///
    /// @param id which, like `fish-gate`
    record Spot(String id) implements CorleonePlace {}

    /// A turf as a whole.
    ///
    /// @param id which, like `old-market`
    record Turf(String id) implements CorleonePlace {}
}
