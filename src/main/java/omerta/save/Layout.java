package omerta.save;

/// Lays compact JSON out so that people can read and compare it: objects and lists of objects or lists are indented, two
/// levels deep; what is deeper stays on one line, and so does every list of plain values. So a move takes one line, and a
/// pile too. The same on every system.
final class Layout {

    private static final int LEVELS = 2;

    private final String compact;
    private final StringBuilder out;
    private int at;

    private Layout(String compact) {
        this.compact = compact;
        this.out = new StringBuilder(compact.length() * 2);
    }

    /// The same JSON, laid out, with a line end.
    static String of(String compact) {
        Layout layout = new Layout(compact);
        layout.value(0);
        return layout.out.append('\n').toString();
    }

    private void value(int level) {
        switch (compact.charAt(at)) {
            case '{' -> all(level, '}', level < LEVELS);
            case '[' -> all(level, ']', level < LEVELS && isNested(compact.charAt(at + 1)));
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
