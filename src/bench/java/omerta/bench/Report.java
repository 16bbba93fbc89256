package omerta.bench;

import java.util.Collection;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/// What was measured, as a table.
final class Report {

    private static final String BYTES = "gc.alloc.rate.norm";

    private Report() {}

    static String of(Collection<RunResult> results) {
        return """
                # Measured

                Java %s on %s, %d processors. One operation is what the benchmark's name says; the error is half of the 99.9 %% interval.

                | benchmark | with | operations a second | error | bytes an operation |
                | --- | --- | ---: | ---: | ---: |
                %s
                """.formatted(
                        System.getProperty("java.version"),
                        System.getProperty("os.arch"),
                        Runtime.getRuntime().availableProcessors(),
                        results.stream().map(Report::line).collect(Collectors.joining("\n")));
    }

    private static String line(RunResult result) {
        Result<?> speed = result.getPrimaryResult();
        return String.format(
                Locale.ROOT,
                "| %s | %s | %,.0f | %,.0f | %s |",
                name(result.getParams().getBenchmark()),
                parameters(result.getParams()),
                speed.getScore(),
                speed.getScoreError(),
                bytes(result.getSecondaryResults().get(BYTES)));
    }

    private static String name(String benchmark) {
        return benchmark.replaceFirst("^omerta\\.bench\\.", "");
    }

    private static String parameters(BenchmarkParams params) {
        return params.getParamsKeys().stream()
                .map(key -> key + " " + params.getParam(key))
                .collect(Collectors.joining(", "));
    }

    private static String bytes(@Nullable Result<?> measured) {
        return measured == null ? "" : String.format(Locale.ROOT, "%,.0f", measured.getScore());
    }
}
