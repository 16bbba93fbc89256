package omerta.save;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32;
import omerta.box.StrictJson;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/// What was done since a file was written: one line an action, on the medium before the screen shows the action as done.
///
/// Each line is its checksum in eight hexadecimal digits, a blank, and JSON. A line that is not whole ends the journal: it
/// is what a crash cut off. The journal goes back before the two older generations of the file, so that each of them leads
/// to the last action as well.
///
/// @param <A> the type of action
final class Journal<A> implements Closeable {

    private static final int KEPT_MARKS = 3;
    private static final int DIGITS = 8;

    private final GameJson<?, A> json;
    private final Disk.Tail tail;

    private Journal(GameJson<?, A> json, Disk.Tail tail) {
        this.json = json;
        this.tail = tail;
    }

    /// Where the journal of a file lies.
    static Path of(Path file) {
        return Swap.sibling(file, ".journal");
    }

    /// Starts a file's journal with these lines, over what was there.
    static <A> Journal<A> begin(Disk disk, Path file, GameJson<?, A> json, List<JournalLine<A>> lines)
            throws IOException {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(text(json, line)));
        Swap.over(disk, of(file), text.toString().getBytes(StandardCharsets.UTF_8));
        return new Journal<>(json, disk.append(of(file)));
    }

    /// Writes a line to the medium.
    void add(JournalLine<A> line) throws IOException {
        tail.write(text(json, line).getBytes(StandardCharsets.UTF_8));
        tail.force();
    }

    @Override
    public void close() throws IOException {
        tail.close();
    }

    /// The whole lines of a file's journal; none where there is no journal.
    static <A> List<JournalLine<A>> read(Disk disk, Path file, GameJson<?, A> json) throws IOException {
        if (!disk.exists(of(file))) {
            return List.of();
        }
        String text = new String(disk.read(of(file), StrictJson.MOST_BYTES), StandardCharsets.UTF_8);
        List<JournalLine<A>> lines = new ArrayList<>();
        for (int from = 0, end = text.indexOf('\n'); end >= 0; from = end + 1, end = text.indexOf('\n', from)) {
            JournalLine<A> line = line(json, text.substring(from, end));
            if (line == null) {
                break;
            }
            lines.add(line);
        }
        return lines;
    }

    /// The lines that the three generations of the file may need.
    static <A> List<JournalLine<A>> trimmed(List<JournalLine<A>> lines) {
        int from = lines.size();
        for (int marks = 0; from > 0 && marks < KEPT_MARKS; ) {
            from--;
            marks += lines.get(from) instanceof JournalLine.Mark<A> ? 1 : 0;
        }
        return lines.subList(from, lines.size());
    }

    private static <A> String text(GameJson<?, A> json, JournalLine<A> line) {
        String text = json.mapper().writerFor(json.parts().noted()).writeValueAsString(new JournalLine.Noted<>(line));
        return checksum(text) + " " + text + "\n";
    }

    private static <A> @Nullable JournalLine<A> line(GameJson<?, A> json, String line) {
        if (line.length() <= DIGITS + 1) {
            return null;
        }
        String text = line.substring(DIGITS + 1);
        if (!line.startsWith(checksum(text) + " ")) {
            return null;
        }
        try {
            JournalLine.Noted<A> noted =
                    json.mapper().readValue(text, json.parts().noted());
            return noted.did();
        } catch (JacksonException e) {
            return null;
        }
    }

    private static String checksum(String text) {
        CRC32 crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) crc.getValue());
    }
}
