package omerta.save;

/// Lays compact JSON out so that people can read and compare it: objects and lists of objects or lists are indented, some
/// levels deep; what is deeper stays on one line, and so does every list of plain values. So a move takes one line, and a
/// pile too. The same on every system.
final class Layout {

    private final String compact;
    private final int levels;
    private final StringBuilder out;
    private int at;

    private Layout(String compact, int levels, StringBuilder out) {
        this.compact = compact;
        this.levels = levels;
        this.out = out;
    }

    /// The same JSON with two levels indented and a line end.
    static String of(String compact) {
        StringBuilder out = new StringBuilder(compact.length() * 2);
        append(compact, 0, 2, out);
        return out.append('\n').toString();
    }

    /// Appends JSON that stands at a level of its document, and is indented down to another.
    static void append(String compact, int level, int levels, StringBuilder out) {
        new Layout(compact, levels, out).value(level);
    }

    private void value(int level) {
        switch (compact.charAt(at)) {
            case '{' -> all(level, '}', level < levels);
            case '[' -> all(level, ']', level < levels && isNested(compact.charAt(at + 1)));
            case '"' -> text();
            default -> plain();
        }
    }

    private static boolean isNested(char first) {
        return first == '{' || first == '[';
    }

    /// An object or list from its opening bracket to its closing one.
    private void all(int level, char end, boolean open) {
        out.append(compact.charAt(at++));
        boolean empty = compact.charAt(at) == end;
        while (compact.charAt(at) != end) {
            line(open, level + 1);
            if (end == '}') {
                text();
                out.append(": ");
                at++;
            }
            value(level + 1);
            if (compact.charAt(at) == ',') {
                at++;
                out.append(open ? "," : ", ");
            }
        }
        line(open && !empty, level);
        out.append(compact.charAt(at++));
    }

    private void line(boolean open, int level) {
        if (open) {
            out.append('\n').repeat("  ", level);
        }
    }

    private void text() {
        int from = at++;
        while (compact.charAt(at) != '"') {
            at += compact.charAt(at) == '\\' ? 2 : 1;
        }
        out.append(compact, from, ++at);
    }

    private void plain() {
        int from = at;
        while (at < compact.length() && ",]}".indexOf(compact.charAt(at)) < 0) {
            at++;
        }
        out.append(compact, from, at);
    }
}
