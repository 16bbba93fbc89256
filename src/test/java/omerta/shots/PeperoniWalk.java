package omerta.shots;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.input.KeyCode;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Start;
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniPositions;
import omerta.peperoni.DonPeperoniState;
import omerta.save.MatchFile;

/// The table of Don Peperoni at moments that a match by chance may not show: the police, a stalemate, five players, the end
/// scoring.
///
/// @param walk which takes the pictures
/// @param folder for the files of the matches
record PeperoniWalk(Walk walk, Path folder) {

    private static final long SEED = 11;
    private static final int FEW = 3;
    private static final int MANY = 5;

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
        count(new Evening<>(box(), FEW, SEED, folder));
        Evening<DonPeperoniState, DonPeperoniAction> crowd = new Evening<>(box(), MANY, SEED, folder);
        resume(crowd.file(crowd.moves() * 3 / 4));
        walk.picture("don-peperoni-five");
        walk.choose();
        walk.picture("don-peperoni-five-choosing");
        count(crowd);
    }

    /// The end scoring: its first house, one in the middle, the last, and all of it as a table.
    private void count(Evening<DonPeperoniState, DonPeperoniAction> evening) {
        String name = "don-peperoni-count-" + evening.seats();
        walk.on(shell -> shell.set(settings -> settings.withConfirmations(false)));
        resume(evening.file(evening.moves() - 1));
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
        Match<DonPeperoniState, DonPeperoniAction> match = switch (Match.begin(
                box().game(), DonPeperoniPositions.table(state), new Start.Position<>(state))) {
            case Began.Fine<DonPeperoniState, DonPeperoniAction>(var begun) -> begun;
            case Began.Refused<DonPeperoniState, DonPeperoniAction>(var reason) -> throw new AssertionError(reason);
        };
        Path file = folder.resolve("peperoni-" + name + MatchFile.ENDING);
        MatchFile.write(file, box(), match, 1).ifPresent(why -> {
            throw new AssertionError(why);
        });
        resume(file);
    }

    private void resume(Path file) {
        walk.on(shell -> shell.resume(file));
        for (String button : List.of("go-on", "lift")) {
            if (walk.has(button)) {
                walk.press(button);
            }
        }
    }

    @SuppressWarnings("unchecked") // the game of this name
    private static GameBox<DonPeperoniState, DonPeperoniAction> box() {
        return (GameBox<DonPeperoniState, DonPeperoniAction>)
                Games.find("don-peperoni").orElseThrow();
    }
}
