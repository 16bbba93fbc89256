package omerta.save;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import omerta.engine.Message;
import omerta.match.Match;

/// Brings a match of the library back to its last action: from the newest generation that can be read, by the journal.
///
/// @param shelf what the sessions share
/// @param reader reads files
record Recovery(Shelf shelf, MatchReader reader) {

    /// Goes on with the match.
    Resumed resume(Path file) {
        Opened newest = reader.read(shelf.disk(), file);
        if (newest instanceof Opened.Refused refused && Headers.canFallBack(refused.reason())) {
            List<Path> others =
                    Stream.concat(Swap.older(file).stream(), Stream.of(file)).toList();
            for (Path older : others) {
                if (shelf.disk().exists(older)
                        && reader.read(shelf.disk(), older) instanceof Opened.Fine(Loaded<?, ?> loaded)) {
                    setAside(file);
                    return in(file, loaded, true);
                }
            }
        }
        return switch (newest) {
            case Opened.Refused refused -> new Resumed.Not(refused);
            case Opened.Fine(Loaded<?, ?> loaded) -> in(file, loaded, false);
        };
    }

    /// Keeps what could not be read out of the way of the generations.
    private void setAside(Path file) {
        try {
            if (shelf.disk().exists(file)) {
                shelf.disk().move(file, Swap.sibling(file, ".damaged"));
            }
        } catch (IOException e) {
            // it is then written over, and the generations before it stay
        }
    }

    private <S, A> Resumed in(Path file, Loaded<S, A> loaded, boolean isOlder) {
        GameJson<S, A> json = GameJson.of(loaded.box().game());
        JournalLine<A> mark = new JournalLine.Mark<>(loaded.header().number());
        List<JournalLine<A>> journal = lines(file, json);
        List<JournalLine<A>> lines = journal.contains(mark) ? journal : List.of(mark);
        List<JournalLine<A>> since = lines.subList(lines.lastIndexOf(mark) + 1, lines.size());
        boolean isWhole = since.stream().allMatch(line -> redo(loaded.match(), line));
        Session<S, A> session = Session.resume(shelf, loaded, file, lines, since.isEmpty() && !isOlder);
        return new Resumed.In(session, note(isOlder, !isWhole));
    }

    private <A> List<JournalLine<A>> lines(Path file, GameJson<?, A> json) {
        try {
            return Journal.read(shelf.disk(), file, json);
        } catch (IOException e) {
            return List.of();
        }
    }

    private static <A> boolean redo(Match<?, A> match, JournalLine<A> line) {
        return switch (line) {
            case JournalLine.Mark<A> _ -> true;
            case JournalLine.Play<A> play ->
                match.play(play.seat(), play.action()).isLegal();
            case JournalLine.TakeBack<A> _ ->
                match.mover().filter(seat -> match.takeBack(seat).isFree()).isPresent();
            case JournalLine.Lift<A> _ -> {
                match.lift();
                yield true;
            }
        };
    }

    private static Optional<Message> note(boolean isOlder, boolean isCut) {
        if (isOlder) {
            return Optional.of(Message.of("save.note.older"));
        }
        return isCut ? Optional.of(Message.of("save.note.cut")) : Optional.empty();
    }
}
