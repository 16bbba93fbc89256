package omerta.corleone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import omerta.engine.Pile;

/// Cards and places as short texts: goods are `booze`, `gun`, `blood`, `narc`, bills `$1` to `$5`; jobs, allies, spots
/// and businesses have their names, and the front of the tile of turf 3 is `tile-3`.
final class Sketch {

    private static final CorleoneCity CITY = Fixture.GAME.city();

    private Sketch() {}

    static byte code(String card) {
        return switch (card) {
            case "booze" -> CorleoneGood.BOOZE.code();
            case "gun" -> CorleoneGood.GUN.code();
            case "blood" -> CorleoneGood.BLOOD_MONEY.code();
            case "narc" -> CorleoneGood.NARCOTICS.code();
            default -> card.startsWith("$") ? CITY.bill(Integer.parseInt(card.substring(1))) : named(card);
        };
    }

    private static byte named(String id) {
        for (int code = CorleoneCity.JOB; code <= CorleoneCity.CARDS; code++) {
            if (CITY.card(code).equals(new CorleoneCard.Job(id))
                    || CITY.card(code).equals(new CorleoneCard.Ally(id))) {
                return (byte) code;
            }
        }
        throw new AssertionError("no card " + id);
    }

    static List<String> words(String text) {
        return Arrays.stream(text.split(" ")).filter(word -> !word.isEmpty()).toList();
    }

    static int space(String place) {
        CorleoneTables tables = CITY.tables();
        for (int turf = 1; turf <= CorleoneTables.TURFS; turf++) {
            if (tables.turfs().get(turf - 1).business().id().equals(place)) {
                return CorleoneCity.printed(turf);
            }
            if (place.equals("tile-" + turf)) {
                return CorleoneCity.tile(turf);
            }
        }
        for (int i = 0; i < tables.spots().size(); i++) {
            if (tables.spots().get(i).id().equals(place)) {
                return CorleoneCity.FRONTS + i;
            }
        }
        throw new AssertionError("no place " + place);
    }

    static int number(String id) {
        for (int i = 1; i <= CITY.businesses(); i++) {
            if (CITY.business(i).id().equals(id)) {
                return i;
            }
        }
        throw new AssertionError("no business " + id);
    }

    /// Cards in words, in their order.
    static String text(Pile pile) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < pile.size(); i++) {
            words.add(pile.at(i) == Pile.FACE_DOWN ? "?" : word(CITY.card(pile.at(i))));
        }
        return String.join(" ", words);
    }

    private static String word(CorleoneCard card) {
        return switch (card) {
            case CorleoneCard.Good(CorleoneGood good) ->
                switch (good) {
                    case BOOZE -> "booze";
                    case GUN -> "gun";
                    case BLOOD_MONEY -> "blood";
                    case NARCOTICS -> "narc";
                };
            case CorleoneCard.Bill(int value) -> "$" + value;
            case CorleoneCard.Job(String id) -> id;
            case CorleoneCard.Ally(String id) -> id;
        };
    }
}
