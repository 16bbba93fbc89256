package omerta;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import omerta.box.Games;
import omerta.cli.Cli;
import omerta.cli.Place;
import omerta.cli.Screen;
import omerta.save.Home;
import omerta.text.Language;
import omerta.text.Phrases;

/// Starts the program.
public final class Main {

    private Main() {}

    /// Runs the command of the arguments, or opens the app where there is none.
    public static void main(String[] args) {
        Place place = new Place(
                Games::all,
                System.in,
                writer(FileDescriptor.out),
                writer(FileDescriptor.err),
                Phrases.of(Language.closestTo(Locale.getDefault(Locale.Category.DISPLAY))),
                new Desktop(),
                Screen.here(),
                Home.folder());
        System.exit(Cli.run(place, args));
    }

    /// What goes to a terminal is in the terminal's charset, what goes to a file or another program is in UTF-8.
    private static PrintWriter writer(FileDescriptor to) {
        return new PrintWriter(new FileOutputStream(to), true, charset());
    }

    private static Charset charset() {
        return Optional.ofNullable(System.console())
                .filter(Console::isTerminal)
                .map(Console::charset)
                .orElse(StandardCharsets.UTF_8);
    }
}
