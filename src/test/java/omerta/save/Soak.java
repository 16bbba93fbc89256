package omerta.save;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Random;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.laws.RandomTables;
import omerta.match.Sight;
import omerta.match.Start;

/// A program that plays match after match of every game, each begun, kept at each hand-over, closed, opened again and
/// thrown away. It prints the heap in use, in bytes, when a tenth of them is played, or two of each game if that is more,
/// and when all are.
final class Soak {

    private static final int MOVES_TO_HAND_OVER = 40;

    private static final int SETTLING = 2;

    private Soak() {}

    /// Plays, and prints the figures.
    ///
    /// @param args the folder of the library, how many matches, a seed
    public static void main(String[] args) {
        var entered = Library.enter(Path.of(args[0]), new MatchReader(Games::find), new HastyDisk(), Clock.systemUTC());
        Library library = ((Library.Entered.In) entered).library();
        int matches = Integer.parseInt(args[1]);
        Random random = new Random(Long.parseLong(args[2]));
        int settled = Math.max(matches / 10, SETTLING * Games.all().size());
        for (int i = 0; i < matches; i++) {
            if (i == settled) {
                System.out.println(MemoryProbe.heap());
            }
            play(library, Games.all().get(i % Games.all().size()), random);
        }
        System.out.println(MemoryProbe.heap());
    }

    private static <S, A> void play(Library library, GameBox<S, A> box, Random random) {
        Rng.Stream chance = Rng.of(random.nextLong()).stream();
        var fresh = library.begin(box, RandomTables.of(box.game(), random), new Start.Seeded<>(random.nextLong()));
        Path file;
        try (Session<S, A> session = ((Fresh.In<S, A>) fresh).session()) {
            Sight<S, A> sight = session.sight();
            while (sight.outcome().isEmpty()) {
                Seat seat = sight.turn().decisions().getFirst().seat();
                var actions = sight.legalActions(seat);
                session.play(seat, actions.get(chance.below(actions.size())));
                if (sight.moves() % MOVES_TO_HAND_OVER == 0) {
                    session.lift();
                    session.keep();
                }
            }
            file = session.file();
        }
        try (Session<?, ?> again = ((Resumed.In) library.open(file)).session()) {
            if (again.sight().outcome().isEmpty()) {
                throw new IllegalStateException("opened otherwise than it was closed");
            }
        }
        library.discard(file);
    }
}
