package omerta.cli;

import java.nio.file.Path;
import java.util.Arrays;
import omerta.box.GameBox;
import omerta.engine.House;
import omerta.engine.Message;
import omerta.engine.Options;
import omerta.engine.Player;
import omerta.engine.SeatColour;
import omerta.engine.Table;
import omerta.match.Match;
import omerta.save.Loaded;
import omerta.save.MatchFile;
import omerta.save.Opened;
import omerta.text.Phrases;

/// Match files, with their troubles said in one line.
final class MatchFiles {

    /// Seats by their colours, where it is not known who sits there.
    private static final Table NOBODY = new Table(
            Arrays.stream(SeatColour.values())
                    .map(colour -> new Player(Seats.nameOf(colour), colour))
                    .toList(),
            Options.STANDARD,
            House.STRICT);

    private MatchFiles() {}

    /// The match of a file, replayed.
    ///
    /// @throws Failure if there is none
    static Loaded<?, ?> read(Place place, Path file) {
        return switch (MatchFile.open(file, place::game)) {
            case Opened.Fine(Loaded<?, ?> loaded) -> loaded;
            case Opened.Refused refused -> throw failure(place, file, refused);
        };
    }

    private static Failure failure(Place place, Path file, Opened.Refused refused) {
        Phrases words = place.phrases();
        for (GameBox<?, ?> box : place.shelf().get()) {
            words = words.with(box.id());
        }
        Table table =
                refused.offer().map(offer -> offer.instead().match().table()).orElse(NOBODY);
        return new Failure(words.words("cli.file", file.toString(), words.say(refused.why(), table)));
    }

    /// Writes a match over what was there.
    ///
    /// @param number one more than that of the file it was read from, 1 for a new one
    /// @throws Failure if it could not be written
    static <S, A> void write(Place place, Path file, GameBox<S, A> box, Match<S, A> match, long number) {
        MatchFile.write(file, box, match, number).ifPresent(why -> fail(place, file, why));
    }

    private static void fail(Place place, Path file, Message why) {
        Phrases phrases = place.phrases();
        Message said = new Message("cli." + why.key(), why.args());
        throw new Failure(phrases.words("cli.file", file.toString(), phrases.say(said)));
    }
}
