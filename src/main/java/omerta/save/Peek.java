package omerta.save;

import java.util.Optional;
import omerta.box.JsonFault;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamConstraintsException;

/// A first look at bytes that may be a match: which format they are in, and whose game it is. It ends as soon as both are
/// known.
///
/// @param format the number of the format
/// @param game the name of the game
record Peek(int format, String game) {

    /// The look, or the refusal of what is no match.
    ///
    /// @param isNamed whether the file is named like a match, so that nonsense in it is damage
    static Parsed<Peek> at(byte[] bytes, boolean isNamed) {
        if (!isText(bytes)) {
            return isNamed ? new Parsed.Bad<>(Trouble.damaged(1)) : foreign();
        }
        try (JsonParser in = Json.plain().createParser(bytes)) {
            return look(in);
        } catch (StreamConstraintsException e) {
            return new Parsed.Bad<>(Trouble.of(e));
        } catch (JacksonException e) {
            return isNamed ? new Parsed.Bad<>(Trouble.damaged(JsonFault.of(e).line())) : foreign();
        }
    }

    /// Whether it can be UTF-8: what else JSON might be written in has a zero or a mark of its own at the start.
    private static boolean isText(byte[] bytes) {
        return bytes.length >= 2 && bytes[0] != 0 && bytes[1] != 0 && (bytes[0] & 0xFE) != 0xFE;
    }

    private static Parsed<Peek> look(JsonParser in) {
        if (in.nextToken() != JsonToken.START_OBJECT) {
            return foreign();
        }
        Optional<Integer> format = Optional.empty();
        Optional<String> game = Optional.empty();
        while (in.nextToken() == JsonToken.PROPERTY_NAME && (format.isEmpty() || game.isEmpty())) {
            String name = in.currentName();
            JsonToken value = in.nextToken();
            if (name.equals(Format.FORMAT) && value == JsonToken.VALUE_NUMBER_INT) {
                format = Optional.of(clamped(in.getLongValue()));
            } else if (name.equals(Format.HEADER) && value == JsonToken.START_OBJECT) {
                game = game(in);
            } else {
                in.skipChildren();
            }
        }
        return format.isPresent() && game.isPresent()
                ? new Parsed.Value<>(new Peek(format.get(), game.get()))
                : foreign();
    }

    private static int clamped(long format) {
        return Math.clamp(format, 0, Integer.MAX_VALUE);
    }

    private static Optional<String> game(JsonParser in) {
        Optional<String> game = Optional.empty();
        while (in.nextToken() == JsonToken.PROPERTY_NAME) {
            boolean isGame = in.currentName().equals("game");
            if (in.nextToken() == JsonToken.VALUE_STRING && isGame) {
                game = Optional.of(in.getString());
            }
            in.skipChildren();
        }
        return game;
    }

    private static Parsed<Peek> foreign() {
        return new Parsed.Bad<>(Trouble.FOREIGN);
    }
}
