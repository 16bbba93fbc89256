package omerta.cli;

/// The file or the move is bad: said in one line on stderr, exit code 1.
public final class Failure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /// What is wrong, in words.
    public Failure(String message) {
        super(message);
    }

    /// What is wrong, in words, and what led to it.
    public Failure(String message, Throwable cause) {
        super(message, cause);
    }
}
