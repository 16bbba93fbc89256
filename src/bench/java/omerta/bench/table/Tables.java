package omerta.bench.table;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.save.MatchFile;
import omerta.save.Opened;

/// Plays on from each game's sample by chance: builds the table before each action and draws it again after, in turn, without
/// a display.
public final class Tables {

    private static final int WARM = 40;
    private static final int TIMES = 80;
    private static final int MATCHES = 10;
    private static final double MILLION = 1e6;
    private static final double MEBIBYTE = 1 << 20;

    private Tables() {}

    /// Measures, and tells it as Markdown.
    ///
    /// @param samples the folder of the samples
    public static String measure(Path samples) throws InterruptedException, ExecutionException {
        Platform.startup(() -> {});
        try {
            return table(samples);
        } finally {
            Platform.exit();
        }
    }

    /// One action after the other: between them JavaFX does what it has put off, and lets the last window go.
    private static Easel.Drawn draw(Easel<?, ?> easel) throws InterruptedException, ExecutionException {
        FutureTask<Easel.Drawn> work = new FutureTask<>(easel::draw);
        Platform.runLater(work);
        return work.get();
    }

    private static String table(Path samples) throws InterruptedException, ExecutionException {
        StringBuilder rows = new StringBuilder();
        for (GameBox<?, ?> box : Games.all()) {
            rows.append(row(box.id(), samples.resolve(box.id() + MatchFile.ENDING)));
        }
        return String.format(Locale.ROOT, """

                ## The table on the screen

                Medians of %d actions in hand, from the call to where the picture could be painted, without a display. The heap is
                what is in use after them.

                | game | build, milliseconds | redraw after an action | redraw against build | heap, MiB |
                | --- | ---: | ---: | ---: | ---: |
                %s""", TIMES, rows);
    }

    private static String row(String game, Path sample) throws InterruptedException, ExecutionException {
        List<Long> builds = new ArrayList<>();
        List<Long> redraws = new ArrayList<>();
        int drawn = 0;
        for (int match = 0; match < MATCHES && redraws.size() < TIMES; match++) {
            Easel<?, ?> easel = easel(game, sample);
            while (redraws.size() < TIMES && !easel.isOver()) {
                Easel.Drawn one = draw(easel);
                if (drawn++ >= WARM && one.stays()) {
                    builds.add(one.nanosToBuild());
                    redraws.add(one.nanosToRedraw());
                }
            }
        }
        double build = median(builds) / MILLION;
        double redraw = median(redraws) / MILLION;
        return String.format(
                Locale.ROOT, "| %s | %.1f | %.1f | %.2f | %.1f |%n", game, build, redraw, redraw / build, heap());
    }

    private static Easel<?, ?> easel(String game, Path sample) {
        return switch (MatchFile.open(sample)) {
            case Opened.Fine(var loaded) -> new Easel<>(game, loaded.match());
            case Opened.Refused refused ->
                throw new IllegalStateException(refused.why().key());
        };
    }

    private static double heap() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return (runtime.totalMemory() - runtime.freeMemory()) / MEBIBYTE;
    }

    private static long median(List<Long> times) {
        Collections.sort(times);
        return times.get(times.size() / 2);
    }
}
