package omerta.engine;

/// What the rulebook says of an action.
public sealed interface Ruling {

    /// The one ruling that lets an action pass.
    Ruling LEGAL = new Legal();

    /// The action may be done.
    record Legal() implements Ruling {}

    /// The action may not be done.
    ///
    /// @param clause the id of the clause that forbids it, like `DC-2.3`
    /// @param why the reason, for people
    record Illegal(String clause, Message why) implements Ruling {}

    /// A refusal by a clause, for a reason.
    static Illegal illegal(String clause, String key, Object... args) {
        return new Illegal(clause, Message.of(key, args));
    }

    /// Whether the action may be done.
    default boolean isLegal() {
        return this instanceof Legal;
    }
}
