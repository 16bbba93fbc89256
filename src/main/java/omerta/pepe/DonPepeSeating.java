package omerta.pepe;

/// How the gangsters come to their chairs.
public enum DonPepeSeating {
    /// As the tables suggest for this number of players.
    TABLE("table"),
    /// One by one, each player in turn.
    BY_HAND("by-hand");

    private final String text;

    DonPepeSeating(String text) {
        this.text = text;
    }

    /// Its value of the option `seating`.
    public String text() {
        return text;
    }

    /// The seating with this value of the option `seating`.
    ///
    /// @throws IllegalArgumentException if there is none
    static DonPepeSeating of(String text) {
        for (DonPepeSeating seating : values()) {
            if (seating.text.equals(text)) {
                return seating;
            }
        }
        throw new IllegalArgumentException("no seating " + text);
    }
}
