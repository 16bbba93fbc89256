package omerta.box;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.function.Function;
import omerta.engine.BadTables;
import omerta.engine.Game;
import omerta.engine.Info;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A closed box: what it takes to read a game's printed figures and to build the game from them, and
/// what can be told of the game before.
///
/// @param id the game's name in files and folders; its figures lie in `assets/<id>/tables.json`
/// @param rulesVersion the version of the rules
/// @param leastSeats the fewest players, as the lid says
/// @param mostSeats the most players, as the lid says
/// @param tables the record that the figures are read into; it throws [BadTables] for what cannot be
/// @param game builds the game
/// @param <T> the type of the figures
/// @param <S> the type of state
/// @param <A> the type of action
public record Box<T, S, A>(
        String id, String rulesVersion, int leastSeats, int mostSeats, Class<T> tables, Function<T, Game<S, A>> game) {

    private static final JsonMapper JSON = StrictJson.builder().build();

    /// A closed box.
    public static <T, S, A> Box<T, S, A> of(
            String id,
            String rulesVersion,
            int leastSeats,
            int mostSeats,
            Class<T> tables,
            Function<T, Game<S, A>> game) {
        return new Box<>(id, rulesVersion, leastSeats, mostSeats, tables, game);
    }

    /// Opens the box.
    ///
    /// @throws BadBox if the figures are missing, unreadable or not those of the game, or the lid is wrong
    public GameBox<S, A> open() {
        return open(bytes());
    }

    /// Opens the box with these figures instead of those on the class path.
    ///
    /// @throws BadBox if they are unreadable or not those of the game
    public GameBox<S, A> open(byte[] json) {
        try {
            JsonNode tree = JSON.readTree(json);
            if (!tree.isObject()) {
                throw new BadBox(file(), "", "is no JSON object", null);
            }
            T figures = JSON.treeToValue(tree, tables);
            return new GameBox<>(checked(game.apply(figures)), rulesVersion, digest(tree));
        } catch (BadTables e) {
            throw new BadBox(file(), e.key(), String.valueOf(e.getMessage()), e);
        } catch (JacksonException e) {
            JsonFault fault = JsonFault.of(e);
            throw e.getCause() instanceof BadTables bad
                    ? new BadBox(file(), bad.key(), String.valueOf(bad.getMessage()), e)
                    : new BadBox(
                            file(), fault.path().isEmpty() ? "line " + fault.line() : fault.path(), fault.reason(), e);
        }
    }

    private Game<S, A> checked(Game<S, A> opened) {
        Info<S, A> info = opened.info();
        if (info.leastSeats() != leastSeats || info.mostSeats() != mostSeats) {
            throw new BadBox(
                    file(),
                    "",
                    "is for " + seats(info.leastSeats(), info.mostSeats()) + ", the lid says "
                            + seats(leastSeats, mostSeats),
                    null);
        }
        return opened;
    }

    private static String seats(int least, int most) {
        return least + " to " + most + " players";
    }

    private String file() {
        return "assets/" + id + "/tables.json";
    }

    private byte[] bytes() {
        try (InputStream in = Box.class.getResourceAsStream("/" + file())) {
            if (in == null) {
                throw new BadBox(file(), "", "is missing", null);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new BadBox(file(), "", "cannot be read: " + e.getMessage(), e);
        }
    }

    /// A digest that neither white space nor the order of keys changes.
    private static String digest(JsonNode tree) {
        try {
            byte[] canonical = JSON.writeValueAsBytes(tree);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(canonical));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
