package omerta.shots;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.input.KeyCode;
import omerta.corleone.CorleoneAction;
import omerta.corleone.CorleonePositions;
import omerta.corleone.CorleoneState;

/// The table of Corleone at moments that a match by chance may not show: a payment, bids in the lid, Tribute, two and five
/// players, the count.
///
/// @param walk which takes the pictures
/// @param folder for the files of the matches
/// @param stage which brings positions before it
record CorleoneWalk(Walk walk, Path folder, Stage<CorleoneState, CorleoneAction> stage) {

    private static final long SEED = 11;
    private static final int FEW = 2;
    private static final int MANY = 5;

    CorleoneWalk(Walk walk, Path folder) {
        this(walk, folder, Stage.of(walk, folder, "corleone"));
    }

    /// Takes all pictures.
    void pictures() {
        resume("turn", CorleonePositions.turn());
        walk.spot("Watered Gin");
        walk.picture("corleone-payment");
        resume("rich", CorleonePositions.taking());
        walk.picture("corleone-taking");
        resume("bribery", CorleonePositions.bribery());
        walk.picture("corleone-bids");
        resume("tribute", CorleonePositions.tribute());
        walk.picture("corleone-tribute");
        resume("last", CorleonePositions.lastFigure());
        walk.picture("corleone-last-figure");
        for (int seats : List.of(FEW, MANY)) {
            Evening<CorleoneState, CorleoneAction> evening = new Evening<>(stage.box(), seats, SEED, folder);
            stage.resume(evening.file(evening.moves() * 3 / 4));
            walk.picture("corleone-of-" + seats);
            count(evening);
        }
    }

    /// The count: its first page, one in the middle, the last, and all of it as a table.
    private void count(Evening<CorleoneState, CorleoneAction> evening) {
        String name = "corleone-count-" + evening.seats();
        walk.on(shell -> shell.set(settings -> settings.withConfirmations(false)));
        stage.resume(evening.file(evening.moves() - 1));
        walk.act(evening.words(evening.moves() - 1, walk.phrases("corleone")));
        walk.on(shell -> shell.set(settings -> settings.withConfirmations(true)));
        walk.picture(name);
        for (int i = 0; i < MANY; i++) {
            walk.type(KeyCode.PAGE_DOWN);
        }
        walk.picture(name + "-on");
        walk.type(KeyCode.END);
        walk.picture(name + "-last");
        walk.pressWords(walk.phrases("corleone").words("account.title"));
        walk.picture(name + "-table");
    }

    private void resume(String name, CorleoneState state) {
        stage.resume(stage.file(name, CorleonePositions.table(state), state));
    }
}
