package omerta.save;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import omerta.engine.Event;
import omerta.engine.Game;
import omerta.engine.Info;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// The JSON of one game's states, actions and events. An action tells what it does by `do`, everything else that is sealed
/// tells what it is by `is`.
///
/// @param <S> the type of state
/// @param <A> the type of action
public final class GameJson<S, A> {

    private static final Map<Class<?>, GameJson<?, ?>> MADE = new ConcurrentHashMap<>();

    private final Info<S, A> info;
    private final JsonMapper mapper;
    private final Parts parts;
    private final Map<String, A> knownActions = new ConcurrentHashMap<>();

    private GameJson(Info<S, A> info) {
        this.info = info;
        this.mapper = Json.mapper(info.actionType());
        this.parts = Parts.of(info, mapper.getTypeFactory());
    }

    /// The JSON of a game. It is made once for each type of state, since making it is slow.
    @SuppressWarnings("unchecked") // a type of state belongs to one game
    public static <S, A> GameJson<S, A> of(Game<S, A> game) {
        Info<S, A> info = game.info();
        return (GameJson<S, A>) MADE.computeIfAbsent(info.stateType(), _ -> new GameJson<>(info));
    }

    /// A state or view on one line.
    public String state(S state) {
        return mapper.writerFor(info.stateType()).writeValueAsString(state);
    }

    /// A state or view, indented.
    public String indented(S state) {
        return Layout.of(state(state));
    }

    /// An action on one line.
    public String action(A action) {
        return mapper.writerFor(info.actionType()).writeValueAsString(action);
    }

    /// An event on one line.
    public String event(Event event) {
        return mapper.writerFor(info.eventType()).writeValueAsString(event);
    }

    /// Reads a state or view.
    public Parsed<S> readState(String json) {
        return read(json, info.stateType());
    }

    /// Reads an action.
    public Parsed<A> readAction(String json) {
        return read(json, info.actionType());
    }

    /// Reads an event.
    public Parsed<? extends Event> readEvent(String json) {
        return read(json, info.eventType());
    }

    /// A digest of a state, the same wherever and whenever it is made.
    public String digest(S state) {
        return Digests.of(mapper.writerFor(info.stateType()).writeValueAsBytes(state));
    }

    Class<A> actionType() {
        return info.actionType();
    }

    /// Actions that were read before, by their text.
    Map<String, A> knownActions() {
        return knownActions;
    }

    Parts parts() {
        return parts;
    }

    JsonMapper mapper() {
        return mapper;
    }

    private <T> Parsed<T> read(String json, Class<T> type) {
        try {
            T value = mapper.readValue(json, type);
            return value == null ? new Parsed.Bad<>(Trouble.invalid("", "null")) : new Parsed.Value<>(value);
        } catch (JacksonException e) {
            return new Parsed.Bad<>(Trouble.of(e));
        }
    }
}
