package omerta.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.concurrent.ExecutionException;
import omerta.bench.start.Starts;
import omerta.bench.table.Tables;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/// Runs every benchmark, briefly, and writes what it measured as a Markdown table.
public final class BenchMain {

    private BenchMain() {}

    /// Runs and writes them.
    ///
    /// @param args the file to write, then, if wanted, a pattern of the benchmarks to run
    public static void main(String[] args)
            throws RunnerException, IOException, InterruptedException, ExecutionException {
        var options = new OptionsBuilder()
                .include(args.length > 1 ? args[1] : "omerta\\.bench\\..*")
                .mode(Mode.Throughput)
                .forks(1)
                .warmupIterations(5)
                .warmupTime(TimeValue.seconds(1))
                .measurementIterations(3)
                .measurementTime(TimeValue.seconds(1))
                .addProfiler(GCProfiler.class)
                .jvmArgsAppend("-Xmx1g", "-XX:+UseSerialGC")
                .shouldFailOnError(true)
                .build();
        Collection<RunResult> results = new Runner(options).run();
        Path file = Path.of(args[0]).toAbsolutePath();
        Path target = file.resolveSibling("").normalize();
        String report = Report.of(results)
                + Tables.measure(target.resolveSibling("assets").resolve("samples"))
                + Starts.measure(target);
        Files.writeString(file, report);
        System.out.println(report);
    }
}
