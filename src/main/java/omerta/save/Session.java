package omerta.save;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import omerta.box.GameBox;
import omerta.engine.Message;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import omerta.match.Match;
import omerta.match.Sight;
import omerta.match.Undo;
import org.jspecify.annotations.Nullable;

/// One match being played and kept. What a call did is in the journal before it returns, so that a crash at any
/// instant loses nothing that was shown as done.
///
/// Where the disk fails the match goes on in memory, [#problem] says so, and each further action tries the disk again.
/// Used from one thread.
///
/// @param <S> the type of state
/// @param <A> the type of action
public final class Session<S, A> implements AutoCloseable {

    private final Shelf shelf;
    private final GameBox<S, A> box;
    private final GameJson<S, A> json;
    private final Match<S, A> match;
    private Path file;
    private @Nullable Journal<A> journal;
    private Optional<Message> problem = Optional.empty();
    private boolean isKept;

    private Session(Shelf shelf, GameBox<S, A> box, Match<S, A> match, Path file) {
        this.shelf = shelf;
        this.box = box;
        this.json = GameJson.of(box.game());
        this.match = match;
        this.file = file;
    }

    /// Keeps a new match in a file from now on.
    static <S, A> Session<S, A> begin(Shelf shelf, GameBox<S, A> box, Match<S, A> match, Path file) {
        Session<S, A> session = new Session<>(shelf, box, match, file);
        shelf.enter(file);
        session.keep();
        return session;
    }

    /// Goes on with a match.
    ///
    /// @param lines what its journal holds
    /// @param isKept whether the file tells all of it
    static <S, A> Session<S, A> resume(
            Shelf shelf, Loaded<S, A> loaded, Path file, List<JournalLine<A>> lines, boolean isKept) {
        Session<S, A> session = new Session<>(shelf, loaded.box(), loaded.match(), file);
        shelf.enter(file);
        session.beginJournal(Journal.trimmed(lines));
        session.isKept = isKept;
        session.keep();
        return session;
    }

    /// The match as a screen may see it.
    public Sight<S, A> sight() {
        return match;
    }

    /// The game.
    public GameBox<S, A> box() {
        return box;
    }

    /// Where the match is kept.
    public Path file() {
        return file;
    }

    /// What the match came to, for statistics; empty while it is played.
    public Optional<Finished> finished() {
        return match.outcome().map(outcome -> {
            List<Finished.Place> seats = outcome.standings().stream()
                    .sorted(Comparator.comparingInt(standing -> standing.seat().index()))
                    .map(standing -> new Finished.Place(
                            match.table().player(standing.seat()).name().strip(), standing.place(), standing.total()))
                    .toList();
            return new Finished(
                    Digests.of((box.id() + MatchText.start(json, match.start()) + Json.line(match.table()))
                            .getBytes(StandardCharsets.UTF_8)),
                    box.id(),
                    shelf.now(),
                    match.moves(),
                    Optional.of(outcome.unit()),
                    seats);
        });
    }

    /// What is wrong with keeping the match; empty while each action is safe on the disk.
    public Optional<Message> problem() {
        return problem;
    }

    /// Does the action if it is legal; a refusal changes nothing.
    public Ruling play(Seat seat, A action) {
        Ruling ruling = match.play(seat, action);
        if (ruling.isLegal()) {
            note(new JournalLine.Play<>(seat, action));
        }
        return ruling;
    }

    /// Takes the last move back where who asks can.
    public Undo takeBack(Viewer asker) {
        Undo undo = match.takeBack(asker);
        if (undo.isFree()) {
            note(new JournalLine.TakeBack<>());
        }
        return undo;
    }

    /// Makes the move again that was taken back last where who asks can.
    ///
    /// @return whether it was made
    public boolean redo(Viewer asker) {
        boolean done = match.redo(asker);
        if (done) {
            var move = match.move(match.moves() - 1);
            note(new JournalLine.Play<>(move.seat(), move.action()));
        }
        return done;
    }

    /// A curtain went up: what was done before can no longer be taken back.
    public void lift() {
        boolean changes = match.lifted() != match.moves();
        match.lift();
        if (changes) {
            note(new JournalLine.Lift<>());
        }
    }

    /// Writes the file anew if anything was done since; called at each hand-over.
    public void keep() {
        if (isKept) {
            return;
        }
        long number = shelf.nextNumber();
        boolean isMarked = mark(number);
        try {
            shelf.makeFolder(file);
            Swap.keeping(shelf.disk(), file, bytes(number));
            isKept = true;
            problem = Optional.empty();
            if (!isMarked) {
                beginJournal(List.of(new JournalLine.Mark<>(number)));
            }
        } catch (IOException e) {
            trouble(e);
        }
    }

    /// Writes a copy of the match as it stands. Where keeping it has failed, it is kept there from now on.
    ///
    /// @return why there is no copy, if so
    public Optional<Message> saveAs(Path copy) {
        try {
            if (shelf.isPlayed(copy)) {
                return Optional.of(Message.of("save.in-play"));
            }
            Swap.over(shelf.disk(), copy, bytes(shelf.nextNumber()));
        } catch (IOException e) {
            return Optional.of(Trouble.writing(e));
        }
        if (problem.isPresent()) {
            moveTo(copy);
        }
        return Optional.empty();
    }

    /// Writes the file if need be and stops keeping the match.
    @Override
    public void close() {
        keep();
        closeJournal();
        shelf.leave(file);
    }

    private void moveTo(Path other) {
        closeJournal();
        shelf.leave(file);
        file = other;
        shelf.enter(file);
        isKept = false;
        keep();
    }

    private void note(JournalLine<A> line) {
        isKept = false;
        if (journal != null) {
            try {
                journal.add(line);
            } catch (IOException e) {
                closeJournal();
                trouble(e);
            }
        }
        if (journal == null || problem.isPresent()) {
            keep();
        }
    }

    private boolean mark(long number) {
        if (journal == null) {
            return false;
        }
        try {
            journal.add(new JournalLine.Mark<>(number));
            return true;
        } catch (IOException e) {
            closeJournal();
            return false;
        }
    }

    private void beginJournal(List<JournalLine<A>> lines) {
        try {
            journal = Journal.begin(shelf.disk(), file, json, lines);
        } catch (IOException e) {
            trouble(e);
        }
    }

    private void closeJournal() {
        if (journal == null) {
            return;
        }
        try {
            journal.close();
        } catch (IOException e) {
            trouble(e);
        }
        journal = null;
    }

    private void trouble(IOException e) {
        problem = Optional.of(Message.of("save.banner", Trouble.writing(e)));
    }

    private byte[] bytes(long number) {
        return MatchText.of(box, match, shelf.stamp(number));
    }
}
