package omerta.shots;

import java.nio.file.Path;
import omerta.capollo.DonCapolloAction;
import omerta.capollo.DonCapolloPositions;
import omerta.capollo.DonCapolloState;
import omerta.engine.House;
import omerta.engine.Options;
import omerta.engine.Table;
import omerta.text.Phrases;

/// The table of Don Capollo at moments that a match by chance may not show: the scales, an answer, a favour that may
/// break in, the final count.
///
/// @param walk which takes the pictures
/// @param stage which brings positions before it
record CapolloWalk(Walk walk, Stage<DonCapolloState, DonCapolloAction> stage) {

    private static final String GAME = "don-capollo";

    /// @param folder for the files of the matches
    CapolloWalk(Walk walk, Path folder) {
        this(walk, Stage.of(walk, folder, GAME));
    }

    /// Takes all pictures.
    void pictures() {
        for (int seats : new int[] {3, 6}) {
            open(DonCapolloPositions.market(seats));
            walk.picture("don-capollo-market-" + seats);
            bargain(seats);
        }
        open(DonCapolloPositions.begun(4));
        walk.picture("don-capollo-begun");
        walk.pressWords(words("seat.look"));
        lift();
        walk.picture("don-capollo-hand");
        open(DonCapolloPositions.last(6));
        walk.spot("E");
        agree();
        walk.picture("don-capollo-count");
    }

    private void bargain(int seats) {
        String bo = words("don-capollo.name", "Bo");
        walk.spotNamed(words("don-capollo.table.mat", bo));
        walk.spotNamed(words("don-capollo.table.ask-hand", words("don-capollo.business.corruption"), bo));
        walk.spotNamed(words(
                "don-capollo.table.put-in",
                words(
                        "don-capollo.table.times",
                        words("don-capollo.table.good-row", words("don-capollo.business.olive-oil")),
                        2),
                words("don-capollo.name", "Ada")));
        walk.picture("don-capollo-scales-" + seats);
        walk.press("deal-make");
        agree();
        walk.picture("don-capollo-answer-" + seats);
        walk.press("deal-accept");
        lift();
        walk.picture("don-capollo-answer-hand-" + seats);
        walk.press("deal-accept");
        agree();
        walk.picture("don-capollo-pause-" + seats);
    }

    private void agree() {
        if (walk.has("agree")) {
            walk.press("agree");
        }
    }

    private void lift() {
        if (walk.has("lift")) {
            walk.press("lift");
        }
    }

    private String words(String key, Object... args) {
        Phrases phrases = walk.phrases(GAME);
        return phrases.words(key, args);
    }

    private void open(DonCapolloState state) {
        Table table = new Table(DonCapolloPositions.table(state.seats()).players(), Options.STANDARD, House.STRICT);
        Path file = stage.file(Integer.toString(System.identityHashCode(state)), table, state);
        walk.on(shell -> shell.resume(file));
    }
}
