package omerta.packaged;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/// A program that was started and has ended.
record Launched(int code, String out, String err) {

    /// Starts the program in the folder, with these variables and no others.
    static Launched of(Path folder, Map<String, String> variables, String... command)
            throws IOException, InterruptedException {
        Path err = folder.resolve("err.txt");
        var builder = new ProcessBuilder(command).directory(folder.toFile()).redirectError(err.toFile());
        builder.environment().clear();
        builder.environment().putAll(variables);
        Process process = builder.start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Launched(
                process.waitFor(), out.strip(), Files.readString(err).strip());
    }
}
