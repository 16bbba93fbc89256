package omerta.save;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.LongSupplier;
import omerta.box.BadBox;
import omerta.box.GameBox;
import omerta.box.StrictJson;
import omerta.engine.Message;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Reads match files. Nothing that is in a file makes it throw.
///
/// @param finder finds the games
/// @param migrations the way from older formats
/// @param nanos a clock, to give up what takes too long
record MatchReader(Finder finder, Migrations migrations, LongSupplier nanos) {

    MatchReader(Finder finder) {
        this(finder, Migrations.STANDARD, System::nanoTime);
    }

    /// Reads a file.
    Opened read(Disk disk, Path file) {
        try {
            byte[] bytes = disk.read(file, StrictJson.MOST_BYTES);
            return read(bytes, String.valueOf(file.getFileName()).endsWith(Format.ENDING));
        } catch (Refusal e) {
            return new Opened.Refused(e.reason(), e.why());
        } catch (IOException e) {
            return new Opened.Refused(Opened.Reason.UNREADABLE, Trouble.reading(e));
        }
    }

    /// Reads the bytes of a file.
    ///
    /// @param isNamed whether the file is named like a match
    Opened read(byte[] bytes, boolean isNamed) {
        return switch (Peek.at(bytes, isNamed)) {
            case Parsed.Bad<Peek>(Message why) -> refused(why);
            case Parsed.Value<Peek>(Peek peek) -> {
                Optional<Message> unfit = unfit(peek.format());
                yield unfit.isPresent() ? refused(unfit.get()) : read(bytes, peek);
            }
        };
    }

    /// Why a format cannot be read, if so.
    Optional<Message> unfit(int format) {
        if (format > migrations.newest()) {
            return Optional.of(Message.of("save.newer", format, migrations.newest()));
        }
        return format < migrations.oldest()
                ? Optional.of(Message.of("save.older", format, migrations.oldest()))
                : Optional.empty();
    }

    private Opened read(byte[] bytes, Peek peek) {
        Format.Seal seal = Format.seal(bytes);
        if (seal == Format.Seal.BROKEN) {
            return refused(Message.of("save.checksum"));
        }
        try {
            byte[] newest = peek.format() == migrations.newest()
                    ? bytes
                    : Json.plain().writeValueAsBytes(migrate(bytes, peek.format()));
            Optional<GameBox<?, ?>> box = finder.find(peek.game());
            return box.isPresent()
                    ? play(box.get(), newest, seal)
                    : refused(Message.of("save.unknown-game", Message.verbatim(peek.game())));
        } catch (JacksonException e) {
            return refused(Trouble.of(e));
        } catch (BadBox e) {
            return refused(Trouble.invalid("", String.valueOf(e.getMessage())));
        }
    }

    /// The tree of a file in an older format, in the newest.
    ObjectNode migrate(byte[] bytes, int format) {
        JsonNode tree = Json.plain().readTree(bytes);
        return migrations.migrate(tree.asObject(), format);
    }

    private <S, A> Opened play(GameBox<S, A> box, byte[] bytes, Format.Seal seal) {
        GameJson<S, A> json = GameJson.of(box.game());
        MatchParts<S, A> parts = MatchParts.read(json, bytes);
        return parts.checksum().isPresent() && seal == Format.Seal.NONE
                ? refused(Message.of("save.checksum"))
                : new Replay<>(box, json, parts, seal == Format.Seal.WHOLE, nanos).opened();
    }

    private static Opened refused(Message why) {
        return new Opened.Refused(Trouble.reason(why), why);
    }
}
