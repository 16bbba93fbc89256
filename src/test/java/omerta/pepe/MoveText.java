package omerta.pepe;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import omerta.engine.Seat;

/// Actions as short text: `seat b 5`, `knife 22>21`, `gun 9>21`, `cake 16`, `pass B>23`, `boom R`, `drink 1 8 20`, `cops`,
/// `move 13>18`, `throw K`, `done`.
final class MoveText {

    private MoveText() {}

    /// The action of a text.
    static DonPepeAction action(String text) {
        String[] words = text.split("[ >]");
        return switch (words[0]) {
            case "seat" -> new DonPepeAction.Place(PepeText.role(words[1]), number(words[2]));
            case "knife" -> new DonPepeAction.Stab(number(words[1]), number(words[2]));
            case "gun" -> new DonPepeAction.Shoot(number(words[1]), number(words[2]));
            case "cake" -> new DonPepeAction.SetCake(number(words[1]));
            case "pass" -> new DonPepeAction.PassCake(PepeText.seat(words[1]), number(words[2]));
            case "boom" -> new DonPepeAction.KaBoom(PepeText.seat(words[1]));
            case "drink" ->
                new DonPepeAction.Drug(
                        Arrays.stream(words).skip(1).map(MoveText::number).toList());
            case "cops" -> new DonPepeAction.Raid();
            case "move" -> new DonPepeAction.Move(number(words[1]), number(words[2]));
            case "throw" -> new DonPepeAction.Discard(PepeText.card(words[1]));
            case "done" -> new DonPepeAction.Done();
            default -> throw new IllegalArgumentException(text);
        };
    }

    private static int number(String word) {
        return Integer.parseInt(word);
    }

    /// An action as text.
    static String print(DonPepeAction action) {
        return switch (action) {
            case DonPepeAction.Place(DonPepeRole role, int chair) -> "seat " + PepeText.role(role) + " " + chair;
            case DonPepeAction.Stab(int by, int victim) -> "knife " + by + ">" + victim;
            case DonPepeAction.Shoot(int by, int victim) -> "gun " + by + ">" + victim;
            case DonPepeAction.SetCake(int chair) -> "cake " + chair;
            case DonPepeAction.PassCake(Seat cake, int chair) -> "pass " + PepeText.letter(cake) + ">" + chair;
            case DonPepeAction.KaBoom(Seat cake) -> "boom " + PepeText.letter(cake);
            case DonPepeAction.Drug(List<Integer> chairs) ->
                "drink " + chairs.stream().map(String::valueOf).collect(Collectors.joining(" "));
            case DonPepeAction.Raid() -> "cops";
            case DonPepeAction.Move(int from, int to) -> "move " + from + ">" + to;
            case DonPepeAction.Discard(DonPepeCard card) -> "throw " + PepeText.card(card);
            case DonPepeAction.Done() -> "done";
        };
    }
}
