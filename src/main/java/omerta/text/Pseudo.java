package omerta.text;

/// Makes the pseudo-language: every letter of a pattern with an accent, and two fifths more of them. Places for
/// arguments stay what they are; the wordings inside a choice are translated too.
final class Pseudo {

    private static final String PLAIN = "AEIOUYaeiouycnsCNSdlrtzgkDLRTZGK";
    private static final String ACCENTED = "ÅÉÎÖÛÝåéîöûýçñšÇÑŠðļŕţžğķÐĻŔŢŽĞĶ";
    private static final String FILLER = "~";
    private static final String CHOICE = ",choice,";

    private final String pattern;
    private final StringBuilder out = new StringBuilder();
    private int at;
    private int letters;

    private Pseudo(String pattern) {
        this.pattern = pattern;
    }

    /// The pattern in the pseudo-language, between brackets that show where a label is cut.
    static String translate(String pattern) {
        Pseudo pseudo = new Pseudo(pattern);
        pseudo.text("");
        return "[" + pseudo.out + FILLER.repeat((pseudo.letters * 2 + 4) / 5) + "]";
    }

    /// Translates until one of these stops, outside of any place.
    private void text(String stops) {
        while (at < pattern.length() && stops.indexOf(pattern.charAt(at)) < 0) {
            if (pattern.charAt(at) == '{') {
                place();
            } else {
                letter(pattern.charAt(at++));
            }
        }
    }

    private void letter(char letter) {
        int index = PLAIN.indexOf(letter);
        out.append(index < 0 ? letter : ACCENTED.charAt(index));
        letters++;
    }

    private void place() {
        int comma = pattern.indexOf(CHOICE, at);
        int end = pattern.indexOf('}', at);
        if (comma < 0 || end < comma) {
            out.append(pattern, at, end + 1);
            at = end + 1;
            return;
        }
        copyTo(comma + CHOICE.length());
        while (at < pattern.length() && pattern.charAt(at) != '}') {
            copyTo(limit() + 1);
            text("|}");
            if (at < pattern.length() && pattern.charAt(at) == '|') {
                copyTo(at + 1);
            }
        }
        copyTo(Math.min(at + 1, pattern.length()));
    }

    /// Where the number of a choice's wording ends.
    private int limit() {
        int index = at;
        while (index < pattern.length() - 1 && "#<≤".indexOf(pattern.charAt(index)) < 0) {
            index++;
        }
        return index;
    }

    private void copyTo(int end) {
        out.append(pattern, at, end);
        at = end;
    }
}
