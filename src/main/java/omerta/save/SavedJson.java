package omerta.save;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import omerta.box.GameBox;
import omerta.engine.Event;
import omerta.engine.Message;
import omerta.match.Match;
import omerta.match.laws.Codec;

/// The JSON that is saved of one game, for the laws of JSON: whatever is written must read back the same.
///
/// @param <S> the type of state
/// @param <A> the type of action
public final class SavedJson<S, A> implements Codec<S, A> {

    private static final Stamp STAMP = new Stamp("laws", 1, Instant.EPOCH);

    private final GameBox<S, A> box;
    private final GameJson<S, A> json;
    private final MatchReader reader;

    /// The JSON of a game.
    public SavedJson(GameBox<S, A> box) {
        this.box = box;
        this.json = GameJson.of(box.game());
        this.reader = new MatchReader(id -> Optional.of(box));
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
    public Match<S, A> readMatch(String text) {
        return switch (reader.read(text.getBytes(StandardCharsets.UTF_8), true)) {
            case Opened.Fine(Loaded<?, ?> loaded) -> own(loaded);
            case Opened.Refused refused -> throw new IllegalArgumentException(String.valueOf(refused.why()));
        };
    }

    /// The reader knows this one game only, so its matches are of this game.
    @SuppressWarnings("unchecked")
    private Match<S, A> own(Loaded<?, ?> loaded) {
        return (Match<S, A>) loaded.match();
    }

    private static <T> T value(Parsed<? extends T> parsed) {
        return switch (parsed) {
            case Parsed.Value<? extends T>(T value) -> value;
            case Parsed.Bad<? extends T>(Message why) -> throw new IllegalArgumentException(String.valueOf(why));
        };
    }
}
