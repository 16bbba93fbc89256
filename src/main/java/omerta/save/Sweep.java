package omerta.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;

/// Clears away what a crash left behind.
final class Sweep {

    private Sweep() {}

    /// Deletes files that were being written before this copy of the app began.
    static void folders(Disk disk, FileTime began, List<Path> folders) throws IOException {
        for (Path folder : folders) {
            for (Path file : disk.list(folder)) {
                if (String.valueOf(file.getFileName()).startsWith(Swap.TEMPORARY)
                        && Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS)
                                        .compareTo(began)
                                <= 0) {
                    disk.delete(file);
                }
            }
        }
    }
}
