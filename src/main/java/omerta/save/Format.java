package omerta.save;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The names in a file of format 1, and its checksum line.
final class Format {

    /// How the names of match files end.
    static final String ENDING = ".omerta.json";

    /// The newest format.
    static final int NEWEST = 1;

    /// The header ends within so many bytes.
    static final int HEADER_BYTES = 4096;

    /// The most moves of a match.
    static final int MOST_MOVES = 100_000;

    static final String FORMAT = "format";
    static final String HEADER = "header";
    static final String START = "start";
    static final String LIFTED = "lifted";
    static final String MOVES = "moves";
    static final String LATEST = "latest";
    static final String CHECKSUM = "checksum";

    private static final byte[] LINE = ("\"" + CHECKSUM + "\"").getBytes(StandardCharsets.US_ASCII);

    private static final Pattern STATED = Pattern.compile("\\s*:\\s*\"([0-9a-f]{64})\"\\s*\\}\\s*");
    private static final int LONGEST_REST = 1_000;

    private Format() {}

    /// What a file's checksum line tells.
    enum Seal {
        /// It has none.
        NONE,
        /// It fits all that stands before the line.
        WHOLE,
        /// Something before the line was changed.
        BROKEN
    }

    /// Looks at a file's checksum line. A mark of the byte order is passed over.
    static Seal seal(byte[] bytes) {
        int from = hasMark(bytes) ? 3 : 0;
        for (int at = bytes.length - LINE.length; at >= from; at--) {
            if (isLine(bytes, at)) {
                int rest = at + LINE.length;
                Matcher stated = STATED.matcher(
                        new String(bytes, rest, Math.min(bytes.length - rest, LONGEST_REST), StandardCharsets.UTF_8));
                if (!stated.matches()) {
                    return Seal.NONE;
                }
                return stated.group(1).equals(Digests.ofLines(bytes, from, at)) ? Seal.WHOLE : Seal.BROKEN;
            }
        }
        return Seal.NONE;
    }

    private static boolean isLine(byte[] bytes, int at) {
        for (int i = 0; i < LINE.length; i++) {
            if (bytes[at + i] != LINE[i]) {
                return false;
            }
        }
        return true;
    }

    private static boolean hasMark(byte[] bytes) {
        return bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF;
    }
}
