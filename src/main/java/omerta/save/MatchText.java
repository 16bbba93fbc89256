package omerta.save;

import java.nio.charset.StandardCharsets;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Map;
import omerta.box.GameBox;
import omerta.engine.Message;
import omerta.engine.Viewer;
import omerta.match.Match;
import omerta.match.Move;
import omerta.match.Start;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectWriter;

/// The text of a match file: the header first, one move a line, the checksum last.
final class MatchText {

    /// The level of the document down to which a state is indented.
    private static final int DEEP = 4;

    private MatchText() {}

    /// The bytes of a file.
    static <S, A> byte[] of(GameBox<S, A> box, Match<S, A> match, Stamp stamp) {
        GameJson<S, A> json = GameJson.of(box.game());
        StringBuilder out = new StringBuilder("{\n");
        name(out, Format.FORMAT).append(Format.NEWEST).append(",\n");
        Layout.append(Json.line(header(box, match, stamp)), 1, DEEP, name(out, Format.HEADER));
        Layout.append(start(json, match.start()), 1, DEEP, name(out.append(",\n"), Format.START));
        name(out.append(",\n"), Format.LIFTED).append(match.lifted()).append(",\n");
        moves(json, match, name(out, Format.MOVES));
        S state = match.truth();
        name(out.append(",\n"), Format.LATEST).append("{\n    \"digest\": \"").append(json.digest(state));
        Layout.append(json.state(state), 2, DEEP, out.append("\",\n    \"state\": "));
        out.append("\n  },\n  ");
        byte[] before = out.toString().getBytes(StandardCharsets.UTF_8);
        out.append('"').append(Format.CHECKSUM).append("\": \"");
        out.append(Digests.ofLines(before, 0, before.length)).append("\"\n}\n");
        return out.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static StringBuilder name(StringBuilder out, String name) {
        return out.append("  \"").append(name).append("\": ");
    }

    private static <S, A> Header header(GameBox<S, A> box, Match<S, A> match, Stamp stamp) {
        Message progress =
                box.game().telling().progress(match.view(Viewer.TABLE).state());
        return new Header(
                box.id(),
                box.rulesVersion(),
                box.digest(),
                stamp.app(),
                stamp.number(),
                stamp.saved().truncatedTo(ChronoUnit.SECONDS),
                match.moves(),
                match.outcome().isPresent(),
                progress,
                match.table());
    }

    /// Where a match begins, as one line.
    static <S, A> String start(GameJson<S, A> json, Start<S> start) {
        return json.mapper().writerFor(json.parts().start()).writeValueAsString(start);
    }

    /// The same few moves come again and again, so each is written once and its text repeated.
    private static <S, A> void moves(GameJson<S, A> json, Match<S, A> match, StringBuilder out) {
        JavaType type = json.parts().move();
        ObjectWriter writer = json.mapper().writerFor(type);
        Map<Move<A>, String> written = new HashMap<>();
        out.append('[');
        String before = "\n    ";
        for (Move<A> move : match.history()) {
            out.append(before).append(written.computeIfAbsent(move, one -> line(writer, one)));
            before = ",\n    ";
        }
        out.append(match.moves() == 0 ? "]" : "\n  ]");
    }

    private static String line(ObjectWriter writer, Move<?> move) {
        StringBuilder line = new StringBuilder();
        Layout.append(writer.writeValueAsString(move), 2, 2, line);
        return line.toString();
    }
}
