package omerta.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import omerta.box.GameBox;
import omerta.engine.House;
import omerta.engine.Options;
import omerta.engine.Player;
import omerta.engine.Seat;
import omerta.engine.SeatColour;
import omerta.engine.Table;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Start;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// What it takes to begin a match: the game, the number of seats, the options.
final class Setup {

    private static final List<SeatColour> COLOURS = List.of(SeatColour.values());

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "GAME", descriptionKey = "cli.help.game")
    private String game = "";

    @Option(names = "--seats", required = true, paramLabel = "N", descriptionKey = "cli.help.seats")
    private int seats;

    @Option(names = "--option", paramLabel = "KEY=VALUE", descriptionKey = "cli.help.option")
    private Map<String, String> options = new TreeMap<>();

    /// The game that was named.
    GameBox<?, ?> box(Place place) {
        return place.game(game)
                .orElseThrow(() -> wrong(place.phrases()
                        .words(
                                "cli.usage.game",
                                game,
                                place.shelf().get().stream().map(GameBox::id).collect(Collectors.joining(", ")))));
    }

    /// The options that were named.
    Options options() {
        return new Options(new TreeMap<>(options));
    }

    /// Every combination of the options with few values, as far as none of these was named.
    List<Options> variants(GameBox<?, ?> box) {
        List<Options> variants = List.of(options());
        for (var option : box.game().info().options()) {
            List<String> values = options.containsKey(option.key()) ? List.of() : few(option);
            if (!values.isEmpty()) {
                variants = variants.stream()
                        .flatMap(begun -> values.stream().map(value -> begun.with(option.key(), value)))
                        .toList();
            }
        }
        return variants;
    }

    private static List<String> few(omerta.engine.Option option) {
        return switch (option) {
            case omerta.engine.Option.Flag _ -> List.of("true", "false");
            case omerta.engine.Option.Choice choice -> choice.values();
            case omerta.engine.Option.Whole _, omerta.engine.Option.Who _, omerta.engine.Option.Fewer _ -> List.of();
        };
    }

    /// Options in words, as they are named.
    static String words(Options options) {
        return options.values().entrySet().stream()
                .map(option -> option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining(" "));
    }

    /// The table that was described; seats without a name are called by their colour.
    Table table(Place place, List<String> names) {
        return table(place, options(), names);
    }

    /// The same with other options.
    Table table(Place place, Options agreed, List<String> names) {
        if (seats < 1 || seats > Seat.MOST) {
            throw wrong(place.phrases().words("cli.usage.range", "--seats", 1, Seat.MOST));
        }
        if (names.size() > seats) {
            throw wrong(place.phrases().words("cli.usage.players", names.size(), seats));
        }
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            SeatColour colour = COLOURS.get(i);
            players.add(player(place, i < names.size() ? names.get(i) : capital(Seats.nameOf(colour)), colour));
        }
        return new Table(players, agreed, House.STRICT);
    }

    private Player player(Place place, String name, SeatColour colour) {
        if (name.isBlank() || name.length() > Player.LONGEST_NAME) {
            throw wrong(place.phrases().words("cli.usage.name", Player.LONGEST_NAME));
        }
        return new Player(name, colour);
    }

    private static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    /// A match at its start.
    <S, A> Match<S, A> begin(Place place, GameBox<S, A> box, Table table, long seed) {
        return switch (Match.begin(box.game(), table, new Start.Seeded<>(seed))) {
            case Began.Fine<S, A>(Match<S, A> match) -> match;
            case Began.Refused<S, A>(var reason) -> {
                throw wrong(place.phrases()
                        .words(
                                "cli.refused",
                                reason.clause(),
                                place.phrases(box).say(reason.why(), table)));
            }
        };
    }

    /// The arguments that describe the same with these options.
    String arguments(Options agreed) {
        return game + " --seats " + seats
                + agreed.values().entrySet().stream()
                        .map(option -> " --option " + option.getKey() + "=" + option.getValue())
                        .collect(Collectors.joining());
    }

    private Usage.Wrong wrong(String reason) {
        return new Usage.Wrong(spec.commandLine(), reason);
    }
}
