package omerta.shots;

import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniPositions;
import omerta.peperoni.DonPeperoniState;

/// The table of Don Peperoni at moments that a match by chance may not show: the police, a stalemate, five players, the end
/// scoring.
///
/// @param walk which takes the pictures
/// @param folder for the files of the matches
/// @param stage which brings positions before it
record PeperoniWalk(Walk walk, Path folder, Stage<DonPeperoniState, DonPeperoniAction> stage) {

    private static final long SEED = 11;
    private static final int FEW = 3;
    private static final int MANY = 5;

    PeperoniWalk(Walk walk, Path folder) {
        this(walk, folder, Stage.of(walk, folder, "don-peperoni"));
    }

    /// Takes all pictures.
    void pictures() {
        resume("homes", DonPeperoniPositions.dealt());
        walk.picture("don-peperoni-homes");
        resume("bidding", DonPeperoniPositions.bidding());
        walk.picture("don-peperoni-bidding");
        resume("starting", DonPeperoniPositions.starting());
        walk.picture("don-peperoni-starter");
        resume("stern", DonPeperoniPositions.stern());
        walk.spot("P");
        walk.picture("don-peperoni-marker");
        resume("tied", DonPeperoniPositions.tied());
        walk.picture("don-peperoni-raise");
        count(new Evening<>(stage.box(), FEW, SEED, folder));
        Evening<DonPeperoniState, DonPeperoniAction> crowd = new Evening<>(stage.box(), MANY, SEED, folder);
        stage.resume(crowd.file(crowd.moves() * 3 / 4));
        walk.picture("don-peperoni-five");
        walk.choose();
        walk.picture("don-peperoni-five-choosing");
        count(crowd);
    }

    /// The end scoring: its first house, one in the middle, the last, and all of it as a table.
    private void count(Evening<DonPeperoniState, DonPeperoniAction> evening) {
        String name = "don-peperoni-count-" + evening.seats();
        walk.on(shell -> shell.set(settings -> settings.withConfirmations(false)));
        stage.resume(evening.file(evening.moves() - 1));
        walk.act(evening.words(evening.moves() - 1, walk.phrases("don-peperoni")));
        walk.on(shell -> shell.set(settings -> settings.withConfirmations(true)));
        walk.type(KeyCode.PAGE_DOWN);
        walk.picture(name);
        for (int i = 0; i < evening.seats() * 2; i++) {
            walk.type(KeyCode.PAGE_DOWN);
        }
        walk.picture(name + "-on");
        walk.type(KeyCode.END);
        walk.picture(name + "-last");
        walk.pressWords(walk.phrases("don-peperoni").words("account.title"));
        walk.picture(name + "-table");
    }

    private void resume(String name, DonPeperoniState state) {
        stage.resume(stage.file(name, DonPeperoniPositions.table(state), state));
    }
}
