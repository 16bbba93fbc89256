package omerta.ui.shell.kit;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import javafx.scene.Scene;

/// How everything looks: by night or by day, and how large the type is.
///
/// @param dark whether it is night
/// @param scale the size of the type in percent, 80 to 200
public record Look(boolean dark, int scale) {

    private static final String STYLE = "/assets/style/";
    private static final Properties TYPE = type();

    /// Gives the scene this look, with the style sheets of these games.
    ///
    /// @param games paths on the class path under `assets/`
    public void apply(Scene scene, List<String> games) {
        List<String> sheets = new ArrayList<>();
        sheets.add(sheet(STYLE + (dark ? "night.css" : "day.css")));
        for (String name : List.of("theme.css", "seat-sign.css", "shell.css", "screens.css")) {
            sheets.add(sheet(STYLE + name));
        }
        games.forEach(game -> sheets.add(sheet("/" + game)));
        sheets.add(typeSheet());
        scene.setUserAgentStylesheet(
                dark ? new PrimerDark().getUserAgentStylesheet() : new PrimerLight().getUserAgentStylesheet());
        scene.getStylesheets().setAll(sheets);
    }

    /// One em of the text in pixels.
    public double em() {
        return Math.max(pixels("base") * scale / 100, pixels("least"));
    }

    private String typeSheet() {
        double small = Math.max(pixels("small") * scale / 100, pixels("least"));
        String css = String.format(
                Locale.ROOT,
                ".root { -fx-font-size: %.2fpx; } .small { -fx-font-size: %.2fpx; }"
                        + " .ikonli-font-icon { -fx-icon-size: %.0fpx; }",
                em(),
                small,
                pixels("icon") * scale / 100);
        return "data:text/css," + css.replace(" ", "%20").replace("#", "%23");
    }

    private static String sheet(String path) {
        URL url = Objects.requireNonNull(Look.class.getResource(path), path);
        return url.toExternalForm();
    }

    private static double pixels(String key) {
        return Double.parseDouble(TYPE.getProperty(key));
    }

    private static Properties type() {
        Properties type = new Properties();
        try (InputStream in = Look.class.getResourceAsStream(STYLE + "type.properties")) {
            type.load(Objects.requireNonNull(in, "type.properties"));
            return type;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
