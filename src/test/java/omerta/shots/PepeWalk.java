package omerta.shots;

import java.nio.file.Path;
import java.util.List;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Seat;
import omerta.engine.Table;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Start;
import omerta.pepe.DonPepeAction;
import omerta.pepe.DonPepePositions;
import omerta.pepe.DonPepeState;
import omerta.save.MatchFile;

/// The table of Don Pepe at moments that a match by chance may not show: what is chosen, what it would do, a raid, an
/// explosion.
///
/// @param walk which takes the pictures
/// @param folder for the files of the matches
record PepeWalk(Walk walk, Path folder) {

    private static final String SIX = """
            *Y j1 g29 g5 hand GCPBK cash 4
            R m3 g7 j17 g25 cake 1 cash 6 hand KGM
            B m9 j11 g16 g19 b4 cake 24 hand SSM
            G b13 m23 j26 cash 3 hand CCM
            O g12 j20~B b21 m30 hand PPM
            P m8~B g15 g22 b28 cash 5 taken 2 hand BBM
            """;

    private static final String DRINKS = """
            *Y b27 j2 m8 g5 hand SXMMB cash 9
            R b28 m9 g7 m20~B cake 6 hand KKGGM
            B b13 g26 j24 hand MM
            G b1 m16 g14 cake 22 hand MM
            """;

    private static final String RAID = """
            *Y wait bjg hand KG cash 5
            R b5 wait jmg hand KGM
            B wait bmg cake 6 hand MM
            turn R played X removed X phase raid
            """;

    private static final String BOOM = """
            *Y b27 j2 m8 g5 hand BMMMM
            R b28 m9 g7 m20 cake 8 hand KKGGM
            B b13 g26 j24 hand MM
            """;

    /// Takes all pictures.
    void pictures() {
        resume("six", SIX, 0);
        walk.picture("don-pepe-six");
        walk.spot("1");
        walk.picture("don-pepe-gun");
        resume("six", SIX, 0);
        walk.spot("3");
        walk.picture("don-pepe-passing");
        resume("drinks", DRINKS, 0);
        walk.spot("1");
        walk.spot("20");
        walk.spot("24");
        walk.spot("26");
        walk.picture("don-pepe-cocktail");
        resume("raid", RAID, 0);
        walk.spot("J");
        walk.picture("don-pepe-raid");
        resume("boom", BOOM, 0);
        walk.spot("1");
        walk.picture("don-pepe-ka-boom");
        resume("boom-moment", BOOM, 1);
        walk.picture("don-pepe-after");
    }

    private void resume(String name, String position, int moves) {
        Path file = file(name, position, moves);
        walk.on(shell -> shell.resume(file));
        for (String button : List.of("go-on", "lift")) {
            if (walk.has(button)) {
                walk.press(button);
            }
        }
    }

    private Path file(String name, String position, int moves) {
        DonPepeState state = DonPepePositions.position(position);
        Table table = DonPepePositions.table(state.seats());
        @SuppressWarnings("unchecked") // the game of this name
        GameBox<DonPepeState, DonPepeAction> box =
                (GameBox<DonPepeState, DonPepeAction>) Games.find("don-pepe").orElseThrow();
        Match<DonPepeState, DonPepeAction> match =
                switch (Match.begin(box.game(), table, new Start.Position<>(state))) {
                    case Began.Fine<DonPepeState, DonPepeAction>(var begun) -> begun;
                    case Began.Refused<DonPepeState, DonPepeAction>(var reason) -> throw new AssertionError(reason);
                };
        for (int i = 0; i < moves; i++) {
            match.play(state.active(), new DonPepeAction.KaBoom(Seat.of(1)));
        }
        Path file = folder.resolve(name + MatchFile.ENDING);
        MatchFile.write(file, box, match, 1).ifPresent(why -> {
            throw new AssertionError(why);
        });
        return file;
    }
}
