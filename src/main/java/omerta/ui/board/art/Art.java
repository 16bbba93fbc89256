package omerta.ui.board.art;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Affine;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// A drawing of ours, read from an SVG file under `assets/` that any drawing program can edit. Only the paths are read,
/// with their style classes; the style sheets give them their colours.
///
/// A sheet holds several drawings: each is an `svg` element with an id and a `viewBox` of its own inside the outermost
/// one.
///
/// @param width of its view box, in its own units
/// @param height of its view box, in its own units
/// @param strokes the paths, the lowest first
public record Art(double width, double height, List<Stroke> strokes) {

    private static final Map<String, Map<String, Art>> READ = new ConcurrentHashMap<>();
    private static final String WHOLE = "";

    /// One path.
    ///
    /// @param styleClasses by which the style sheets colour it
    /// @param path as in the `d` of an SVG path
    public record Stroke(List<String> styleClasses, String path) {}

    /// Keeps a copy of the strokes.
    public Art {
        strokes = List.copyOf(strokes);
    }

    /// The drawing in a file, a path on the class path under `assets/`.
    ///
    /// @throws IllegalArgumentException if there is none
    public static Art of(String resource) {
        return of(resource, WHOLE);
    }

    /// One drawing of a sheet, by its id.
    ///
    /// @throws IllegalArgumentException if there is none
    public static Art of(String resource, String id) {
        Art art = READ.computeIfAbsent(resource, Art::read).get(id);
        if (art == null) {
            throw new IllegalArgumentException("no drawing '" + id + "' in " + resource);
        }
        return art;
    }

    /// The drawing's paths in the middle of a rectangle, as large as fits, to be put on a pane that does not lay them out.
    ///
    /// @param styleClasses of these paths, besides their own
    public List<SVGPath> within(double x, double y, double wide, double high, String... styleClasses) {
        double factor = Math.min(wide / width, high / height);
        double left = x + (wide - width * factor) / 2;
        double top = y + (high - height * factor) / 2;
        List<SVGPath> paths = new ArrayList<>();
        for (Stroke stroke : strokes) {
            SVGPath path = new SVGPath();
            path.setContent(stroke.path());
            path.getStyleClass().setAll(stroke.styleClasses());
            path.getStyleClass().addAll(List.of(styleClasses));
            path.getTransforms().add(new Affine(factor, 0, left, 0, factor, top));
            path.setManaged(false);
            paths.add(path);
        }
        return paths;
    }

    private static Map<String, Art> read(String resource) {
        try (InputStream in = Art.class.getResourceAsStream("/" + resource)) {
            if (in == null) {
                throw new IllegalArgumentException("no drawing " + resource);
            }
            XMLInputFactory factory = XMLInputFactory.newInstance();
            factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
            return sheet(factory.createXMLStreamReader(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (XMLStreamException e) {
            throw new IllegalArgumentException("no drawing in " + resource, e);
        }
    }

    private static Map<String, Art> sheet(XMLStreamReader xml) throws XMLStreamException {
        Map<String, Art> sheet = new LinkedHashMap<>();
        String id = WHOLE;
        double[] box = {0, 0};
        List<Stroke> strokes = new ArrayList<>();
        while (xml.hasNext()) {
            int event = xml.next();
            if (event == XMLStreamReader.START_ELEMENT && xml.getLocalName().equals("svg")) {
                id = attribute(xml, "id");
                box = box(attribute(xml, "viewBox"));
                strokes.clear();
            } else if (event == XMLStreamReader.START_ELEMENT
                    && xml.getLocalName().equals("path")) {
                strokes.add(new Stroke(List.of(attribute(xml, "class").split(" ", -1)), attribute(xml, "d")));
            } else if (event == XMLStreamReader.END_ELEMENT
                    && xml.getLocalName().equals("svg")) {
                sheet.putIfAbsent(id, new Art(box[0], box[1], strokes));
            }
        }
        return sheet;
    }

    private static String attribute(XMLStreamReader xml, String name) {
        String value = xml.getAttributeValue(null, name);
        return value == null ? "" : value;
    }

    private static double[] box(String viewBox) {
        List<String> parts = List.of(viewBox.split("\\s+", -1));
        return new double[] {Double.parseDouble(parts.get(2)), Double.parseDouble(parts.get(3))};
    }
}
