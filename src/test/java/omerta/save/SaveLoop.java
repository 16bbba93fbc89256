package omerta.save;

import java.io.IOException;
import java.nio.file.Path;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Options;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.match.Start;
import omerta.toy.Playout;

/// A program that plays and saves in some libraries at once until it is killed or has done a number of moves. After each
/// action that is done it prints the number of the library and how many moves there are.
final class SaveLoop {

    private static final int MOVES_TO_HAND_OVER = 4;

    private SaveLoop() {}

    /// Goes on with the first match of each library, or begins one.
    ///
    /// @param args the most moves, then the folders of the libraries
    public static void main(String[] args) throws IOException {
        int moves = Integer.parseInt(args[0]);
        for (int i = 1; i < args.length; i++) {
            Library library = ((Library.Entered.In) Library.enter(Path.of(args[i]))).library();
            String name = (i - 1) + ":";
            Session<?, ?> session = session(library);
            System.out.println(name + session.sight().moves() + ".");
            new Thread(() -> play(session, moves, name)).start();
        }
    }

    private static Session<?, ?> session(Library library) {
        var entries = library.list();
        return entries.isEmpty()
                ? begin(library, Games.find("da-capo").orElseThrow())
                : ((Resumed.In) library.open(entries.getFirst().file())).session();
    }

    private static <S, A> Session<S, A> begin(Library library, GameBox<S, A> box) {
        var fresh = library.begin(box, Playout.table(4, Options.STANDARD), new Start.Seeded<>(3));
        return ((Fresh.In<S, A>) fresh).session();
    }

    private static <S, A> void play(Session<S, A> session, int moves, String name) {
        Rng.Stream chance = Rng.of(session.sight().moves()).stream();
        for (int i = 0; i < moves && session.problem().isEmpty(); i++) {
            Seat seat = session.sight().turn().decisions().getFirst().seat();
            var actions = session.sight().legalActions(seat);
            session.play(seat, actions.get(chance.below(actions.size())));
            System.out.println(name + session.sight().moves() + ".");
            if (session.sight().moves() % MOVES_TO_HAND_OVER == 0) {
                session.keep();
            }
        }
    }
}
