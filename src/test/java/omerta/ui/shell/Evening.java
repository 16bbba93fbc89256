package omerta.ui.shell;

import java.nio.file.Path;
import java.util.Random;
import omerta.box.Games;
import omerta.hush.Tables;
import omerta.match.Start;
import omerta.save.Entry;
import omerta.save.Fresh;
import omerta.save.Resumed;
import omerta.save.Session;
import omerta.ui.Ui;
import omerta.ui.shell.results.ResultsScreen;

/// A program: the whole app, played by people at random until somebody pulls the plug. After each of their steps it prints
/// how many moves the match has that the screen shows, and a point.
final class Evening {

    private static final int SEATS = 3;

    private Evening() {}

    /// Goes on with the first match of the library, or begins one.
    ///
    /// @param args the folder of the library, the game, a seed
    public static void main(String[] args) {
        Salon salon = new Salon(Path.of(args[0]));
        Random random = new Random(Long.parseLong(args[2]));
        Session<?, ?> session = session(salon, args[1], random);
        Ui.run(() -> salon.shell.enter(session));
        say(session);
        play(salon, session, random);
        System.exit(0);
    }

    private static <S, A> void play(Salon salon, Session<S, A> session, Random random) {
        Players<S, A> players = new Players<>(salon, session, random);
        while (!Ui.get(() -> salon.shell.screen() instanceof ResultsScreen)) {
            Ui.run(players::step);
            say(session);
        }
    }

    private static void say(Session<?, ?> session) {
        System.out.println(Ui.get(() -> session.sight().moves()) + ".");
    }

    private static Session<?, ?> session(Salon salon, String game, Random random) {
        var kept = salon.library.list();
        if (!kept.isEmpty()) {
            return ((Resumed.In) salon.library.open(((Entry.Match) kept.getFirst()).file())).session();
        }
        var box = Games.find(game).orElseThrow();
        return ((Fresh.In<?, ?>) salon.library.begin(box, Tables.of(SEATS), new Start.Seeded<>(random.nextLong())))
                .session();
    }
}
