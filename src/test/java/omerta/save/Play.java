package omerta.save;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import omerta.engine.Options;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.match.Start;
import omerta.toy.Playout;
import omerta.toy.Toy;
import omerta.toy.ToyAction;
import omerta.toy.ToyState;

/// Libraries and sessions of the toy game.
final class Play {

    private static final Clock NOON = Clock.fixed(Saves.NOON, ZoneOffset.UTC);

    private Play() {}

    static Library enter(Path home) {
        return enter(home, Disk.REAL, NOON);
    }

    static Library enter(Path home, Disk disk, Clock clock) {
        return switch (Library.enter(home, new MatchReader(Toy::find), disk, clock)) {
            case Library.Entered.In(Library library) -> library;
            case Library.Entered.Taken taken -> throw new AssertionError(taken);
        };
    }

    static Session<ToyState, ToyAction> begin(Library library) {
        return begin(library, Options.STANDARD);
    }

    /// A match of more than a hundred moves.
    static Session<ToyState, ToyAction> beginLong(Library library) {
        return begin(library, Options.STANDARD.with("ranks", "9").with("rounds", "9"));
    }

    private static Session<ToyState, ToyAction> begin(Library library, Options options) {
        var fresh = library.begin(Toy.box(), Playout.table(3, options), new Start.Seeded<>(11));
        return ((Fresh.In<ToyState, ToyAction>) fresh).session();
    }

    static Resumed.In open(Library library, Path file) {
        return switch (library.open(file)) {
            case Resumed.In in -> in;
            case Resumed.Not not -> throw new AssertionError(not);
        };
    }

    /// The state as seat 0 sees it after going on with a match, which is left at once, as in a crash.
    static Object seen(Path home, Path file) throws IOException {
        try (Library library = enter(home)) {
            return open(library, file).session().sight().view(Seat.of(0)).state();
        }
    }

    /// Makes moves by chance.
    static <S, A> void play(Session<S, A> session, int moves) {
        for (int i = 0; i < moves; i++) {
            move(session);
        }
    }

    private static <S, A> void move(Session<S, A> session) {
        Rng.Stream chance = Rng.of(session.sight().moves()).stream();
        var able = session.sight().table().seats().stream()
                .filter(seat -> !session.sight().legalActions(seat).isEmpty())
                .toList();
        Seat seat = able.get(chance.below(able.size()));
        var actions = session.sight().legalActions(seat);
        session.play(seat, actions.get(chance.below(actions.size())));
    }
}
