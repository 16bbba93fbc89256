package omerta.cli;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;

/// The words of the command line in one language.
///
/// @param bundle where they come from; picocli takes the help from it as well
public record Words(ResourceBundle bundle) {

    /// The words in the language of this locale, in English where there are none.
    public static Words in(Locale locale) {
        return new Words(ResourceBundle.getBundle(
                "assets.cli.words", locale, Control.getNoFallbackControl(Control.FORMAT_PROPERTIES)));
    }

    /// A sentence with its places filled; numbers stand in plain digits in every language.
    public String say(String key, Object... args) {
        Object[] plain = Arrays.stream(args).map(Object::toString).toArray();
        return new MessageFormat(bundle.getString(key), Locale.ROOT).format(plain);
    }
}
