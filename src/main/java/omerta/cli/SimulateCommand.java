package omerta.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import omerta.box.GameBox;
import omerta.engine.Options;
import omerta.engine.Table;
import omerta.match.laws.LawBook;
import omerta.match.laws.Policy;
import omerta.match.laws.Violation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `omerta simulate`: plays random matches, on all cores.
@Command(name = "simulate")
final class SimulateCommand implements Callable<Integer> {

    private static final List<Policy> POLICIES = List.of(Policy.values());

    private final Place place;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Setup setup = new Setup();

    @Option(names = "--games", required = true, paramLabel = "K")
    private int games;

    @Option(names = "--seed", paramLabel = "X", defaultValue = "1")
    private long seed;

    @Option(names = "--policy", paramLabel = "HOW")
    private Optional<Policy> policy = Optional.empty();

    @Option(names = "--variants")
    private boolean variants;

    @Option(names = "--check")
    private boolean check;

    @Option(names = "--save-dir", paramLabel = "DIR")
    private Optional<Path> folder = Optional.empty();

    private int finished;
    private int violations;

    SimulateCommand(Place place) {
        this.place = place;
    }

    @Override
    public Integer call() {
        if (games < 1) {
            throw new Usage.Wrong(
                    spec.commandLine(),
                    place.phrases().words("cli.usage.range", "--games", "1", String.valueOf(Integer.MAX_VALUE)));
        }
        GameBox<?, ?> box = setup.box(place);
        makeFolder();
        List<Options> agreed = variants ? setup.variants(box) : List.of(setup.options());
        for (Options options : agreed) {
            int before = finished;
            int broken = violations;
            simulate(box, options);
            if (variants) {
                place.out().println(Setup.words(options) + ": " + said(finished - before, violations - broken));
            }
        }
        place.out().println(said(finished, violations));
        return violations == 0 && finished == (long) games * agreed.size() ? Cli.FINE : Cli.BAD;
    }

    private static String said(int finished, int violations) {
        return finished + " finished, " + violations + " violations";
    }

    private <S, A> void simulate(GameBox<S, A> box, Options options) {
        Table table = setup.table(place, options, List.of());
        setup.begin(place, box, table, seed);
        Arena<S, A> arena = new Arena<>(place, box, table, check ? Checks.of(box) : LawBook.none(), folder);
        LongStream.range(0, games)
                .parallel()
                .mapToObj(number -> arena.play(seed + number, policyOf(number)))
                .forEachOrdered(result -> count(result, options));
    }

    private void makeFolder() {
        if (folder.isPresent()) {
            try {
                Files.createDirectories(folder.get());
            } catch (IOException e) {
                String reason = String.valueOf(e.getMessage());
                throw new Failure(
                        place.phrases().words("cli.unwritable", folder.get().toString(), reason), e);
            }
        }
    }

    /// Without a wish the matches take turns.
    private Policy policyOf(long number) {
        return policy.orElse(POLICIES.get((int) (number % POLICIES.size())));
    }

    private void count(Arena.Result result, Options options) {
        finished += result.isFinished() ? 1 : 0;
        violations += result.violations().size();
        for (Violation violation : result.violations()) {
            place.out()
                    .println(place.phrases()
                            .words(
                                    "cli.simulate.broken",
                                    String.valueOf(violation.seed()),
                                    String.valueOf(violation.move()),
                                    violation.law(),
                                    violation.what(),
                                    again(result, options)));
        }
    }

    /// The command that plays this match alone.
    private String again(Arena.Result result, Options options) {
        return "omerta simulate " + setup.arguments(options) + " --games 1 --seed " + result.seed() + " --policy "
                + result.policy().name().toLowerCase(Locale.ROOT) + " --check";
    }
}
