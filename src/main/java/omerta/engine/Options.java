package omerta.engine;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/// What a table agreed about a game: values by the key of their [Option], as text.
///
/// @param values only what differs from the standard need be here; sorted by key
public record Options(SortedMap<String, String> values) {

    /// Every option at its standard.
    public static final Options STANDARD = new Options(new TreeMap<>());

    /// Keeps a copy sorted by key, however the given one is sorted.
    public Options {
        SortedMap<String, String> sorted = new TreeMap<>();
        sorted.putAll(values);
        values = Collections.unmodifiableSortedMap(sorted);
    }

    /// These options with one value set.
    public Options with(String key, String value) {
        SortedMap<String, String> more = new TreeMap<>(values);
        more.put(key, value);
        return new Options(more);
    }

    /// The value of an option as text.
    ///
    /// @throws IllegalArgumentException if a text was set that is no value of the option
    String text(Option option) {
        String text = values.getOrDefault(option.key(), option.standardText());
        if (!option.accepts(text)) {
            throw new IllegalArgumentException(option.key() + " cannot be " + text);
        }
        return text;
    }
}
