package omerta.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A language of the app.
public enum Language {
    /// English; every other one falls back on it.
    ENGLISH("en", Locale.ENGLISH, "English"),
    /// German.
    GERMAN("de", Locale.GERMAN, "Deutsch"),
    /// Portuguese as in Brazil.
    BRAZILIAN("pt-BR", Locale.of("pt", "BR"), "Português (Brasil)"),
    /// English with accents and two fifths longer, made by code, to find labels that are cut or not translated.
    PSEUDO("x-pseudo", Locale.ENGLISH, "Pseudo");

    private final String tag;
    private final Locale locale;
    private final String ownName;

    Language(String tag, Locale locale, String ownName) {
        this.tag = tag;
        this.locale = locale;
        this.ownName = ownName;
    }

    /// The languages that people speak.
    public static List<Language> spoken() {
        return List.of(ENGLISH, GERMAN, BRAZILIAN);
    }

    /// The language with this tag, like `pt-BR`, letter case aside.
    public static Optional<Language> of(String tag) {
        return Arrays.stream(values())
                .filter(language -> language.tag.equalsIgnoreCase(tag))
                .findFirst();
    }

    /// The spoken language that serves this locale best; English where none does.
    public static Language closestTo(Locale locale) {
        return spoken().stream()
                .filter(language -> language.locale.getLanguage().equals(locale.getLanguage()))
                .findFirst()
                .orElse(ENGLISH);
    }

    /// Its name in settings, files and on the command line.
    public String tag() {
        return tag;
    }

    /// How numbers are written in it.
    public Locale locale() {
        return locale;
    }

    /// Its name in itself.
    public String ownName() {
        return ownName;
    }
}
