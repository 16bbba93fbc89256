package omerta.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import omerta.box.GameBox;
import omerta.engine.Info;
import omerta.engine.Option;
import omerta.save.Json;
import omerta.text.Phrases;
import picocli.CommandLine.Command;

/// `omerta games`: lists the games.
@Command(name = "games")
final class GamesCommand implements Callable<Integer> {

    private final Place place;

    @picocli.CommandLine.Option(names = "--json")
    private boolean json;

    GamesCommand(Place place) {
        this.place = place;
    }

    /// A game as JSON tells it.
    private record Facts(String id, String rulesVersion, int leastSeats, int mostSeats, List<Option> options) {}

    @Override
    public Integer call() {
        if (json) {
            place.out()
                    .print(Json.indented(place.shelf().get().stream()
                            .map(GamesCommand::facts)
                            .toList()));
        } else {
            place.out().println(table());
        }
        return Cli.FINE;
    }

    private static Facts facts(GameBox<?, ?> box) {
        Info<?, ?> info = box.game().info();
        return new Facts(info.id(), box.rulesVersion(), info.leastSeats(), info.mostSeats(), info.options());
    }

    private Columns table() {
        Phrases phrases = place.phrases();
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                phrases.words("cli.games.game"),
                phrases.words("cli.games.seats"),
                phrases.words("cli.games.option"),
                phrases.words("cli.games.standard"),
                phrases.words("cli.games.values")));
        for (GameBox<?, ?> box : place.shelf().get()) {
            Info<?, ?> info = box.game().info();
            String id = info.id();
            String seats = info.leastSeats() + "-" + info.mostSeats();
            if (info.options().isEmpty()) {
                rows.add(List.of(id, seats));
            }
            for (Option option : info.options()) {
                rows.add(List.of(id, seats, option.key(), option.standardText(), values(option, info)));
                id = "";
                seats = "";
            }
        }
        return new Columns(rows);
    }

    private String values(Option option, Info<?, ?> info) {
        return switch (option) {
            case Option.Flag _, Option.Fewer _ -> "true, false";
            case Option.Choice choice -> String.join(", ", choice.values());
            case Option.Whole whole -> place.phrases().words("cli.games.range", whole.least(), whole.most());
            case Option.Who _ -> Option.Who.LOT + ", " + place.phrases().words("cli.games.range", 1, info.mostSeats());
        };
    }
}
