package omerta.match.laws;

import java.util.HashMap;
import java.util.Map;
import omerta.engine.Event;
import omerta.match.Match;

/// A codec that writes things as numbers and remembers what they stand for.
///
/// @param <S> the type of state
/// @param <A> the type of action
class MemoryCodec<S, A> implements Codec<S, A> {

    private final Map<Object, String> texts = new HashMap<>();
    private final Map<String, Object> things = new HashMap<>();

    private String write(Object thing) {
        String text = texts.computeIfAbsent(thing, _ -> "#" + texts.size());
        things.putIfAbsent(text, thing);
        return text;
    }

    @SuppressWarnings("unchecked")
    private <T> T read(String text) {
        return (T) things.get(text);
    }

    @Override
    public String writeState(S state) {
        return write(state);
    }

    @Override
    public S readState(String text) {
        return read(text);
    }

    @Override
    public String writeAction(A action) {
        return write(action);
    }

    @Override
    public A readAction(String text) {
        return read(text);
    }

    @Override
    public String writeEvent(Event event) {
        return write(event);
    }

    @Override
    public Event readEvent(String text) {
        return read(text);
    }

    @Override
    public String writeMatch(Match<S, A> match) {
        things.put("match" + match.moves(), match);
        return "match" + match.moves();
    }

    @Override
    public Match<S, A> readMatch(String text) {
        Match<S, A> match = read(text);
        return Forks.upTo(match, match.moves());
    }
}
