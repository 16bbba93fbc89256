package omerta.save;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.ReadOnlyFileSystemException;
import java.util.Locale;
import java.util.Objects;
import omerta.box.JsonFault;
import omerta.engine.Message;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.DatabindException;

/// What went wrong, in words for people: each cause has a sentence of its own.
final class Trouble {

    /// Something that is no match.
    static final Message FOREIGN = Message.of("save.foreign");

    private Trouble() {}

    /// A file that is broken, near a line.
    static Message damaged(int line) {
        return Message.of("save.damaged", Math.max(1, line));
    }

    /// The kind of trouble that a message is about.
    static Opened.Reason reason(Message why) {
        return switch (why.key()) {
            case "save.too-large", "save.too-long" -> Opened.Reason.TOO_LARGE;
            case "save.foreign" -> Opened.Reason.FOREIGN;
            case "save.newer" -> Opened.Reason.NEWER;
            case "save.older" -> Opened.Reason.OLDER;
            case "save.damaged", "save.checksum" -> Opened.Reason.DAMAGED;
            case "save.unknown-game" -> Opened.Reason.UNKNOWN_GAME;
            default -> Opened.Reason.INVALID;
        };
    }

    /// JSON that is broken, or that is no such thing.
    static Message of(JacksonException e) {
        JsonFault fault = JsonFault.of(e);
        return switch (e) {
            case StreamConstraintsException _ -> Message.of("save.too-large");
            case DatabindException _ -> invalid(fault.path(), fault.reason());
            default -> damaged(fault.line());
        };
    }

    /// JSON that is well formed, but cannot be what it should.
    static Message invalid(String path, String reason) {
        return Message.of("save.invalid", Message.verbatim(path.isEmpty() ? reason : path + ": " + reason));
    }

    /// A file that cannot be read.
    static Message reading(IOException e) {
        return switch (e) {
            case Refusal refusal -> refusal.why();
            case NoSuchFileException _ -> Message.of("save.missing");
            case AccessDeniedException _ -> Message.of("save.denied");
            default -> Message.of("save.unreadable", Message.verbatim(reason(e)));
        };
    }

    /// A file that cannot be written.
    static Message writing(IOException e) {
        String reason = reason(e).toLowerCase(Locale.ROOT);
        if (reason.contains("no space") || reason.contains("not enough space") || reason.contains("quota")) {
            return Message.of("save.full");
        }
        if (reason.contains("read-only")) {
            return Message.of("save.read-only");
        }
        if (reason.contains("not a directory")) {
            return Message.of("save.no-folder");
        }
        return switch (e) {
            case AccessDeniedException _ -> Message.of("save.no-writing");
            case NoSuchFileException _, NotDirectoryException _, FileAlreadyExistsException _ ->
                Message.of("save.no-folder");
            default -> Message.of("save.failed", Message.verbatim(reason(e)));
        };
    }

    private static String reason(IOException e) {
        if (e.getCause() instanceof ReadOnlyFileSystemException) {
            return "read-only";
        }
        String reason = e instanceof FileSystemException system ? system.getReason() : e.getMessage();
        return Objects.requireNonNullElse(reason, e.getClass().getSimpleName());
    }
}
