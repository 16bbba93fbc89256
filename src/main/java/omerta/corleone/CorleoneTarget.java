package omerta.corleone;

/// Which figures an effect can be about.
public enum CorleoneTarget {
    /// Thugs, which stand on fronts.
    THUG,
    /// Family members, which stand on spots.
    MEMBER,
    /// Both.
    ANY;

    /// Whether a figure on this space is such a one.
    boolean fits(int space) {
        return this == ANY || (this == THUG) == CorleoneCity.isFront(space);
    }
}
