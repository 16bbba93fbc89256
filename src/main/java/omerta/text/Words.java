package omerta.text;

import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import java.util.TreeMap;

/// The words of one room in one language: patterns by their key.
final class Words {

    private static final Control NO_FALLBACK = Control.getNoFallbackControl(Control.FORMAT_PROPERTIES);

    private Words() {}

    /// All patterns of a room, English ones where the language lacks them; none where the room has no words at all.
    static Map<String, String> of(String room, Language language) {
        ResourceBundle bundle;
        try {
            bundle = ResourceBundle.getBundle("assets/" + room + "/words", language.locale(), NO_FALLBACK);
        } catch (MissingResourceException none) {
            return Map.of();
        }
        Map<String, String> words = new TreeMap<>();
        for (String key : bundle.keySet()) {
            String pattern = bundle.getString(key);
            words.put(key, language == Language.PSEUDO ? Pseudo.translate(pattern) : pattern);
        }
        return words;
    }
}
