package omerta.corleone;

/// A card that can be in a hand.
public sealed interface CorleoneCard {

    /// An illegal good.
    ///
    /// @param good which
    record Good(CorleoneGood good) implements CorleoneCard {}

    /// A bill.
    ///
    /// @param value in dollars
    record Bill(int value) implements CorleoneCard {}

    /// A job.
    ///
    /// @param id which, like `open-war`
    record Job(String id) implements CorleoneCard {}

    /// An ally.
    ///
    /// @param id which, like `the-fence`
    record Ally(String id) implements CorleoneCard {}
}
