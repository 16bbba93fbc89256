package omerta.save;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.ser.std.StdSerializer;

/// Makes readers and writers of values out of functions. What is written so never tells its type.
final class Short {

    private Short() {}

    /// Writes a value.
    interface Writes<T> {
        void write(T value, JsonGenerator out);
    }

    /// Reads the value at which the parser stands.
    interface Reads<T> {
        T read(JsonParser in, DeserializationContext context);
    }

    static <T> ValueSerializer<T> writer(Class<T> type, Writes<T> writes) {
        return new StdSerializer<>(type) {
            @Override
            public void serialize(T value, JsonGenerator out, SerializationContext context) {
                writes.write(value, out);
            }

            @Override
            public void serializeWithType(
                    T value, JsonGenerator out, SerializationContext context, TypeSerializer named) {
                writes.write(value, out);
            }
        };
    }

    static <T> ValueDeserializer<T> reader(Class<T> type, Reads<T> reads) {
        return new StdDeserializer<>(type) {
            @Override
            public T deserialize(JsonParser in, DeserializationContext context) {
                return reads.read(in, context);
            }

            @Override
            public Object deserializeWithType(JsonParser in, DeserializationContext context, TypeDeserializer named) {
                return reads.read(in, context);
            }
        };
    }
}
