package omerta.dacapo;

/// How long is played, and what a blocked game is worth.
public enum DaCapoLength {
    /// Several games, until somebody has enough points.
    MATCH("match"),
    /// One game; where it is blocked, the fewest stack cards win.
    SINGLE("single"),
    /// One game; where it is blocked, nobody wins.
    SINGLE_UNSETTLED("single-unsettled");

    private final String text;

    DaCapoLength(String text) {
        this.text = text;
    }

    /// Its value of the option `length`.
    public String text() {
        return text;
    }

    /// The length with this value of the option `length`.
    ///
    /// @throws IllegalArgumentException if there is none
    static DaCapoLength of(String text) {
        for (DaCapoLength length : values()) {
            if (length.text.equals(text)) {
                return length;
            }
        }
        throw new IllegalArgumentException("no length " + text);
    }
}
