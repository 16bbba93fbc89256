package omerta.dacapo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;

/// Positions as short text, one thing a line (or between two bars):
///
///     middle 1 2 J / 5 / -        building piles, bottom to top; a place without a pile is -
///     draw 3 J 9                  the draw pile, the next card last
///     aside 1 2 3                 the cards set aside
///     *A stack 4 7 (12) hand 2 J 9 aux 3 8 / 1
///                                 seat A is to act; 12 stack cards with 7 on top of 4; auxiliary piles
///     round 2  dealer B  phase refill  reshuffles 4  length single  target 20
///
/// What is not said is face down, empty, or the usual: round 2, the last seat has dealt, cards may be placed.
final class DaCapoText {

    private static final DaCapoTables TABLES = Fixture.GAME.tables();

    private DaCapoText() {}

    /// The position of a text. Cards that the text does not name lie face down.
    static DaCapoState state(String text) {
        Map<String, String> lines = new TreeMap<>();
        Map<Seat, String> seats = new TreeMap<>(Comparator.comparingInt(Seat::index));
        Seat active = Seat.of(0);
        for (String line : lines(text)) {
            String word = line.split(" ", 2)[0];
            String rest = line.substring(word.length()).strip();
            if (word.matches("\\*?[A-F]")) {
                Seat seat = seat(word.charAt(word.length() - 1));
                seats.put(seat, rest);
                active = word.startsWith("*") ? seat : active;
            } else {
                lines.put(word, rest);
            }
        }
        List<DaCapoArea> areas = seats.values().stream().map(DaCapoText::area).toList();
        return new DaCapoState(
                Rng.of(1),
                new DaCapoTerms(
                        DaCapoLength.of(lines.getOrDefault("length", "match")),
                        Integer.parseInt(lines.getOrDefault("target", "50"))),
                DaCapoSheet.BLANK,
                lines.containsKey("dealer") ? seat(lines.get("dealer").charAt(0)) : Seat.of(areas.size() - 1),
                Integer.parseInt(lines.getOrDefault("round", "2")),
                active,
                DaCapoPhase.valueOf(lines.getOrDefault("phase", "place").toUpperCase(Locale.ROOT)),
                areas,
                piles(lines.getOrDefault("middle", ""), TABLES.piles()),
                pile(lines.getOrDefault("draw", "")),
                pile(lines.getOrDefault("aside", "")),
                Integer.parseInt(lines.getOrDefault("reshuffles", "0")));
    }

    /// The position of a text, with all cards of the box: those that it does not name lie in the draw pile or where it
    /// says that cards lie face down.
    static DaCapoState whole(String text) {
        DaCapoState named = state(text);
        int count = Census.of(named).named().values().stream()
                .mapToInt(Integer::intValue)
                .sum();
        DaCapoState filled = new DaCapoState(
                named.rng(),
                named.terms(),
                named.sheet(),
                named.dealer(),
                named.round(),
                named.active(),
                named.phase(),
                named.areas(),
                named.middle(),
                Pile.faceDown(TABLES.cards() - count).pushAll(named.draw()),
                named.aside(),
                named.reshuffles());
        return Fixture.GAME.determinize(filled, Seat.of(0), Rng.of(1));
    }

    /// The lines of a text, in one fashion.
    static List<String> lines(String text) {
        return Arrays.stream(text.split("[|\n]"))
                .map(line -> line.strip().replaceAll("\\s+", " "))
                .filter(line -> !line.isEmpty())
                .toList();
    }

    /// A position as text, every line of it.
    static List<String> print(DaCapoState state) {
        List<String> lines = new ArrayList<>();
        lines.add("middle " + print(state.middle(), false));
        lines.add("draw " + print(state.draw()));
        lines.add("aside " + print(state.aside()));
        for (Seat seat : Seat.first(state.seats())) {
            DaCapoArea area = state.area(seat);
            boolean acts = state.phase() != DaCapoPhase.OVER && state.active().equals(seat);
            lines.add((acts ? "*" : "")
                    + letter(seat)
                    + (area.stack().isEmpty() ? "" : " stack " + print(area.stack()))
                    + (area.hand().isEmpty() ? "" : " hand " + print(area.hand()))
                    + (area.auxiliary().stream().allMatch(Pile::isEmpty)
                            ? ""
                            : " aux " + print(area.auxiliary(), true)));
        }
        lines.add("round " + state.round());
        lines.add("dealer " + letter(state.dealer()));
        lines.add("phase " + state.phase().name().toLowerCase(Locale.ROOT));
        lines.add("reshuffles " + state.reshuffles());
        return lines.stream().map(String::strip).toList();
    }

    private static DaCapoArea area(String text) {
        String[] parts = (" " + text).split(" (?=stack|hand|aux)");
        Map<String, String> things = Arrays.stream(parts)
                .filter(part -> !part.isBlank())
                .map(part -> part.split(" ", 2))
                .collect(Collectors.toMap(part -> part[0], part -> part[1]));
        return new DaCapoArea(
                pile(things.getOrDefault("stack", "")),
                pile(things.getOrDefault("hand", "")),
                piles(things.getOrDefault("aux", ""), TABLES.auxiliary()));
    }

    private static List<Pile> piles(String text, int places) {
        List<Pile> piles = new ArrayList<>();
        for (String one : text.split("/", -1)) {
            piles.add(pile(one.replace("-", "")));
        }
        while (piles.size() < places) {
            piles.add(Pile.EMPTY);
        }
        return piles;
    }

    private static Pile pile(String text) {
        Pile pile = Pile.EMPTY;
        int size = 0;
        for (String word : text.strip().split(" +", -1)) {
            if (word.startsWith("(")) {
                size = Integer.parseInt(word.substring(1, word.length() - 1));
            } else if (!word.isEmpty()) {
                pile = pile.push((byte) card(word));
            }
        }
        return Pile.faceDown(Math.max(0, size - pile.size())).pushAll(pile);
    }

    /// A card by its letter or number.
    static int card(String word) {
        return word.equals("J") ? DaCapoTables.JOKER : Integer.parseInt(word);
    }

    /// A card as its letter or number.
    static String print(int card) {
        return card == DaCapoTables.JOKER ? "J" : Integer.toString(card);
    }

    private static String print(Pile pile) {
        List<String> cards = new ArrayList<>();
        for (int i = 0; i < pile.size(); i++) {
            if (pile.at(i) != Pile.FACE_DOWN) {
                cards.add(print(pile.at(i)));
            }
        }
        if (cards.size() < pile.size()) {
            cards.add("(" + pile.size() + ")");
        }
        return String.join(" ", cards);
    }

    private static String print(List<Pile> piles, boolean trimmed) {
        String text =
                piles.stream().map(pile -> pile.isEmpty() ? "-" : print(pile)).collect(Collectors.joining(" / "));
        return trimmed ? text.replaceAll("( / -)+$", "") : text;
    }

    /// A seat by its letter.
    static Seat seat(char letter) {
        return Seat.of(letter - 'A');
    }

    /// A seat as its letter.
    static String letter(Seat seat) {
        return Character.toString((char) ('A' + seat.index()));
    }
}
