package omerta.corleone;

/// The colours of jobs.
public enum CorleoneColour {
    /// Muscle.
    MUSCLE,
    /// Smuggling.
    SMUGGLING,
    /// Rackets.
    RACKETS,
    /// Influence.
    INFLUENCE
}
