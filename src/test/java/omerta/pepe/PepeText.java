package omerta.pepe;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;

/// Positions as short text, one thing a line (or between two bars):
///
///     *Y b10 j1 m8~R hand KM cake 19 cash 5 taken 2
///                                 yellow is to act: Boss at 10, Joe at 1, Mike asleep at 8 by red's pill; a Knife and a
///                                 Movement in the hand; the cake at 19; $5,000; two men of others killed
///     R out 2                     red is out, in the second instant in which somebody went out
///     B wait bgg                  blue has a Boss and two Jims to seat
///     draw KM                     on top of the draw pile, the next card last; the other cards lie below, unless `only`
///     discards KG  removed X  played K  bank 30  round 2  quiet 3  phase raid  first Y  turn G  thrown yes  by-hand yes
///
/// Seats are Y R B G O P in the order of play, roles b j m g. Cards are K Knife, G Gun, C Cake, P Pass the Cake, B
/// Ka-Boom!, S Slumber Cocktail, X Cops, M Movement. Men of the roster who are not named have fallen; money that is not
/// named lies in the bank.
final class PepeText {

    static final String COLOURS = "YRBGOP";
    private static final String CARDS = "KGCPBSXM";
    private static final String ROLES = "bjmg";

    private PepeText() {}

    /// The lines of a text, each as its first word and what it says.
    static Map<String, Map<String, String>> read(String text) {
        Map<String, Map<String, String>> lines = new LinkedHashMap<>();
        for (String line : text.split("[|\n]")) {
            if (!line.isBlank()) {
                String[] words = line.strip().split("\\s+");
                boolean seat = words[0].matches("\\*?[YRBGOP]");
                String head = seat ? words[0].replace("*", "") : "table";
                Map<String, String> said = lines.computeIfAbsent(head, _ -> new LinkedHashMap<>());
                if (words[0].startsWith("*")) {
                    said.put("active", "yes");
                }
                say(words, seat ? 1 : 0, said);
            }
        }
        return lines;
    }

    private static void say(String[] words, int from, Map<String, String> said) {
        List<String> men = new ArrayList<>();
        for (int i = from; i < words.length; i++) {
            if (words[i].matches("[bjmg]\\d+(~[YRBGOP])?")) {
                men.add(words[i]);
            } else {
                said.put(words[i], words[i + 1]);
                i++;
            }
        }
        if (!men.isEmpty()) {
            men.sort(Comparator.comparingInt(
                    man -> Integer.parseInt(man.substring(1).split("~")[0])));
            said.put("men", String.join(" ", men));
        }
    }

    /// The position of a text, with everything in it that is in the box.
    static DonPepeState state(String text) {
        Map<String, Map<String, String>> lines = read(text);
        Map<String, String> table = lines.getOrDefault("table", Map.of());
        List<Map<String, String>> seats = new ArrayList<>();
        Seat active = Seat.of(0);
        for (Map.Entry<String, Map<String, String>> line : lines.entrySet()) {
            if (!line.getKey().equals("table")) {
                active = line.getValue().containsKey("active") ? Seat.of(seats.size()) : active;
                seats.add(line.getValue());
            }
        }
        boolean byHand = table.containsKey("by-hand");
        String phase = table.getOrDefault("phase", "cards").toUpperCase(Locale.ROOT);
        DonPepeClock clock = new DonPepeClock(
                number(table, "round", 2),
                seat(table.getOrDefault("first", "Y")),
                table.containsKey("turn") ? seat(table.get("turn")) : active,
                active,
                DonPepePhase.valueOf(phase),
                cards(table.getOrDefault("played", "")),
                table.containsKey("thrown"),
                number(table, "quiet", 0));
        DonPepeTerms terms = new DonPepeTerms(byHand ? DonPepeSeating.BY_HAND : DonPepeSeating.TABLE);
        DonPepeBoard board = board(seats);
        return new DonPepeState(Rng.of(1), terms, clock, board, hands(seats, table), ledger(seats, table));
    }

    private static DonPepeBoard board(List<Map<String, String>> seats) {
        byte[] chairs = new byte[DonPepeTables.CHAIRS];
        byte[] pills = new byte[DonPepeTables.CHAIRS];
        byte[] cakes = new byte[seats.size()];
        Pile waiting = Pile.EMPTY;
        Pile fallen = Opening.men(Fixture.GAME.tables().setup(seats.size()));
        for (int i = 0; i < seats.size(); i++) {
            Map<String, String> said = seats.get(i);
            for (String man : said.getOrDefault("men", "").split(" ")) {
                if (!man.isEmpty()) {
                    String[] parts = man.substring(1).split("~");
                    int chair = Integer.parseInt(parts[0]);
                    chairs[chair - 1] = man(i, man.charAt(0));
                    pills[chair - 1] = (byte) (parts.length > 1 ? seat(parts[1]).index() + 1 : 0);
                    fallen = fallen.without(chairs[chair - 1]);
                }
            }
            for (char role : said.getOrDefault("wait", "").toCharArray()) {
                waiting = waiting.push(man(i, role));
                fallen = fallen.without(man(i, role));
            }
            cakes[i] = (byte) number(said, "cake", said.containsKey("out") ? DonPepeBoard.GONE : 0);
        }
        return new DonPepeBoard(Pile.of(chairs), Pile.of(pills), Pile.of(cakes), waiting, fallen);
    }

