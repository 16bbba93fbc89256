package omerta.cli;

/// The toolkit that draws the app cannot start here.
public final class FrontFailure extends Exception {

    private static final long serialVersionUID = 1L;

    private final String reason;

    /// What the toolkit said, in one line.
    public FrontFailure(String reason, Throwable cause) {
        super(reason, cause);
        this.reason = reason;
    }

    /// What the toolkit said, in one line.
    public String reason() {
        return reason;
    }
}
