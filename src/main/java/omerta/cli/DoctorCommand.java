package omerta.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import omerta.box.BadBox;
import omerta.box.GameBox;
import picocli.CommandLine.Command;

/// `omerta doctor`: says what works here.
@Command(name = "doctor")
final class DoctorCommand implements Callable<Integer> {

    private final Place place;

    DoctorCommand(Place place) {
        this.place = place;
    }

    /// One thing that was looked at.
    ///
    /// @param found what was seen
    /// @param advice what to do, empty where all is well
    private record Finding(String found, Optional<String> advice) {}

    @Override
    public Integer call() {
        List<Finding> findings = List.of(java(), toolkit(), display(), games(), folder());
        List<List<String>> rows = new ArrayList<>();
        for (Finding finding : findings) {
            String state = place.phrases().words(finding.advice.isEmpty() ? "cli.doctor.fine" : "cli.doctor.wrong");
            rows.add(List.of(state, finding.found));
            finding.advice.ifPresent(advice -> rows.add(List.of("", advice)));
        }
        place.out().println(new Columns(rows));
        return findings.stream().allMatch(finding -> finding.advice.isEmpty()) ? Cli.FINE : Cli.BAD;
    }

    private Finding fine(String key, Object... args) {
        return new Finding(place.phrases().words(key, args), Optional.empty());
    }

    private Finding wrong(String key, Object... args) {
        return new Finding(
                place.phrases().words(key, args), Optional.of(place.phrases().words(key + ".advice")));
    }

    private Finding java() {
        return fine("cli.doctor.java", Runtime.version().toString());
    }

    private Finding toolkit() {
        return place.front()
                .toolkit()
                .map(version -> fine("cli.doctor.javafx", version))
                .orElseGet(() -> wrong("cli.doctor.nojavafx"));
    }

    private Finding display() {
        return place.screen().isMissing() ? wrong("cli.doctor.nodisplay") : fine("cli.doctor.display");
    }

    private Finding games() {
        try {
            return fine(
                    "cli.doctor.games",
                    place.shelf().get().stream().map(GameBox::id).collect(Collectors.joining(", ")));
        } catch (BadBox bad) {
            return wrong("cli.doctor.badgame", String.valueOf(bad.getMessage()));
        }
    }

    private Finding folder() {
        Path folder = place.folder();
        try {
            Files.createDirectories(folder);
            Files.delete(Files.createTempFile(folder, "doctor", ""));
            return fine("cli.doctor.folder", folder.toString());
        } catch (IOException e) {
            return wrong("cli.doctor.nofolder", folder.toString(), String.valueOf(e.getMessage()));
        }
    }
}
