package omerta.shots;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import omerta.box.GameBox;
import omerta.engine.Event;
import omerta.engine.House;
import omerta.engine.Options;
import omerta.engine.Player;
import omerta.engine.SeatColour;
import omerta.engine.Table;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Move;
import omerta.match.laws.LawBook;
import omerta.match.laws.Playout;
import omerta.match.laws.Policy;
import omerta.save.MatchFile;
import omerta.save.Pin;
import omerta.text.Phrases;

/// A whole match of one game, of which files can be made that end at any move.
///
/// @param <S> the type of state
/// @param <A> the type of action
final class Evening<S, A> {

    private static final List<String> NAMES = List.of("Antonella", "Bruno", "Carmela", "Don Vito", "Enzo", "Fiammetta");

    private final GameBox<S, A> box;
    private final Path folder;
    private final Match<S, A> whole;

    /// A match of so many seats from this seed, whose files lie in this folder.
    Evening(GameBox<S, A> box, int seats, long seed, Path folder) {
        this.box = box;
        this.folder = folder;
        Table table = table(seats, "");
        whole = new Playout<>(box.game(), table, Policy.GREEDY, Playout.FAR, LawBook.<S, A>none())
                .play(seed)
                .match();
    }

    private static Table table(int seats, String pin) {
        List<Player> players = IntStream.range(0, seats)
                .mapToObj(i -> new Player(NAMES.get(i), SeatColour.values()[i], pin.isEmpty() ? "" : Pin.hash(pin)))
                .toList();
        return new Table(players, Options.STANDARD, House.STRICT);
    }

    String game() {
        return box.id();
    }

    int seats() {
        return whole.table().size();
    }

    /// How many moves the match has.
    int moves() {
        return whole.moves();
    }

    /// How many moves had been made when the first moment for all came; all of them where none came.
    int firstMoment() {
        return IntStream.range(0, whole.moves())
                        .filter(i -> whole.step(i).events().stream().anyMatch(Event::isMoment))
                        .findFirst()
                        .orElse(whole.moves() - 1)
                + 1;
    }

    /// What the move `index`, counted from 0, does, in words.
    String words(int index, Phrases phrases) {
        Move<A> move = whole.move(index);
        S view = whole.viewAt(index, move.seat()).state();
        return phrases.say(box.game().telling().describe(view, move.seat(), move.action()), whole.table());
    }

    /// A file of the match that ends after so many moves.
    Path file(int moves) {
        return file(moves, whole.table());
    }

    /// The same, with a PIN for each seat.
    Path locked(int moves, String pin) {
        return file(moves, table(whole.table().size(), pin));
    }

    private Path file(int moves, Table table) {
        Match<S, A> part = switch (Match.begin(box.game(), table, whole.start())) {
            case Began.Fine<S, A>(Match<S, A> match) -> match;
            case Began.Refused<S, A>(var reason) -> throw new AssertionError(reason.toString());
        };
        for (Move<A> move : whole.history().subList(0, moves)) {
            part.play(move.seat(), move.action());
        }
        Path file = folder.resolve(box.id() + "-" + table.size() + "-" + moves + (table == whole.table() ? "" : "-pin")
                + MatchFile.ENDING);
        MatchFile.write(file, box, part, 1).ifPresent(why -> {
            throw new AssertionError(why.toString());
        });
        return file;
    }
}
