package omerta.shots;

import java.nio.file.Path;
import omerta.engine.Seat;
import omerta.pepe.DonPepeAction;
import omerta.pepe.DonPepePositions;
import omerta.pepe.DonPepeState;

/// The table of Don Pepe at moments that a match by chance may not show: what is chosen, what it would do, a raid, an
/// explosion.
///
/// @param walk which takes the pictures
/// @param stage which brings positions before it
record PepeWalk(Walk walk, Stage<DonPepeState, DonPepeAction> stage) {

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

    /// @param folder for the files of the matches
    PepeWalk(Walk walk, Path folder) {
        this(walk, Stage.of(walk, folder, "don-pepe"));
    }

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
        DonPepeState state = DonPepePositions.position(position);
        stage.resume(stage.file(name, DonPepePositions.table(state.seats()), state, match -> {
            for (int i = 0; i < moves; i++) {
                match.play(state.active(), new DonPepeAction.KaBoom(Seat.of(1)));
            }
        }));
    }
}
