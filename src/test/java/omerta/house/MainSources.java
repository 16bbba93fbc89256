package omerta.house;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Only classes that were made from `src/main/java`, wherever they were compiled to.
public final class MainSources implements ImportOption {

    private static final Pattern CLASS = Pattern.compile("(?:^|/)(omerta/[^.$]*)(?:\\$[^.]*)?\\.class$");

    @Override
    public boolean includes(Location location) {
        Matcher name = CLASS.matcher(location.asURI().getPath());
        return name.find() && Files.exists(Path.of("src", "main", "java", name.group(1) + ".java"));
    }
}
