package omerta.bench.start;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/// Starts an empty window, the packaged app, and the packaged app with its cache, in turn, without a display.
public final class Starts {

    private static final int TIMES = 7;
    private static final String APP = "omerta.Main";

    private final Path folder;
    private final String classPath;

    private Starts(Path folder, String classPath) {
        this.folder = folder;
        this.classPath = classPath;
    }

    /// Measures, and tells it as Markdown.
    ///
    /// @param target where the build left the packaged app
    public static String measure(Path target) throws IOException, InterruptedException {
        Path folder = Files.createDirectories(target.resolve("start"));
        Path probe = probe(folder.resolve("probe.jar"));
        Path app = target.resolve("omerta").resolve("lib").resolve("app").resolve("omerta.jar");
        Starts starts = new Starts(folder, app + System.getProperty("path.separator") + probe);

        Path seen = folder.resolve("seen");
        String cache = "-XX:AOTCache=" + folder.resolve("app.aot");
        starts.run(APP, "-XX:AOTMode=record", "-XX:AOTConfiguration=" + seen);
        starts.run(APP, "-XX:AOTMode=create", "-XX:AOTConfiguration=" + seen, cache);
        List<Long> empty = new ArrayList<>();
        List<Long> plain = new ArrayList<>();
        List<Long> cached = new ArrayList<>();
        for (int i = 0; i < TIMES; i++) {
            empty.add(starts.run(EmptyWindow.class.getName(), "-Xshare:auto"));
            plain.add(starts.run(APP, "-Xshare:auto"));
            cached.add(starts.run(APP, cache));
        }
        return table(median(empty), median(plain), median(cached));
    }

    private static String table(long empty, long plain, long cached) {
        return String.format(
                Locale.ROOT, """

                ## Start to first frame

                Medians of %d starts without a display.

                | what | milliseconds | against an empty window |
                | --- | ---: | ---: |
                | an empty window | %,d | 1.00 |
                | the app, first start | %,d | %.2f |
                | the app, with its cache | %,d | %.2f |
                """, TIMES, empty, plain, (double) plain / empty, cached, (double) cached / empty);
    }

    /// The milliseconds to the first frame, -1 where none was told.
    private long run(String program, String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(options));
        command.addAll(List.of(
                "-Xlog:disable",
                "-XX:+UseSerialGC",
                "-Dglass.platform=Headless",
                "-Dprism.order=sw",
                "-Duser.home=" + folder.resolve("home"),
                "--module-path=" + folder.resolveSibling("javafx"),
                "--add-modules=javafx.controls",
                "--enable-native-access=javafx.graphics",
                "-classpath",
                classPath,
                FirstFrame.class.getName(),
                program));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().keySet().removeIf(name -> name.startsWith("XDG_"));
        builder.environment().put("HOME", folder.resolve("home").toString());
        Process process = builder.start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return out.lines()
                .filter(line -> line.startsWith("first frame "))
                .mapToLong(line -> Long.parseLong(line.substring("first frame ".length())))
                .findFirst()
                .orElse(-1);
    }

    private static long median(List<Long> times) {
        Collections.sort(times);
        return times.get(times.size() / 2);
    }

    /// The classes of this room as a jar: a cache can be made for jars only.
    private static Path probe(Path jar) throws IOException {
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out)) {
            for (Class<?> type : List.of(FirstFrame.class, EmptyWindow.class)) {
                String name = type.getName().replace('.', '/') + ".class";
                entries.putNextEntry(new JarEntry(name));
                try (InputStream bytes =
                        Objects.requireNonNull(type.getClassLoader().getResourceAsStream(name), name)) {
                    bytes.transferTo(entries);
                }
            }
        }
        return jar;
    }
}
