package omerta.engine;

import java.util.List;

/// Something to say, without its words: a key of the resource bundles and what fills the places of its sentence.
///
/// @param key like `event.placed`
/// @param args each an [Integer], a [Seat] (said as its player's name), a [Message], or a list of messages (said as a
///     list)
public record Message(String key, List<Object> args) {

    private static final String VERBATIM = "verbatim:";
    private static final int LONGEST = 400;

    /// Refuses an argument of another kind.
    public Message {
        args = List.copyOf(args);
        for (Object arg : args) {
            if (!(arg instanceof Integer || arg instanceof Seat || arg instanceof Message || isMessages(arg))) {
                throw new IllegalArgumentException("cannot be said: " + arg.getClass());
            }
        }
    }

    /// A message with these arguments.
    public static Message of(String key, Object... args) {
        return new Message(key, List.of(args));
    }

    /// A text that stands as it is in every language: a key or value that somebody typed. It is cut where it is longer than
    /// people read.
    public static Message verbatim(String text) {
        String read = text.length() <= LONGEST ? text : text.substring(0, LONGEST) + " …";
        return new Message(VERBATIM + read, List.of());
    }

    /// Whether this stands as it is in every language.
    public boolean isVerbatim() {
        return key.startsWith(VERBATIM);
    }

    /// The text that stands as it is.
    public String verbatimText() {
        return key.substring(VERBATIM.length());
    }

    private static boolean isMessages(Object arg) {
        return arg instanceof List<?> list && list.stream().allMatch(Message.class::isInstance);
    }
}
