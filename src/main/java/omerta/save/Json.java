package omerta.save;

import omerta.box.StrictJson;
import tools.jackson.databind.json.JsonMapper;

/// JSON of anything made of records, lists, maps, enums and the engine's types, by the rules of [StrictJson].
public final class Json {

    private static final JsonMapper PLAIN = mapper();

    private Json() {}

    /// A mapper; the records of the sealed interfaces `does` are told apart by `do`.
    static JsonMapper mapper(Class<?>... does) {
        return StrictJson.builder(does).addModule(new EngineModule()).build();
    }

    /// The mapper for what belongs to no game.
    static JsonMapper plain() {
        return PLAIN;
    }

    /// One line of JSON.
    public static String line(Object value) {
        return PLAIN.writeValueAsString(value);
    }

    /// Indented JSON, two levels deep; what is deeper stays on one line.
    public static String indented(Object value) {
        return Layout.of(line(value));
    }
}
