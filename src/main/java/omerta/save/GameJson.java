package omerta.save;

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

    private final Info<S, A> info;
    private final JsonMapper mapper;

    private GameJson(Info<S, A> info) {
        this.info = info;
        this.mapper = Json.mapper(info.actionType());
    }

    /// The JSON of a game.
    public static <S, A> GameJson<S, A> of(Game<S, A> game) {
        return new GameJson<>(game.info());
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
