package omerta.ui.shot;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.transform.Scale;
import javax.imageio.ImageIO;
import omerta.ui.shell.kit.Look;
import omerta.ui.shell.kit.Screen;

/// Takes pictures of screens. Used on the JavaFX thread.
///
/// @param look of the screens
/// @param games the style sheets of the games, paths on the class path under `assets/`
/// @param width of the screen, in pixels
/// @param height of the screen, in pixels
/// @param scale pixels of the picture a pixel of the screen
public record Camera(Look look, List<String> games, double width, double height, double scale) {

    /// Keeps a copy.
    public Camera {
        games = List.copyOf(games);
    }

    /// A picture of this screen.
    public WritableImage picture(Screen screen) {
        Scene scene = new Scene(screen.root(), width, height);
        look.apply(scene, games);
        screen.shown();
        return picture(scene);
    }

    /// A picture of a scene of this size as it stands.
    public WritableImage picture(Scene scene) {
        scene.getRoot().resize(width, height);
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setTransform(new Scale(scale, scale));
        parameters.setViewport(new Rectangle2D(0, 0, width * scale, height * scale));
        WritableImage image = new WritableImage((int) Math.round(width * scale), (int) Math.round(height * scale));
        return scene.getRoot().snapshot(parameters, image);
    }

    /// Writes a picture as PNG.
    ///
    /// @throws IOException if the file cannot be written
    public static void write(WritableImage image, Path file) throws IOException {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] pixels = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        BufferedImage buffered = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        buffered.setRGB(0, 0, width, height, pixels, 0, width);
        if (!ImageIO.write(buffered, "png", file.toFile())) {
            throw new IOException("no PNG writer");
        }
    }
}
