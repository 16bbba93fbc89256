package omerta.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import omerta.engine.Decision;
import omerta.engine.Seat;
import omerta.match.Match;
import omerta.save.Loaded;
import omerta.text.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `omerta shot`: draws a table.
@Command(name = "shot")
final class ShotCommand implements Callable<Integer> {

    private static final Pattern SIZE = Pattern.compile("([0-9]{3,4})x([0-9]{3,4})");

    private final Place place;

    @Mixin
    private Saved saved = new Saved();

    @Option(names = "--seat", paramLabel = "SEAT")
    private Optional<String> seat = Optional.empty();

    @Option(names = "--table")
    private boolean table;

    @Option(names = "--curtain")
    private boolean curtain;

    @Option(names = "--size", paramLabel = "WxH", defaultValue = "1280x800")
    private String size = "";

    @Option(names = "--scale", paramLabel = "X", defaultValue = "1.0")
    private double scale;

    @Option(names = "--lang", paramLabel = "LANG")
    private Optional<String> language = Optional.empty();

    @Option(names = "--dark")
    private boolean dark;

    @Option(names = "--out", required = true, paramLabel = "PNG")
    private Path out = Path.of("");

    ShotCommand(Place place) {
        this.place = place;
    }

    @Override
    public Integer call() throws FrontFailure {
        if (table && (curtain || seat.isPresent())) {
            throw saved.wrong(place.phrases().words("cli.usage.one", "--table, " + (curtain ? "--curtain" : "--seat")));
        }
        Shot shot = shot(saved.load(place));
        try {
            place.front().draw(shot, out);
            return Cli.FINE;
        } catch (IOException e) {
            throw new Failure(
                    place.phrases().words("cli.unwritable", out.toString(), String.valueOf(e.getMessage())), e);
        }
    }

    private Shot shot(Loaded<?, ?> loaded) {
        Matcher numbers = SIZE.matcher(size);
        int width = numbers.matches() ? Integer.parseInt(numbers.group(1)) : 0;
        int height = numbers.matches() ? Integer.parseInt(numbers.group(2)) : 0;
        if (width < 320 || width > 7680 || height < 240 || height > 4320) {
            throw saved.wrong(place.phrases().words("cli.usage.range", "--size", "320x240", "7680x4320"));
        }
        if (!(scale >= 0.5 && scale <= 4)) {
            throw saved.wrong(place.phrases().words("cli.usage.range", "--scale", "0.5", "4"));
        }
        return new Shot(loaded, who(loaded.match()), curtain, width, height, scale, dark, words());
    }

    private Optional<Seat> who(Match<?, ?> match) {
        return seat.map(name -> saved.seat(place, name, match.table()))
                .or(() -> curtain ? next(match) : Optional.empty());
    }

    private Optional<Seat> next(Match<?, ?> match) {
        return Optional.of(match.turn().decisions().stream()
                .map(Decision::seat)
                .findFirst()
                .orElseThrow(() -> saved.wrong(place.phrases().words("cli.shot.over"))));
    }

    private Language words() {
        return language.map(tag -> Language.of(tag)
                        .orElseThrow(() -> saved.wrong(place.phrases().words("cli.usage.value", "--lang", tag))))
                .orElse(place.phrases().language());
    }
}
