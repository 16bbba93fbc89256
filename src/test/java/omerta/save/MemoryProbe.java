package omerta.save;

import java.nio.file.Path;
import java.util.List;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Options;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.match.Sight;
import omerta.match.Start;
import omerta.toy.Playout;

/// A program that plays a whole match to 50 and keeps it, then opens and closes it many times. It prints how many moves
/// there were, then the heap in use, in bytes, after the first few times and after all.
final class MemoryProbe {

    private static final int SETTLING = 10;
    private static final int TIMES = 50;
    private static final int MOVES_TO_HAND_OVER = 40;

    private MemoryProbe() {}

    /// Plays, and prints the figures.
    ///
    /// @param args the folder of the library
    public static void main(String[] args) {
        Library library = ((Library.Entered.In) Library.enter(Path.of(args[0]))).library();
        GameBox<?, ?> box = Games.find("da-capo").orElseThrow();
        System.out.println(play(library, box));
        for (int i = 0; i < TIMES; i++) {
            if (i == SETTLING) {
                System.out.println(heap());
            }
            openAndClose(library);
        }
        System.out.println(heap());
    }

    private static <S, A> int play(Library library, GameBox<S, A> box) {
        var fresh = library.begin(box, Playout.table(3, Options.STANDARD), new Start.Seeded<>(3));
        try (Session<S, A> session = ((Fresh.In<S, A>) fresh).session()) {
            Sight<S, A> sight = session.sight();
            Rng.Stream chance = Rng.of(3).stream();
            while (sight.outcome().isEmpty()) {
                Seat seat = sight.turn().decisions().getFirst().seat();
                session.play(seat, best(box, sight.view(seat).state(), seat, sight.legalActions(seat), chance));
                if (sight.moves() % MOVES_TO_HAND_OVER == 0) {
                    session.lift();
                    session.keep();
                }
            }
            return sight.moves();
        }
    }

    private static <S, A> A best(GameBox<S, A> box, S view, Seat seat, List<A> actions, Rng.Stream chance) {
        A best = actions.get(chance.below(actions.size()));
        for (A action : actions) {
            if (box.game().appeal(view, seat, action) > box.game().appeal(view, seat, best)) {
                best = action;
            }
        }
        return best;
    }

    private static void openAndClose(Library library) {
        Path file = library.list().getFirst().file();
        Session<?, ?> session = ((Resumed.In) library.open(file)).session();
        if (session.sight().outcome().isEmpty() || session.problem().isPresent()) {
            throw new IllegalStateException("opened otherwise than it was closed");
        }
        session.close();
    }

    /// The heap in use, in bytes, when all that can be given back was.
    static long heap() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
