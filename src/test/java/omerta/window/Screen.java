package omerta.window;

import java.awt.AWTException;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;

/// The whole screen of the display that the test runs on, as a person would see it.
final class Screen {

    private final BufferedImage picture;

    private Screen(BufferedImage picture) {
        this.picture = picture;
    }

    static Screen now() throws AWTException {
        Rectangle all = new Rectangle(Toolkit.getDefaultToolkit().getScreenSize());
        return new Screen(new Robot().createScreenCapture(all));
    }

    /// Whether every point is the same.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Screen screen && Arrays.equals(points(), screen.points());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(points());
    }

    private int[] points() {
        return picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
    }

    /// How many of its points differ from the one in the corner.
    long drawn() {
        int corner = picture.getRGB(0, 0);
        return IntStream.range(0, picture.getHeight())
                .mapToLong(y -> IntStream.range(0, picture.getWidth())
                        .filter(x -> picture.getRGB(x, y) != corner)
                        .count())
                .sum();
    }

    void write(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        ImageIO.write(picture, "png", file.toFile());
    }
}
