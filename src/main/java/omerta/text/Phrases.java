package omerta.text;

import java.text.ListFormat;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import omerta.engine.Message;
import omerta.engine.Player;
import omerta.engine.Seat;
import omerta.engine.Table;

/// Everything that can be said in one language. It never changes.
public final class Phrases {

    private static final List<String> HOUSE = List.of("shell", "save", "cli");

    private final Language language;
    private final Map<String, String> patterns;
    private final ListFormat lists;

    private Phrases(Language language, Map<String, String> patterns) {
        this.language = language;
        this.patterns = patterns;
        Locale locale = language.locale().equals(Locale.ENGLISH) ? Locale.UK : language.locale();
        this.lists = ListFormat.getInstance(locale, ListFormat.Type.STANDARD, ListFormat.Style.FULL);
    }

    /// What the house says in a language: the words of the rooms `shell`, `save` and `cli`.
    public static Phrases of(Language language) {
        Phrases phrases = new Phrases(language, Map.of());
        for (String room : HOUSE.reversed()) {
            phrases = phrases.with(room);
        }
        return phrases;
    }

    /// These phrases and those of one more room, a game's mostly. Where both have a key, the room's own words are used.
    public Phrases with(String room) {
        Map<String, String> more = new TreeMap<>(patterns);
        more.putAll(Words.of(room, language));
        return new Phrases(language, more);
    }

    /// Which language they are in.
    public Language language() {
        return language;
    }

    /// Whether there are words for a key.
    public boolean has(String key) {
        return patterns.containsKey(key);
    }

    /// Every key that there are words for.
    public SortedSet<String> keys() {
        return new TreeSet<>(patterns.keySet());
    }

    /// The words of a key as they stand in the bundle, with places for arguments.
    public Optional<String> pattern(String key) {
        return Optional.ofNullable(patterns.get(key));
    }

    /// A message as a sentence. Seats are said as the names of this table.
    public String say(Message message, Table table) {
        return message(message, seat -> name(seat, table));
    }

    /// A message that speaks of no seat as a sentence.
    ///
    /// @throws IllegalArgumentException if it does speak of one
    public String say(Message message) {
        return message(message, Phrases::nobody);
    }

    /// The words of a key.
    ///
    /// @param args what fills its places: texts, whole numbers, messages that speak of no seat, or lists of these
    public String words(String key, Object... args) {
        return fill(key, List.of(args), Phrases::nobody);
    }

    /// What a seat is called at a table: its player's name, with the number of the seat where two share a name.
    public static String name(Seat seat, Table table) {
        String name = table.player(seat).name();
        long namesakes =
                table.players().stream().map(Player::name).filter(name::equals).count();
        return namesakes < 2 ? name : name + " (" + (seat.index() + 1) + ")";
    }

    private interface Names {
        String of(Seat seat);
    }

    private static String nobody(Seat seat) {
        throw new IllegalArgumentException("no table tells the name of " + seat);
    }

    private String message(Message message, Names names) {
        return message.isVerbatim() ? message.verbatimText() : fill(message.key(), message.args(), names);
    }

    private String fill(String key, List<Object> args, Names names) {
        String pattern = patterns.get(key);
        if (pattern == null) {
            return "⟦" + key + "⟧";
        }
        Object[] filling = args.stream().map(arg -> argument(arg, names)).toArray();
        return new MessageFormat(pattern, language.locale()).format(filling);
    }

    private Object argument(Object arg, Names names) {
        return switch (arg) {
            case Seat seat -> names.of(seat);
            case Message message -> message(message, names);
            case List<?> list ->
                list(list.stream().map(item -> argument(item, names).toString()).toList());
            default -> arg;
        };
    }

    private String list(List<String> items) {
        return items.isEmpty() ? "" : lists.format(items);
    }
}
