package omerta.save;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Message;
import omerta.engine.Seat;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;

/// A message as JSON: a list of its key and its arguments. Among the arguments a number is a number, a seat `{"seat":2}`,
/// a message a list that starts with its key, and a list of messages a list that starts with a list or is empty.
final class MessageJson {

    private static final String SEAT = "seat";

    private MessageJson() {}

    static void write(Message message, JsonGenerator out) {
        out.writeStartArray();
        out.writeString(message.key());
        message.args().forEach(arg -> writeArg(arg, out));
        out.writeEndArray();
    }

    private static void writeArg(Object arg, JsonGenerator out) {
        switch (arg) {
            case Integer number -> out.writeNumber(number);
            case Seat seat -> {
                out.writeStartObject();
                out.writeNumberProperty(SEAT, seat.index());
                out.writeEndObject();
            }
            case Message message -> write(message, out);
            case List<?> messages -> {
                out.writeStartArray();
                messages.forEach(message -> write((Message) message, out));
                out.writeEndArray();
            }
            default -> throw new IllegalArgumentException("cannot be written: " + arg.getClass());
        }
    }

    static Message read(JsonParser in, DeserializationContext context) {
        if (!in.hasToken(JsonToken.START_ARRAY) || in.nextToken() != JsonToken.VALUE_STRING) {
            return bad(context);
        }
        return rest(in, context);
    }

    /// The parser stands at the key.
    private static Message rest(JsonParser in, DeserializationContext context) {
        String key = in.getString();
        List<Object> args = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            args.add(readArg(in, context));
        }
        return new Message(key, args);
    }

    private static Object readArg(JsonParser in, DeserializationContext context) {
        return switch (in.currentToken()) {
            case VALUE_NUMBER_INT -> in.getIntValue();
            case START_OBJECT -> readSeat(in, context);
            case START_ARRAY -> in.nextToken() == JsonToken.VALUE_STRING ? rest(in, context) : readList(in, context);
            default -> bad(context);
        };
    }

    private static Seat readSeat(JsonParser in, DeserializationContext context) {
        if (in.nextToken() != JsonToken.PROPERTY_NAME || !in.currentName().equals(SEAT)) {
            bad(context);
        }
        in.nextToken();
        Seat seat = context.readValue(in, Seat.class);
        if (in.nextToken() != JsonToken.END_OBJECT) {
            bad(context);
        }
        return seat;
    }

    private static List<Message> readList(JsonParser in, DeserializationContext context) {
        List<Message> messages = new ArrayList<>();
        while (!in.hasToken(JsonToken.END_ARRAY)) {
            messages.add(read(in, context));
            in.nextToken();
        }
        return messages;
    }

    private static Message bad(DeserializationContext context) {
        return context.reportInputMismatch(Message.class, "a message is a list of a key and its arguments");
    }
}
