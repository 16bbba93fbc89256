package omerta.save;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Starts programs of these tests in a Java of their own. They start twice as fast by a cache of their classes, which a
/// first run makes.
final class Child {

    private static final List<String> QUICK = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx128m");

    private static List<String> prepared = List.of();

    private Child() {}

    /// Starts a program; what it prints is read from the process, errors too.
    ///
    /// @param java further settings of its Java
    static Process start(List<String> java, Class<?> program, String... args) throws IOException {
        List<String> command = new ArrayList<>(prepared());
        command.addAll(java);
        command.add(program.getName());
        command.addAll(List.of(args));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static synchronized List<String> prepared() throws IOException {
        if (prepared.isEmpty()) {
            Path folder = Files.createTempDirectory("omerta-child");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
            List<String> plain = new ArrayList<>();
            plain.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
            plain.addAll(QUICK);
            plain.addAll(List.of("-cp", classPath(folder)));
            prepared = withCache(plain, folder);
        }
        return prepared;
    }

    private static List<String> withCache(List<String> plain, Path folder) throws IOException {
        Path cache = folder.resolve("child.aot");
        List<String> training = new ArrayList<>(plain);
        training.addAll(List.of(
                "-XX:AOTCacheOutput=" + cache,
                SaveLoop.class.getName(),
                "20",
                folder.resolve("home").toString()));
        Process process = new ProcessBuilder(training)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
        process.onExit().join();
        List<String> cached = new ArrayList<>(plain);
        if (Files.exists(cache)) {
            cached.add("-XX:AOTCache=" + cache);
        }
        return cached;
    }

    /// The class path with all folders in one jar: a cache knows no folders.
    private static String classPath(Path folder) throws IOException {
        List<Path> parts = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
        Path jar = folder.resolve("child.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            List<String> names = new ArrayList<>();
            for (Path part : parts) {
                if (Files.isDirectory(part)) {
                    add(part, names, out);
                }
            }
        }
        return Stream.concat(Stream.of(jar), parts.stream().filter(Child::isNeeded))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static boolean isNeeded(Path part) {
        return Files.isRegularFile(part) && String.valueOf(part.getFileName()).matches("(jackson|jspecify|appdirs).*");
    }

    private static void add(Path root, List<String> names, JarOutputStream out) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = root.relativize(file).toString().replace(File.separatorChar, '/');
                if (name.matches("(omerta|assets)/.*") && !names.contains(name)) {
                    names.add(name);
                    out.putNextEntry(new JarEntry(name));
                    Files.copy(file, out);
                }
            }
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
