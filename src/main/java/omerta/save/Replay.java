package omerta.save;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import omerta.box.GameBox;
import omerta.engine.Message;
import omerta.engine.Ruling;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Move;
import omerta.match.Start;
import org.jspecify.annotations.Nullable;

/// Plays the moves of a file again and says whether they are those of a match.
///
/// @param <S> the type of state
/// @param <A> the type of action
final class Replay<S, A> {

    private static final long MOST_NANOS = 30_000_000_000L;
    private static final int LOOK_AT_CLOCK = 256;

    private final GameBox<S, A> box;
    private final GameJson<S, A> json;
    private final MatchParts<S, A> parts;
    private final boolean isWhole;
    private final LongSupplier nanos;

    /// A replay.
    ///
    /// @param isWhole whether the file's checksum fits, so that the digest in it need not be computed again
    Replay(GameBox<S, A> box, GameJson<S, A> json, MatchParts<S, A> parts, boolean isWhole, LongSupplier nanos) {
        this.box = box;
        this.json = json;
        this.parts = parts;
        this.isWhole = isWhole;
        this.nanos = nanos;
    }

    /// The match, or why there is none.
    Opened opened() {
        Opened opened = replayed();
        Optional<Opened.Reason> changed = changed();
        if (changed.isEmpty() || !(opened instanceof Opened.Refused refused)) {
            return opened;
        }
        String key = changed.get() == Opened.Reason.RULES_CHANGED ? "save.rules" : "save.tables";
        return new Opened.Refused(
                changed.get(), Message.of(key, refused.why()), snapshot().or(refused::offer));
    }

    private Optional<Opened.Reason> changed() {
        Header header = parts.header();
        if (!header.rules().equals(box.rulesVersion())) {
            return Optional.of(Opened.Reason.RULES_CHANGED);
        }
        return header.tables().equals(box.digest()) ? Optional.empty() : Optional.of(Opened.Reason.TABLES_CHANGED);
    }

    private Opened replayed() {
        int done = 0;
        @Nullable Match<S, A> match = null;
        try {
            switch (Match.begin(box.game(), parts.header().table(), parts.start())) {
                case Began.Refused<S, A>(Ruling.Illegal illegal) -> {
                    return refused(
                            Opened.Reason.INVALID,
                            Message.of("save.start", Message.verbatim(illegal.clause()), illegal.why()));
                }
                case Began.Fine<S, A>(Match<S, A> begun) -> match = begun;
            }
            long end = nanos.getAsLong() + MOST_NANOS;
            for (Move<A> move : parts.moves()) {
                lift(match);
                if (done % LOOK_AT_CLOCK == 0 && nanos.getAsLong() > end) {
                    return refused(Opened.Reason.TOO_LARGE, Message.of("save.too-long"));
                }
                if (match.play(move.seat(), move.action()) instanceof Ruling.Illegal illegal) {
                    Message why = Message.of("save.move", done + 1, Message.verbatim(illegal.clause()), illegal.why());
                    return new Opened.Refused(Opened.Reason.ILLEGAL_MOVE, why, upTo(match));
                }
                done++;
            }
            lift(match);
            return compared(match);
        } catch (RuntimeException e) {
            Message why = done == 0 ? Trouble.invalid(Format.START, reason(e)) : Message.of("save.crash", done + 1);
            return new Opened.Refused(Opened.Reason.INVALID, why, match == null ? Optional.empty() : upTo(match));
        }
    }

    private void lift(Match<S, A> match) {
        if (match.moves() == parts.lifted()) {
            match.lift();
        }
    }

    private Opened compared(Match<S, A> match) {
        boolean fits = parts.latest()
                .map(latest -> latest.state().equals(match.truth())
                        && (isWhole || latest.digest().equals(json.digest(match.truth()))))
                .orElse(true);
        if (!fits) {
            return new Opened.Refused(Opened.Reason.INVALID, Message.of("save.digest"), upTo(match));
        }
        if (parts.lifted() < 0 || parts.lifted() > match.moves()) {
            return refused(Opened.Reason.INVALID, Trouble.invalid(Format.LIFTED, String.valueOf(parts.lifted())));
        }
        return new Opened.Fine(loaded(match));
    }

    private Optional<Opened.Offer> upTo(Match<S, A> match) {
        return Optional.of(new Opened.Offer(Message.of("save.offer.moves", match.moves()), loaded(match)));
    }

    /// The match from where it stood when it was saved, if that can stand by the rules of today.
    private Optional<Opened.Offer> snapshot() {
        return parts.latest().flatMap(latest -> {
            try {
                if (latest.digest().equals(json.digest(latest.state()))
                        && Match.begin(box.game(), parts.header().table(), new Start.Position<>(latest.state()))
                                instanceof Began.Fine<S, A>(Match<S, A> match)) {
                    return Optional.of(new Opened.Offer(Message.of("save.offer.snapshot"), loaded(match)));
                }
                return Optional.empty();
            } catch (RuntimeException e) {
                return Optional.empty();
            }
        });
    }

    private Loaded<S, A> loaded(Match<S, A> match) {
        return new Loaded<>(box, match, parts.header());
    }

    private static Opened refused(Opened.Reason reason, Message why) {
        return new Opened.Refused(reason, why);
    }

    private static String reason(RuntimeException e) {
        return List.of(e.getClass().getSimpleName(), String.valueOf(e.getMessage()))
                .toString();
    }
}
