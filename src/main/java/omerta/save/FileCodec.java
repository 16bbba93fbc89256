package omerta.save;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import omerta.box.GameBox;
import omerta.engine.Event;
import omerta.engine.Message;
import omerta.match.Match;
import omerta.match.laws.Codec;

/// The laws' way to write and read: the JSON and the match files that are also kept on disk.
///
/// @param <S> the type of state
/// @param <A> the type of action
public final class FileCodec<S, A> implements Codec<S, A> {

    private static final Stamp STAMP = new Stamp("laws", 1, Instant.EPOCH);

    private final GameBox<S, A> box;
    private final GameJson<S, A> json;

    /// The codec of a game.
    public FileCodec(GameBox<S, A> box) {
        this.box = box;
        this.json = GameJson.of(box.game());
    }

    @Override
    public String writeState(S state) {
        return json.state(state);
    }

    @Override
    public S readState(String text) {
        return value(json.readState(text));
    }

    @Override
    public String writeAction(A action) {
        return json.action(action);
    }

    @Override
    public A readAction(String text) {
        return value(json.readAction(text));
    }

    @Override
    public String writeEvent(Event event) {
        return json.event(event);
    }

    @Override
    public Event readEvent(String text) {
        return value(json.readEvent(text));
    }

    @Override
    public String writeMatch(Match<S, A> match) {
        return new String(MatchText.of(box, match, STAMP), StandardCharsets.UTF_8);
    }

    @Override
    @SuppressWarnings("unchecked")
    public Match<S, A> readMatch(String text) {
        Finder finder = id -> id.equals(box.id()) ? Optional.of(box) : Optional.empty();
        return switch (new MatchReader(finder).read(text.getBytes(StandardCharsets.UTF_8), true)) {
            case Opened.Fine(Loaded<?, ?> loaded) -> (Match<S, A>) loaded.match();
            case Opened.Refused refused -> throw bad(refused.why());
        };
    }

    private static <T> T value(Parsed<? extends T> parsed) {
        return switch (parsed) {
            case Parsed.Value<? extends T>(var value) -> value;
            case Parsed.Bad<? extends T>(Message why) -> throw bad(why);
        };
    }

    private static IllegalArgumentException bad(Message why) {
        return new IllegalArgumentException(why.toString());
    }
}
