package omerta.save;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import omerta.engine.Seat;
import omerta.match.Move;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.exc.MismatchedInputException;

/// Reads the moves of a file. The same actions come again and again in matches of a game, and finding the text of one
/// again is much faster than making an action of it.
///
/// @param <A> the type of action
final class MoveReader<A> {

    /// More actions than come again and again in most games; what is rarer is not remembered, so that memory stays small.
    private static final int MOST_KNOWN = 2_000;

    private static final String SEAT = "seat";
    private static final String ACTION = "action";

    private final byte[] bytes;
    private final JsonParser in;
    private final ObjectReader seats;
    private final ObjectReader actions;
    private final Map<String, A> known;

    /// Reads moves.
    ///
    /// @param bytes what the parser parses
    /// @param known actions that were read before, by their text
    MoveReader(byte[] bytes, JsonParser in, ObjectReader seats, ObjectReader actions, Map<String, A> known) {
        this.bytes = bytes;
        this.in = in;
        this.seats = seats;
        this.actions = actions;
        this.known = known;
    }

    /// The move at which the parser stands.
    Move<A> read() {
        if (!in.hasToken(JsonToken.START_OBJECT)) {
            throw MismatchedInputException.from(in, Move.class, "a move is expected");
        }
        @Nullable Seat seat = null;
        @Nullable A action = null;
        while (in.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = in.currentName();
            in.nextToken();
            try {
                switch (name) {
                    case SEAT -> seat = seats.readValue(in);
                    case ACTION -> action = action();
                    default -> throw MismatchedInputException.from(in, Move.class, "is no part of a move");
                }
            } catch (DatabindException e) {
                e.prependPath(Move.class, name);
                throw e;
            }
        }
        if (seat == null || action == null) {
            String missing = seat == null ? SEAT : ACTION;
            throw MismatchedInputException.from(in, Move.class, "\"" + missing + "\" is missing");
        }
        return new Move<>(seat, action);
    }

    private @Nullable A action() {
        if (!in.hasToken(JsonToken.START_OBJECT)) {
            return actions.readValue(in);
        }
        int from = (int) in.currentTokenLocation().getByteOffset();
        in.skipChildren();
        int length = (int) in.currentLocation().getByteOffset() - from;
        String text = new String(bytes, from, length, StandardCharsets.ISO_8859_1);
        A action = known.get(text);
        if (action == null) {
            action = actions.readValue(bytes, from, length);
            if (known.size() < MOST_KNOWN) {
                known.put(text, action);
            }
        }
        return action;
    }
}
