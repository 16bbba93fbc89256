package omerta.save;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import omerta.engine.Options;
import omerta.engine.Rng;
import omerta.match.Match;
import omerta.toy.Playout;
import omerta.toy.Toy;
import omerta.toy.ToyAction;
import omerta.toy.ToyState;

/// Saved matches of the toy game.
final class Saves {

    static final Instant NOON = Instant.parse("2026-03-14T12:00:00Z");

    private Saves() {}

    /// A match in its middle: three seats, 20 moves.
    static Match<ToyState, ToyAction> match() {
        return match(5, 20);
    }

    static Match<ToyState, ToyAction> match(long seed, int moves) {
        Match<ToyState, ToyAction> match = Playout.begin(Toy.box().game(), 3, Options.STANDARD, seed);
        Playout.play(match, Rng.of(seed).stream(), moves);
        match.lift();
        return match;
    }

    static byte[] bytes(Match<ToyState, ToyAction> match) {
        return MatchText.of(Toy.box(), match, new Stamp("1.0.0", 7, NOON));
    }

    static String text() {
        return new String(bytes(match()), StandardCharsets.UTF_8);
    }

    /// The text with a true checksum, whatever was done to it.
    static byte[] sealed(String text) {
        byte[] before = text.substring(0, text.lastIndexOf("\"checksum\"")).getBytes(StandardCharsets.UTF_8);
        String line = "\"checksum\": \"" + Digests.ofLines(before, 0, before.length) + "\"\n}\n";
        return (new String(before, StandardCharsets.UTF_8) + line).getBytes(StandardCharsets.UTF_8);
    }

    /// The text without its checksum.
    static byte[] unsealed(String text) {
        return text.replaceFirst(",\\s*\"checksum\": \"[0-9a-f]*\"", "").getBytes(StandardCharsets.UTF_8);
    }

    /// The text without its checksum and its snapshot, as somebody would write it by hand.
    static byte[] plain(String text) {
        return (text.substring(0, text.indexOf(",\n  \"latest\"")) + "\n}\n").getBytes(StandardCharsets.UTF_8);
    }

    static Opened read(byte[] bytes) {
        return new MatchReader(Toy::find).read(bytes, true);
    }

    static Opened read(String text) {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    static Match<?, ?> readMatch(byte[] bytes) {
        return switch (read(bytes)) {
            case Opened.Fine(Loaded<?, ?> loaded) -> loaded.match();
            case Opened.Refused refused -> throw new AssertionError(refused);
        };
    }

    static Opened.Refused refusal(byte[] bytes) {
        return switch (read(bytes)) {
            case Opened.Fine fine -> throw new AssertionError("was opened: " + fine);
            case Opened.Refused refused -> refused;
        };
    }
}
