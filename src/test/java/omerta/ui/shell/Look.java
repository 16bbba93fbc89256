package omerta.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.stage.Window;
import omerta.ui.Ui;

/// Something that was looked at while a match runs.
///
/// @param what was looked at
/// @param words all that it says, and all that a program could read there
/// @param points its picture, where it is a screen
record Look(String what, List<String> words, Optional<IntBuffer> points) {

    /// Keeps a copy.
    Look {
        words = List.copyOf(words);
    }

    /// The screen as it is: scene graph, title, windows, clipboard, and every point of the picture.
    static Look at(String what, Salon salon) {
        Ui.settle(salon.scene);
        return Ui.get(() -> new Look(what, words(salon), Optional.of(points(salon))));
    }

    /// What the screen says, without its picture.
    static Look read(String what, Salon salon) {
        return Ui.get(() -> {
            salon.scene.getRoot().applyCss();
            salon.scene.getRoot().layout();
            return new Look(what, words(salon), Optional.empty());
        });
    }

    /// Fails where this and another look are not the same.
    ///
    /// @param who looks, and at which match
    void sameAs(Look other, String who) {
        for (int line = 0; line < Math.min(words.size(), other.words.size()); line++) {
            assertThat(other.words.get(line))
                    .as("line %s of %s for %s", line, what, who)
                    .isEqualTo(words.get(line));
        }
        assertThat(other.words).as("lines of %s for %s", what, who).hasSameSizeAs(words);
        assertThat(points.equals(other.points))
                .as("the picture of %s for %s is the same", what, who)
                .isTrue();
    }

    private static List<String> words(Salon salon) {
        List<String> words = new ArrayList<>(SceneText.of(salon.scene.getRoot()));
        words.add("title " + salon.stage.getTitle());
        words.add("windows " + Window.getWindows().size());
        words.add("clipboard " + Clipboard.getSystemClipboard().getString());
        words.add("cursor " + salon.scene.getCursor());
        return words;
    }

    private static IntBuffer points(Salon salon) {
        WritableImage image = salon.scene.snapshot(null);
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] points = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), points, 0, width);
        return IntBuffer.wrap(points);
    }
}
