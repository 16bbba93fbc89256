package omerta.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import omerta.box.GameBox;
import omerta.engine.Decision;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Table;
import omerta.match.Start;
import omerta.save.Fresh;
import omerta.save.Library;
import omerta.save.Session;

/// Matches that are played and kept, one after another.
///
/// @param <S> the type of state
/// @param <A> the type of action
final class Evening<S, A> {

    private final GameBox<S, A> box;
    private final Table table;
    private final Library library;
    private final Rng.Stream chance = Rng.of(1).stream();
    private Session<S, A> session;

    Evening(GameBox<S, A> box, int seats, Path home) {
        this.box = box;
        table = Matches.table(seats);
        library = switch (Library.enter(home)) {
            case Library.Entered.In(Library entered) -> entered;
            case Library.Entered.Taken(var why) -> throw new IllegalStateException(why.key());
        };
        session = begin();
    }

    private Session<S, A> begin() {
        return switch (library.begin(box, table, new Start.Seeded<>(chance.bits()))) {
            case Fresh.In<S, A>(Session<S, A> begun) -> begun;
            case Fresh.Not<S, A>(var reason) -> throw new IllegalStateException(reason.clause());
        };
    }

    Ruling step() {
        List<Decision> asked = session.sight().turn().decisions();
        if (asked.isEmpty()) {
            session.close();
            session = begin();
            return step();
        }
        Seat seat = asked.getFirst().seat();
        List<A> legal = session.sight().legalActions(seat);
        Ruling ruling = session.play(seat, legal.get(chance.below(legal.size())));
        session.problem().ifPresent(why -> {
            throw new IllegalStateException(why.key());
        });
        return ruling;
    }

    void close() throws IOException {
        session.close();
        library.close();
    }
}
