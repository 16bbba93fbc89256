package omerta.cli;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.toy.Toy;

/// What a command answered.
///
/// @param code the exit code
/// @param out what it wrote
/// @param err what it complained of
record Said(int code, String out, String err) {

    /// The games that the commands know.
    private static final List<GameBox<?, ?>> SHELF =
            List.of(Games.find("da-capo").orElseThrow(), Toy.box());

    private static final Path TEMPORARY = Path.of(System.getProperty("java.io.tmpdir"));

    /// A screen that is there.
    static final Screen LIT = screen(Map.of("DISPLAY", ":0"));

    /// Runs a command in English, with nothing to read.
    static Said by(String... args) {
        return by(new FakeFront(), LIT, Language.ENGLISH, "", args);
    }

    /// Runs a command in a language.
    static Said in(Language language, String... args) {
        return by(new FakeFront(), LIT, language, "", args);
    }

    /// Runs a command that reads this.
    static Said reading(String input, String... args) {
        return by(new FakeFront(), LIT, Language.ENGLISH, input, args);
    }

    /// Runs a command before this app and screen.
    static Said by(Front front, Screen screen, Language language, String input, String... args) {
        return at(TEMPORARY, front, screen, language, input, args);
    }

    /// Runs a command that knows only this game.
    static Said of(GameBox<?, ?> game, String... args) {
        return run(List.of(game), TEMPORARY, new FakeFront(), LIT, Language.ENGLISH, "", args);
    }

    /// Runs a command with matches and settings in this folder.
    static Said at(Path home, Front front, Screen screen, Language language, String input, String... args) {
        return run(SHELF, home, front, screen, language, input, args);
    }

    private static Said run(
            List<GameBox<?, ?>> shelf,
            Path home,
            Front front,
            Screen screen,
            Language language,
            String input,
            String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Place place = new Place(
                () -> shelf,
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintWriter(out),
                new PrintWriter(err),
                Phrases.of(language),
                front,
                screen,
                home);
        int code = Cli.run(place, args);
        return new Said(code, plain(out), plain(err));
    }

    /// The game of this name.
    static Optional<GameBox<?, ?>> game(String id) {
        return SHELF.stream().filter(box -> box.id().equals(id)).findFirst();
    }

    /// A screen of a Linux process with these variables.
    static Screen screen(Map<String, String> environment) {
        Properties properties = new Properties();
        properties.setProperty("os.name", "Linux");
        return new Screen(environment, properties);
    }

    /// All is well and this was written.
    static Said fine(String out) {
        return new Said(Cli.FINE, out, "");
    }

    /// The file or the move is bad for this reason.
    static Said bad(String err) {
        return new Said(Cli.BAD, "", err);
    }

    /// The arguments are wrong for this reason.
    static Said wrong(String err) {
        return new Said(Cli.USAGE, "", err);
    }

    private static String plain(StringWriter text) {
        return text.toString().replace(System.lineSeparator(), "\n");
    }
}
