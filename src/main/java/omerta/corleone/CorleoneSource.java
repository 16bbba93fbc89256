package omerta.corleone;

/// Where icons come from that somebody takes, and so what follows when all are taken.
public sealed interface CorleoneSource {

    /// The front on which a thug was put: the share follows, then a bomb.
    ///
    /// @param space which
    record Front(int space) implements CorleoneSource {}

    /// The backs around a spot on which a family member was put: a bomb follows.
    ///
    /// @param space which
    record Spot(int space) implements CorleoneSource {}

    /// The share of a front on which another has put a thug: a bomb follows.
    ///
    /// @param space which
    record Share(int space) implements CorleoneSource {}

    /// A front that is used without a figure.
    ///
    /// @param space which
    record Used(int space) implements CorleoneSource {}

    /// A job: it is put into the suitcase then.
    ///
    /// @param card its code
    record Job(int card) implements CorleoneSource {}

    /// An ally.
    ///
    /// @param card its code
    record Ally(int card) implements CorleoneSource {}
}
