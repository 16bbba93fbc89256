package omerta.save;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Seat;
import omerta.match.Move;
import omerta.match.Start;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.exc.MismatchedInputException;

/// What a file says, before any of it is believed. `lifted`, `latest` and `checksum` may be left out by whoever writes a
/// file by hand.
///
/// @param header the header
/// @param start where the match begins
/// @param lifted how many moves had been made when a curtain last went up
/// @param moves in their order
/// @param latest where the match stood
/// @param checksum of what stands before it
/// @param <S> the type of state
/// @param <A> the type of action
record MatchParts<S, A>(
        Header header,
        Start<S> start,
        int lifted,
        List<Move<A>> moves,
        Optional<Latest<S>> latest,
        Optional<String> checksum) {

    /// Reads the parts.
    ///
    /// @throws tools.jackson.core.JacksonException if they cannot be read
    static <S, A> MatchParts<S, A> read(GameJson<S, A> json, byte[] bytes) {
        try (JsonParser in = json.mapper().createParser(bytes)) {
            return new Reading<>(json, bytes, in).all();
        }
    }

    /// One pass over a file.
    private static final class Reading<S, A> {
        private final GameJson<S, A> json;
        private final byte[] bytes;
        private final JsonParser in;
        private @Nullable Header header;
        private @Nullable Start<S> start;
        private int lifted;
        private @Nullable List<Move<A>> moves;
        private @Nullable Latest<S> latest;
        private @Nullable String checksum;

        Reading(GameJson<S, A> json, byte[] bytes, JsonParser in) {
            this.json = json;
            this.bytes = bytes;
            this.in = in;
        }

        MatchParts<S, A> all() {
            in.nextToken();
            while (in.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = in.currentName();
                in.nextToken();
                part(name);
            }
            if (in.nextToken() != null) {
                throw MismatchedInputException.from(in, Object.class, "something follows the match");
            }
            return new MatchParts<>(
                    present(header, Format.HEADER),
                    present(start, Format.START),
                    lifted,
                    present(moves, Format.MOVES),
                    Optional.ofNullable(latest),
                    Optional.ofNullable(checksum));
        }

        private void part(String name) {
            try {
                if (in.hasToken(JsonToken.VALUE_NULL)) {
                    throw MismatchedInputException.from(in, Object.class, "is null");
                }
                switch (name) {
                    case Format.FORMAT -> in.getIntValue();
                    case Format.HEADER -> header = value(Header.class);
                    case Format.START -> start = reader(json.parts().start()).readValue(in);
                    case Format.LIFTED -> lifted = value(Integer.class);
                    case Format.MOVES -> moves = moves();
                    case Format.LATEST -> latest = reader(json.parts().latest()).readValue(in);
                    case Format.CHECKSUM -> checksum = value(String.class);
                    default -> throw MismatchedInputException.from(in, Object.class, "is no part of a match");
                }
            } catch (DatabindException e) {
                e.prependPath(MatchParts.class, name);
                throw e;
            }
        }

        private List<Move<A>> moves() {
            if (!in.hasToken(JsonToken.START_ARRAY)) {
                throw MismatchedInputException.from(in, List.class, "a list of moves is expected");
            }
            MoveReader<A> reader =
                    new MoveReader<>(bytes, in, reader(Seat.class), reader(json.actionType()), json.knownActions());
            List<Move<A>> read = new ArrayList<>();
            while (in.nextToken() != JsonToken.END_ARRAY) {
                if (read.size() == Format.MOST_MOVES) {
                    throw new StreamConstraintsException("more than " + Format.MOST_MOVES + " moves");
                }
                try {
                    read.add(reader.read());
                } catch (DatabindException e) {
                    e.prependPath(read, read.size());
                    throw e;
                }
            }
            return read;
        }

        private <T> T value(Class<T> type) {
            T value = reader(type).readValue(in);
            return present(value, type.getSimpleName());
        }

        private ObjectReader reader(Class<?> type) {
            return reader(json.mapper().constructType(type));
        }

        private ObjectReader reader(JavaType type) {
            return json.mapper().readerFor(type).without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
        }

        private <T> T present(@Nullable T part, String name) {
            if (part == null) {
                throw MismatchedInputException.from(in, Object.class, "\"" + name + "\" is missing");
            }
            return part;
        }
    }
}
