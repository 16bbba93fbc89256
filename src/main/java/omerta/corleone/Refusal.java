package omerta.corleone;

import omerta.engine.Ruling;

/// Makes refusals.
final class Refusal {

    private Refusal() {}

    static Ruling.Illegal no(String clause, String key, Object... args) {
        return Ruling.illegal(clause, "corleone.refusal." + key, args);
    }

    /// Legal, or refused for this reason.
    static Ruling unless(boolean fine, String clause, String key, Object... args) {
        return fine ? Ruling.LEGAL : no(clause, key, args);
    }
}
