package omerta.save;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import omerta.engine.Message;
import omerta.engine.Options;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Viewer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.module.SimpleModule;

/// The engine's small types as short JSON: a seat is its number, a set of seats a list of numbers, a pile a list of its
/// cards, a generator its seed or `"sealed"`, the table as a viewer `"table"`.
final class EngineModule extends SimpleModule {

    private static final long serialVersionUID = 1L;

    /// The most cards that a pile in a file may have.
    private static final int MOST_CARDS = 1_000;

    private static final String SEALED = "sealed";
    private static final String TABLE = "table";

    EngineModule() {
        super("engine");
        add(Seat.class, EngineModule::writeSeat, EngineModule::readSeat);
        add(SeatSet.class, EngineModule::writeSeats, EngineModule::readSeats);
        add(Pile.class, EngineModule::writePile, EngineModule::readPile);
        add(Rng.class, EngineModule::writeRng, EngineModule::readRng);
        add(Options.class, EngineModule::writeOptions, EngineModule::readOptions);
        add(Viewer.class, EngineModule::writeViewer, EngineModule::readViewer);
        add(Message.class, MessageJson::write, MessageJson::read);
        addDeserializer(String.class, Short.reader(String.class, EngineModule::readText));
    }

    private <T> void add(Class<T> type, Short.Writes<T> writes, Short.Reads<T> reads) {
        addSerializer(type, Short.writer(type, writes));
        addDeserializer(type, Short.reader(type, reads));
    }

    private static void writeSeat(Seat seat, JsonGenerator out) {
        out.writeNumber(seat.index());
    }

    private static Seat readSeat(JsonParser in, DeserializationContext context) {
        int index = whole(in, context, Seat.class, 0, Seat.MOST - 1);
        return Seat.of(index);
    }

    private static void writeSeats(SeatSet seats, JsonGenerator out) {
        out.writeStartArray();
        seats.seats().forEach(seat -> writeSeat(seat, out));
        out.writeEndArray();
    }

    private static SeatSet readSeats(JsonParser in, DeserializationContext context) {
        SeatSet seats = SeatSet.NONE;
        for (int index : wholes(in, context, SeatSet.class, 0, Seat.MOST - 1, Seat.MOST)) {
            if (index < 32 - Integer.numberOfLeadingZeros(seats.bits())) {
                context.reportInputMismatch(SeatSet.class, "seats are listed once, in their order");
            }
            seats = seats.with(Seat.of(index));
        }
        return seats;
    }

    private static void writePile(Pile pile, JsonGenerator out) {
        out.writeStartArray();
        for (int i = 0; i < pile.size(); i++) {
            out.writeNumber(pile.at(i));
        }
        out.writeEndArray();
    }

    private static Pile readPile(JsonParser in, DeserializationContext context) {
        List<Integer> read = wholes(in, context, Pile.class, Byte.MIN_VALUE, Byte.MAX_VALUE, MOST_CARDS);
        byte[] cards = new byte[read.size()];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = read.get(i).byteValue();
        }
        return Pile.of(cards);
    }

    private static void writeRng(Rng rng, JsonGenerator out) {
        if (rng.open()) {
            out.writeNumber(rng.seed());
        } else {
            out.writeString(SEALED);
        }
    }

    private static Rng readRng(JsonParser in, DeserializationContext context) {
        if (in.hasToken(JsonToken.VALUE_NUMBER_INT)) {
            return Rng.of(in.getLongValue());
        }
        if (in.hasToken(JsonToken.VALUE_STRING) && in.getString().equals(SEALED)) {
            return Rng.SEALED;
        }
        return context.reportInputMismatch(Rng.class, "a generator is a whole number or \"sealed\"");
    }

    private static void writeOptions(Options options, JsonGenerator out) {
        out.writeStartObject();
        options.values().forEach(out::writeStringProperty);
        out.writeEndObject();
    }

    private static Options readOptions(JsonParser in, DeserializationContext context) {
        if (!in.hasToken(JsonToken.START_OBJECT)) {
            return context.reportInputMismatch(Options.class, "options are an object of texts");
        }
        SortedMap<String, String> values = new TreeMap<>();
        while (in.nextToken() == JsonToken.PROPERTY_NAME) {
            String key = in.currentName();
            in.nextToken();
            values.put(key, readText(in, context));
        }
        return new Options(values);
    }

    private static void writeViewer(Viewer viewer, JsonGenerator out) {
        switch (viewer) {
            case Seat seat -> writeSeat(seat, out);
            case Viewer.Public _ -> out.writeString(TABLE);
        }
    }

    private static Viewer readViewer(JsonParser in, DeserializationContext context) {
        return in.hasToken(JsonToken.VALUE_STRING) && in.getString().equals(TABLE)
                ? Viewer.TABLE
                : readSeat(in, context);
    }

    private static String readText(JsonParser in, DeserializationContext context) {
        if (!in.hasToken(JsonToken.VALUE_STRING)) {
            return context.reportInputMismatch(String.class, "a text is expected");
        }
        String text = in.getString();
        if (text.codePoints().anyMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE)) {
            return context.reportInputMismatch(String.class, "half a character");
        }
        return text;
    }

    private static int whole(JsonParser in, DeserializationContext context, Class<?> type, int least, int most)
            throws JacksonException {
        if (!in.hasToken(JsonToken.VALUE_NUMBER_INT)) {
            return context.<Integer>reportInputMismatch(type, "a whole number is expected");
        }
        long value = in.getLongValue();
        if (value < least || value > most) {
            return context.<Integer>reportInputMismatch(
                    type, "a number from " + least + " to " + most + " is expected");
        }
        return (int) value;
    }

    private static List<Integer> wholes(
            JsonParser in, DeserializationContext context, Class<?> type, int least, int most, int longest) {
        if (!in.hasToken(JsonToken.START_ARRAY)) {
            return context.reportInputMismatch(type, "a list of numbers is expected");
        }
        List<Integer> wholes = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            if (wholes.size() == longest) {
                return context.reportInputMismatch(type, "at most " + longest + " numbers are expected");
            }
            wholes.add(whole(in, context, type, least, most));
        }
        return wholes;
    }
}
