package omerta.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.match.Match;
import omerta.match.Told;
import omerta.save.GameJson;
import omerta.save.Loaded;
import omerta.save.Parsed;
import omerta.text.Phrases;
import omerta.text.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `omerta play`: one move.
@Command(name = "play")
final class PlayCommand implements Callable<Integer> {

    /// No action is longer, in bytes.
    private static final int LONGEST_ACTION = 1 << 20;

    private final Place place;

    @Mixin
    private Saved saved = new Saved();

    @Option(names = "--seat", required = true, paramLabel = "SEAT", descriptionKey = "cli.help.seat")
    private String seat = "";

    @Option(names = "--action", required = true, paramLabel = "JSON")
    private String action = "";

    @Option(names = "--out", paramLabel = "FILE")
    private Optional<Path> out = Optional.empty();

    PlayCommand(Place place) {
        this.place = place;
    }

    @Override
    public Integer call() throws IOException {
        play(saved.load(place));
        return Cli.FINE;
    }

    private <S, A> void play(Loaded<S, A> loaded) throws IOException {
        Match<S, A> match = loaded.match();
        Seat mover = saved.seat(place, seat, match.table());
        Phrases phrases = place.phrases(loaded.box());
        switch (match.play(mover, parse(loaded))) {
            case Ruling.Legal() ->
                MatchFiles.write(
                        place,
                        out.orElse(saved.file()),
                        loaded.box(),
                        match,
                        loaded.header().number() + 1);
            case Ruling.Illegal(String clause, var why) ->
                throw new Failure(phrases.words("cli.refused", clause, phrases.say(why, match.table())));
        }
        for (Told told : match.log(match.moves(), mover)) {
            String sentence = phrases.say(told.event().message(), match.table());
            place.out()
                    .println(phrases.words(
                            "cli.play.event", sentence, told.event().clause()));
        }
        match.outcome()
                .ifPresent(outcome ->
                        Verdict.lines(outcome, match.table(), phrases).forEach(place.out()::println));
    }

    private <S, A> A parse(Loaded<S, A> loaded) throws IOException {
        return switch (GameJson.of(loaded.box().game()).readAction(text().strip())) {
            case Parsed.Value<A>(A value) -> value;
            case Parsed.Bad<A>(var why) ->
                throw new Failure(
                        place.phrases().words("cli.play.action", place.phrases().say(why)));
        };
    }

    private String text() throws IOException {
        return action.equals("-") ? new String(place.in().readNBytes(LONGEST_ACTION), StandardCharsets.UTF_8) : action;
    }
}
