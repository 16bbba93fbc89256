package omerta.box;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JacksonException.Reference;

/// What is wrong with a piece of JSON, for people.
///
/// @param path where it is wrong, like `bonus.low` or `players[2].name`; empty for the whole
/// @param line the line, counted from 1
/// @param reason what is wrong, on one line
public record JsonFault(String path, int line, String reason) {

    /// What an exception of Jackson tells, without the names of Java's packages.
    public static JsonFault of(JacksonException e) {
        StringBuilder path = new StringBuilder();
        for (Reference part : e.getPath()) {
            if (part.getPropertyName() == null) {
                path.append('[').append(part.getIndex()).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(part.getPropertyName());
            }
        }
        String reason = String.valueOf(e.getOriginalMessage())
                .replaceAll("(?:[a-z]\\w*\\.)+(?:[A-Z]\\w*\\$)*(?=[A-Z])", "")
                .replaceAll("\\s+", " ");
        return new JsonFault(path.toString(), Math.max(1, e.getLocation().getLineNr()), reason);
    }
}
