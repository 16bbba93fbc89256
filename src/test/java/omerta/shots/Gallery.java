package omerta.shots;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import javafx.scene.image.WritableImage;
import omerta.ui.shot.Camera;

/// The pictures of one run and the page that shows them: a row a screen, a column a manner.
final class Gallery {

    private final Path folder;
    private final Set<Manner> manners = new LinkedHashSet<>();
    private final Map<String, Map<Manner, String>> rows = new LinkedHashMap<>();

    Gallery(Path folder) {
        this.folder = folder;
    }

    /// Hangs a picture.
    void hang(String screen, Manner manner, WritableImage picture) {
        String name = screen + "-" + manner.key() + ".png";
        manners.add(manner);
        rows.computeIfAbsent(screen, _ -> new LinkedHashMap<>()).put(manner, name);
        try {
            Files.createDirectories(folder);
            Camera.write(picture, folder.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Writes the page.
    void open() throws IOException {
        StringBuilder page = new StringBuilder("<!doctype html><meta charset=\"utf-8\"><title>Omertà</title><style>"
                + "body{font:14px sans-serif;background:#222;color:#eee}img{width:480px;display:block}"
                + "th{text-align:left;position:sticky;left:0;top:0;background:#222}td{vertical-align:top}</style>"
                + "<table><tr><th></th>");
        manners.forEach(manner -> page.append("<th>").append(manner.key()).append("</th>"));
        rows.forEach((screen, pictures) -> {
            page.append("</tr>\n<tr><th>").append(screen).append("</th>");
            manners.forEach(manner ->
                    page.append("<td>").append(link(pictures.get(manner))).append("</td>"));
        });
        Files.writeString(folder.resolve("index.html"), page.append("</tr></table>\n"));
    }

    private static String link(String name) {
        return name == null ? "" : "<a href=\"" + name + "\"><img loading=\"lazy\" src=\"" + name + "\" alt=\"\"></a>";
    }
}
