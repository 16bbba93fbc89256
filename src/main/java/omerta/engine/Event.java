package omerta.engine;

/// Something that happened, at a grain that a log can print and a board can animate.
public interface Event {

    /// The same event with all that this viewer may not know blanked out.
    Event mask(Viewer viewer);

    /// The event in words, without a `you`.
    Message message();

    /// The clause by which it happened.
    String clause();

    /// Whether it is shown to all at the open table before play goes on.
    default boolean isMoment() {
        return false;
    }
}
