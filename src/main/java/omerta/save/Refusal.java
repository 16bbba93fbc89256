package omerta.save;

import java.io.IOException;
import omerta.engine.Message;

/// A file that is not even opened, with the reason in words.
final class Refusal extends IOException {

    private static final long serialVersionUID = 1L;

    private final transient Message why;
    private final Opened.Reason reason;

    Refusal(Opened.Reason reason, String key, Object... args) {
        super(key);
        this.reason = reason;
        this.why = Message.of(key, args);
    }

    Opened.Reason reason() {
        return reason;
    }

    Message why() {
        return why;
    }
}
