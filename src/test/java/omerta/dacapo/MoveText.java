package omerta.dacapo;

import omerta.dacapo.DaCapoAction.Source;
import omerta.engine.Seat;

/// Actions as short text: `refill`, `deal`, `hand J > 2`, `stack > new`, `stack B > 1`, `aux 3 > new`, `discard 7 > 1`.
final class MoveText {

    private MoveText() {}

    /// The action of a text, as this seat would do it.
    static DaCapoAction action(String text, Seat seat) {
        if (text.equals("refill")) {
            return new DaCapoAction.Refill();
        }
        if (text.equals("deal")) {
            return new DaCapoAction.Deal();
        }
        String[] words = text.split(" ", -1);
        String last = words[words.length - 1];
        int pile = last.equals("new") ? DaCapoAction.NEW_PILE : Integer.parseInt(last);
        return switch (words[0]) {
            case "hand" -> new DaCapoAction.Place(new Source.Hand(DaCapoText.card(words[1])), pile);
            case "aux" -> new DaCapoAction.Place(new Source.Auxiliary(Integer.parseInt(words[1])), pile);
            case "stack" ->
                new DaCapoAction.Place(
                        new Source.Stack(words[1].equals(">") ? seat : DaCapoText.seat(words[1].charAt(0))), pile);
            case "discard" -> new DaCapoAction.Discard(DaCapoText.card(words[1]), pile);
            default -> throw new IllegalArgumentException(text);
        };
    }

    /// An action of a seat as text.
    static String print(DaCapoAction action, Seat seat) {
        return switch (action) {
            case DaCapoAction.Refill() -> "refill";
            case DaCapoAction.Deal() -> "deal";
            case DaCapoAction.Discard(int card, int pile) -> "discard " + DaCapoText.print(card) + " > " + pile(pile);
            case DaCapoAction.Place(Source from, int pile) -> from(from, seat) + " > " + pile(pile);
        };
    }

    private static String from(Source from, Seat seat) {
        return switch (from) {
            case Source.Hand(int card) -> "hand " + DaCapoText.print(card);
            case Source.Auxiliary(int number) -> "aux " + number;
            case Source.Stack(Seat of) -> of.equals(seat) ? "stack" : "stack " + DaCapoText.letter(of);
        };
    }

    private static String pile(int pile) {
        return pile == DaCapoAction.NEW_PILE ? "new" : Integer.toString(pile);
    }
}
