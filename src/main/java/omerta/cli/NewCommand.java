package omerta.cli;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import omerta.box.GameBox;
import omerta.engine.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `omerta new`: begins a match.
@Command(name = "new")
final class NewCommand implements Callable<Integer> {

    private final Place place;

    @Mixin
    private Setup setup = new Setup();

    @Option(names = "--seed", paramLabel = "X")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--player", paramLabel = "NAME")
    private List<String> players = new ArrayList<>();

    @Option(names = "--out", required = true, paramLabel = "FILE")
    private Path out = Path.of("");

    NewCommand(Place place) {
        this.place = place;
    }

    @Override
    public Integer call() {
        begin(setup.box(place));
        return Cli.FINE;
    }

    private <S, A> void begin(GameBox<S, A> box) {
        Table table = setup.table(place, players);
        long number = seed.orElseGet(() -> new SecureRandom().nextLong());
        MatchFiles.write(place, out, box, setup.begin(place, box, table, number), 1);
        place.out()
                .println(place.phrases()
                        .words("cli.new.begun", out.toString(), box.id(), table.size(), String.valueOf(number)));
    }
}
