package omerta.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.event.ActionEvent;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import omerta.box.GameBox;
import omerta.engine.Decision;
import omerta.engine.Privacy;
import omerta.engine.Seat;
import omerta.engine.Turn;
import omerta.match.Move;
import omerta.match.Start;
import omerta.save.Entry;
import omerta.save.Fresh;
import omerta.save.Header;
import omerta.save.Session;
import omerta.ui.Ui;
import omerta.ui.shell.flow.Stand;
import omerta.ui.shell.log.LogPane;
import omerta.ui.shell.log.RecapPane;

/// Looks at all that the viewer of a canary can see or read while the match runs: each way in which the screen can stand
/// for that viewer, with recap and log; an error report written at that moment, on the screen and on the clipboard; the
/// list of matches after the table was left, and the header of the file that it is read from. A text of the log is offered
/// nowhere before the results.
///
/// @param salon the app
/// @param box the game
/// @param canary who looks, and at what
/// @param <S> the type of state
/// @param <A> the type of action
record Watcher<S, A>(Salon salon, GameBox<S, A> box, Canary<S, A> canary) {

    /// What was seen of one match.
    ///
    /// @param alike what must be the same in the other one
    /// @param other the screen of another seat, who may know more
    record Seen(List<Look> alike, Look other) {

        /// Keeps a copy.
        Seen {
            alike = List.copyOf(alike);
        }
    }

    /// Looks at one of the two matches.
    Seen watch(Canary.Line<S, A> line) {
        Session<S, A> session = begin(line);
        Ui.run(() -> salon.shell.enter(session));
        Ui.settle(salon.scene); // how long a list is, its bar knows by how often it was laid out
        List<Look> looks = new ArrayList<>();
        for (Stand stand : stands(session.sight().turn())) {
            show(stand);
            looks.add(look(stand.toString()));
            logInPlaceOfRecap().ifPresent(looks::add);
        }
        looks.add(report(line));
        Seat seat = other();
        show(new Stand.Peek(seat));
        Look other = look("the hand of " + seat);
        Ui.run(salon.shell::leave);
        looks.add(Look.read("the list of matches", salon));
        looks.add(new Look("the header", header(session), Optional.empty()));
        salon.library.discard(session.file());
        return new Seen(looks, other);
    }

    private Session<S, A> begin(Canary.Line<S, A> line) {
        Session<S, A> session = ((Fresh.In<S, A>)
                        salon.library.begin(box, canary.table(), new Start.Position<>(line.start())))
                .session();
        for (Move<A> move : line.moves()) {
            assertThat(session.play(move.seat(), move.action()).isLegal()).isTrue();
        }
        return session;
    }

    /// Every way in which the screen can stand while the viewer looks.
    private List<Stand> stands(Turn turn) {
        Optional<Seat> asked = turn.decisions().stream().map(Decision::seat).findFirst();
        if (canary.viewer() instanceof Seat seat) {
            return List.of(new Stand.InHand(seat, turn.of(seat).isEmpty()), new Stand.Peek(seat));
        }
        return List.of(
                new Stand.Open(asked.filter(seat -> isOpen(turn, seat))),
                new Stand.Moment(),
                new Stand.Curtain(asked.orElseThrow(), Stand.Reason.TURN));
    }

    private static boolean isOpen(Turn turn, Seat seat) {
        return turn.of(seat).orElseThrow().privacy() != Privacy.IN_HAND;
    }

    /// A seat that may know more than the viewer, or other things.
    private Seat other() {
        return canary.viewer() instanceof Seat seat ? seat.next(canary.table().size()) : Seat.of(0);
    }

    private void show(Stand stand) {
        Ui.run(() -> salon.shell.room().orElseThrow().play().show(stand));
        if (stand instanceof Stand.Peek) {
            salon.passTime();
            Ui.run(() -> Event.fireEvent(salon.scene.lookup("#hold"), key(KeyEvent.KEY_PRESSED, KeyCode.SPACE)));
        }
    }

    private Look look(String what) {
        Look look = Look.at(what, salon);
        Ui.run(() -> Event.fireEvent(salon.scene, key(KeyEvent.KEY_RELEASED, KeyCode.SPACE)));
        String export = salon.shell.phrases().words("results.export");
        assertThat(look.words()).as(what).noneMatch(line -> line.contains(export));
        return look;
    }

    private static KeyEvent key(EventType<KeyEvent> type, KeyCode code) {
        return new KeyEvent(type, "", "", code, false, false, false, false);
    }

    /// The log, where the recap lies over it.
    private Optional<Look> logInPlaceOfRecap() {
        return Ui.get(() -> {
            if (Ui.find(salon.scene.getRoot(), RecapPane.class, _ -> true).isEmpty()) {
                return Optional.empty();
            }
            Event.fireEvent(salon.scene, key(KeyEvent.KEY_PRESSED, KeyCode.L));
            Event.fireEvent(salon.scene, key(KeyEvent.KEY_RELEASED, KeyCode.L));
            LogPane log =
                    Ui.find(salon.scene.getRoot(), LogPane.class, _ -> true).orElseThrow();
            log.applyCss();
            List<String> words = Ui.all(log).stream()
                    .filter(Labeled.class::isInstance)
                    .map(label -> ((Labeled) label).getText())
                    .toList();
            return Optional.of(new Look("the log", words, Optional.empty()));
        });
    }

    /// An error that says all of itself happens in the program, and its report is put on the clipboard.
    private Look report(Canary.Line<S, A> line) {
        Ui.run(() -> salon.shell.failed(new IllegalStateException(line.toString())));
        Ui.run(() -> salon.labeled(salon.shell.phrases().words("error.copy"))
                .orElseThrow()
                .fireEvent(new ActionEvent()));
        Look look = Look.read("an error report", salon);
        Ui.run(salon.shell::closeSheet);
        return look;
    }

    /// The header of the file as a reader of the list finds it, but for what counts its writings.
    private List<String> header(Session<S, A> session) {
        Header header = salon.library.list().stream()
                .filter(entry -> entry.file().equals(session.file()))
                .map(entry -> ((Entry.Match) entry).header())
                .findFirst()
                .orElseThrow();
        return List.of(
                header.game() + " " + header.rules() + " " + header.tables(),
                header.moves() + " " + header.over() + " " + header.progress(),
                header.table().toString());
    }
}
