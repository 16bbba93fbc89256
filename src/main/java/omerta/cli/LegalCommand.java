package omerta.cli;

import java.util.concurrent.Callable;
import omerta.match.Match;
import omerta.save.GameJson;
import omerta.save.Loaded;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `omerta legal`: what a seat may do.
@Command(name = "legal")
final class LegalCommand implements Callable<Integer> {

    private final Place place;

    @Mixin
    private Saved saved = new Saved();

    @Option(names = "--seat", required = true, paramLabel = "SEAT", descriptionKey = "cli.help.seat")
    private String seat = "";

    LegalCommand(Place place) {
        this.place = place;
    }

    @Override
    public Integer call() {
        list(saved.load(place));
        return Cli.FINE;
    }

    private <S, A> void list(Loaded<S, A> loaded) {
        Match<S, A> match = loaded.match();
        GameJson<S, A> json = GameJson.of(loaded.box().game());
        for (A action : match.legalActions(saved.seat(place, seat, match.table()))) {
            place.out().println(json.action(action));
        }
    }
}
