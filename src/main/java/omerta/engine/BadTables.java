package omerta.engine;

/// Printed figures that cannot be those of the game: a deck of the wrong size, a number out of its range.
public final class BadTables extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final String key;

    /// Figures that are wrong.
    ///
    /// @param key where in the file, like `numbers.copies`
    /// @param reason what is wrong, as a short sentence
    public BadTables(String key, String reason) {
        super(reason);
        this.key = key;
    }

    /// Where in the file.
    public String key() {
        return key;
    }
}
