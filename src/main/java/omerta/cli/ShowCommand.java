package omerta.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import omerta.engine.Viewer;
import omerta.match.Match;
import omerta.save.GameJson;
import omerta.save.Loaded;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `omerta show`: a match as somebody may see it.
@Command(name = "show")
final class ShowCommand implements Callable<Integer> {

    private final Place place;

    @Mixin
    private Saved saved = new Saved();

    @Option(names = "--seat", paramLabel = "SEAT")
    private Optional<String> seat = Optional.empty();

    @Option(names = "--table")
    private boolean table;

    @Option(names = "--all")
    private boolean all;

    @Option(names = "--at", paramLabel = "N")
    private Optional<Integer> at = Optional.empty();

    ShowCommand(Place place) {
        this.place = place;
    }

    @Override
    public Integer call() {
        if (Stream.of(seat.isPresent(), table, all).filter(given -> given).count() > 1) {
            throw saved.wrong(place.phrases().words("cli.usage.one", "--seat, --table, --all"));
        }
        show(saved.load(place));
        return Cli.FINE;
    }

    private <S, A> void show(Loaded<S, A> loaded) {
        Match<S, A> match = loaded.match();
        int moves = at.orElse(match.moves());
        if (moves < 0 || moves > match.moves()) {
            throw saved.wrong(place.phrases().words("cli.usage.range", "--at", "0", String.valueOf(match.moves())));
        }
        S shown =
                all ? match.truthAt(moves) : match.viewAt(moves, viewer(match)).state();
        place.out().print(GameJson.of(loaded.box().game()).indented(shown));
    }

    private Viewer viewer(Match<?, ?> match) {
        return seat.<Viewer>map(name -> saved.seat(place, name, match.table())).orElse(Viewer.TABLE);
    }
}
