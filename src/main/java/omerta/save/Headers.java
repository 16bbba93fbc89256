package omerta.save;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import omerta.box.StrictJson;
import omerta.engine.Message;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;

/// Reads the headers of files without the rest of them.
///
/// @param disk where the files are
/// @param reader knows which formats can be read
record Headers(Disk disk, MatchReader reader) {

    /// The entry of a match: its newest generation whose header can be read.
    Entry entry(Path file) {
        Entry newest = one(file, file);
        if (newest instanceof Entry.Broken broken && canFallBack(broken.reason())) {
            for (Path older : Swap.older(file)) {
                if (disk.exists(older) && one(file, older) instanceof Entry.Match match) {
                    return match;
                }
            }
        }
        return newest;
    }

    /// Whether an older generation can be better than one with this trouble.
    static boolean canFallBack(Opened.Reason reason) {
        return switch (reason) {
            case UNREADABLE, TOO_LARGE, FOREIGN, DAMAGED, INVALID -> true;
            case NEWER, OLDER, UNKNOWN_GAME, ILLEGAL_MOVE, RULES_CHANGED, TABLES_CHANGED -> false;
        };
    }

    private Entry one(Path file, Path generation) {
        try {
            byte[] head = disk.head(generation, Format.HEADER_BYTES);
            return switch (Peek.at(head, true)) {
                case Parsed.Bad<Peek>(Message why) -> broken(file, why);
                case Parsed.Value<Peek>(Peek peek) -> {
                    Optional<Message> unfit = reader.unfit(peek.format());
                    yield unfit.isPresent()
                            ? broken(file, unfit.get())
                            : new Entry.Match(file, header(generation, head, peek.format()));
                }
            };
        } catch (Refusal e) {
            return new Entry.Broken(file, e.reason(), e.why());
        } catch (IOException e) {
            return new Entry.Broken(file, Opened.Reason.UNREADABLE, Trouble.reading(e));
        } catch (JacksonException e) {
            return broken(file, Trouble.of(e));
        }
    }

    private Header header(Path generation, byte[] head, int format) throws IOException {
        if (format != reader.migrations().newest()) {
            JsonNode file = reader.migrate(disk.read(generation, StrictJson.MOST_BYTES), format);
            return Json.plain().treeToValue(file.required(Format.HEADER), Header.class);
        }
        try (JsonParser in = Json.plain().createParser(head)) {
            in.nextToken();
            while (in.nextToken() == JsonToken.PROPERTY_NAME
                    && !in.currentName().equals(Format.HEADER)) {
                in.nextToken();
                in.skipChildren();
            }
            in.nextToken();
            return Json.plain()
                    .readerFor(Header.class)
                    .without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .readValue(in);
        }
    }

    private static Entry broken(Path file, Message why) {
        return new Entry.Broken(file, Trouble.reason(why), why);
    }
}