    private static DonPepeCards hands(List<Map<String, String>> seats, Map<String, String> table) {
        Pile discards = cards(table.getOrDefault("discards", ""));
        Pile removed = cards(table.getOrDefault("removed", ""));
        Pile top = cards(table.getOrDefault("draw", ""));
        List<Pile> hands =
                seats.stream().map(said -> cards(said.getOrDefault("hand", ""))).toList();
        Pile rest = Pile.EMPTY;
        for (DonPepeCard card : DonPepeCard.values()) {
            int named = discards.count(card.code()) + removed.count(card.code()) + top.count(card.code());
            named += hands.stream().mapToInt(hand -> hand.count(card.code())).sum();
            for (int i = named; i < Fixture.GAME.tables().deck().of(card); i++) {
                rest = rest.push(card.code());
            }
        }
        return table.containsKey("only")
                ? new DonPepeCards(hands, top, rest.pushAll(discards), removed)
                : new DonPepeCards(hands, rest.pushAll(top), discards, removed);
    }

    private static DonPepeLedger ledger(List<Map<String, String>> seats, Map<String, String> table) {
        int size = seats.size();
        byte[] cash = new byte[size];
        byte[] taken = new byte[size];
        byte[] out = new byte[size];
        int bank = Fixture.GAME.tables().setup(size).bank() / DonPepeTables.THOUSAND;
        for (int i = 0; i < size; i++) {
            cash[i] = (byte) number(seats.get(i), "cash", 0);
            taken[i] = (byte) number(seats.get(i), "taken", 0);
            out[i] = (byte) number(seats.get(i), "out", 0);
            bank -= cash[i];
        }
        int said = number(table, "bank", bank);
        for (int i = size - 1; i >= 0 && said < bank; i--) {
            if (!seats.get(i).containsKey("cash")) {
                cash[i] = (byte) (bank - said);
                bank = said;
            }
        }
        return new DonPepeLedger(bank, Pile.of(cash), Pile.of(taken), Pile.of(out));
    }

    private static int number(Map<String, String> said, String key, int standard) {
        return Integer.parseInt(said.getOrDefault(key, Integer.toString(standard)));
    }

    private static byte man(int seat, char role) {
        return DonPepeMan.code(seat, DonPepeRole.of(ROLES.indexOf(role) + 1));
    }

    /// A position as text, by the first word of each line.
    static Map<String, Map<String, String>> print(DonPepeState state) {
        Map<String, Map<String, String>> lines = new LinkedHashMap<>();
        for (Seat seat : Seat.first(state.seats())) {
            Map<String, String> said = new LinkedHashMap<>();
            said.put("men", men(state, seat));
            said.put("hand", cards(state.hand(seat)));
            said.put("cake", Integer.toString(state.board().cake(seat)));
            said.put("cash", Integer.toString(state.cash(seat) / DonPepeTables.THOUSAND));
            said.put("taken", Integer.toString(state.taken(seat)));
            said.put("out", Integer.toString(state.ledger().out().at(seat.index())));
            said.put("active", state.active().equals(seat) ? "yes" : "no");
            lines.put(letter(seat), said);
        }
        DonPepeClock clock = state.clock();
        Map<String, String> said = new LinkedHashMap<>();
        said.put("discards", cards(state.cards().discards()));
        said.put("removed", cards(state.cards().removed()));
        said.put("played", cards(clock.played()));
        said.put("left", Integer.toString(state.cards().draw().size()));
        said.put("bank", Integer.toString(state.ledger().bank()));
        said.put("round", Integer.toString(clock.round()));
        said.put("first", letter(clock.first()));
        said.put("turn", letter(clock.turn()));
        said.put("quiet", Integer.toString(clock.quiet()));
        said.put("phase", clock.phase().name().toLowerCase(Locale.ROOT));
        lines.put("table", said);
        return lines;
    }

    private static String men(DonPepeState state, Seat seat) {
        List<String> men = new ArrayList<>();
        for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
            if (state.board().isOf(chair, seat.index())) {
                String sleep = state.poisoner(chair).map(by -> "~" + letter(by)).orElse("");
                men.add(role(state.man(chair).orElseThrow().role()) + chair + sleep);
            }
        }
        return String.join(" ", men);
    }

    /// Cards by their letters.
    static Pile cards(String letters) {
        byte[] cards = new byte[letters.equals("-") ? 0 : letters.length()];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = (byte) (CARDS.indexOf(letters.charAt(i)) + 1);
        }
        return Pile.of(cards);
    }

    /// Cards as their letters; `-` for none.
    static String cards(Pile pile) {
        StringBuilder letters = new StringBuilder();
        for (byte card : pile.toArray()) {
            letters.append(card == Pile.FACE_DOWN ? '?' : CARDS.charAt(card - 1));
        }
        return pile.isEmpty() ? "-" : letters.toString();
    }

    /// A card by its letter.
    static DonPepeCard card(String letter) {
        return DonPepeCard.of(CARDS.indexOf(letter) + 1);
    }

    /// A card as its letter.
    static String card(DonPepeCard card) {
        return Character.toString(CARDS.charAt(card.ordinal()));
    }

    /// A role by its letter.
    static DonPepeRole role(String letter) {
        return DonPepeRole.of(ROLES.indexOf(letter) + 1);
    }

    /// A role as its letter.
    static String role(DonPepeRole role) {
        return Character.toString(role.letter());
    }

    /// A seat by its letter.
    static Seat seat(String letter) {
        return Seat.of(COLOURS.indexOf(letter));
    }

    /// A seat as its letter.
    static String letter(Seat seat) {
        return Character.toString(COLOURS.charAt(seat.index()));
    }

    /// The men of an event as text.
    static List<String> men(List<DonPepeSitter> sitters) {
        return sitters.stream()
                .map(sitter -> letter(sitter.man().of()) + role(sitter.man().role()) + sitter.chair())
                .toList();
    }
}
