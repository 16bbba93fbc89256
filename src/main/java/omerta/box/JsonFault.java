package omerta.box;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JacksonException.Reference;
import tools.jackson.core.TokenStreamLocation;

/// What is wrong with a piece of JSON, for people.
///
/// @param path where it is wrong, like `bonus.low` or `players[2].name`; empty for the whole
/// @param line the line, counted from 1; 1 where it is not known
/// @param reason what is wrong, on one line, cut where it is longer than people read
public record JsonFault(String path, int line, String reason) {

    private static final int LONGEST = 300;

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
        String reason = shortened(String.valueOf(e.getOriginalMessage()))
                .replaceAll("(?:[a-z]\\w*\\.)+(?:[A-Z]\\w*\\$)*(?=[A-Z])", "")
                .replaceAll("\\s+", " ");
        TokenStreamLocation place = e.getLocation();
        int line = place == null ? 1 : Math.max(1, place.getLineNr());
        return new JsonFault(path.toString(), line, reason);
    }

    private static String shortened(String message) {
        return message.length() <= LONGEST ? message : message.substring(0, LONGEST) + " …";
    }
}
