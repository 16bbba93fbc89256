package omerta.ui.corleone;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import omerta.corleone.Corleone;
import omerta.corleone.CorleoneAction;
import omerta.corleone.CorleoneBoard;
import omerta.corleone.CorleoneCard;
import omerta.corleone.CorleoneCity;
import omerta.corleone.CorleoneEffect;
import omerta.corleone.CorleoneGood;
import omerta.corleone.CorleonePlace;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.ui.board.Desk;

/// What the things on the table are called.
///
/// @param desk which has the words
/// @param city the printed figures
record Names(Desk<CorleoneAction> desk, CorleoneCity city) {

    /// Words of this table.
    String words(String key, Object... args) {
        return desk.words("corleone.table." + key, args);
    }

    /// A seat's name.
    String of(Seat seat) {
        return desk.say(Message.of("corleone.name", seat));
    }

    /// A card by its code.
    String card(int code) {
        return desk.say(Corleone.name(city.card(code)));
    }

    /// A good.
    String good(CorleoneGood good) {
        return desk.say(Corleone.name(new CorleoneCard.Good(good)));
    }

    /// A bill.
    String bill(int value) {
        return desk.say(Corleone.name(new CorleoneCard.Bill(value)));
    }

    /// What a job costs, good by good.
    String cost(List<CorleoneGood> goods) {
        return join(goods.stream().map(this::good).toList());
    }

    /// A turf by its number, from 1.
    String turf(int turf) {
        return desk.words("corleone.turf." + city.tables().turfs().get(turf - 1).id());
    }

    /// A business by its number.
    String business(int number) {
        return desk.words("corleone.business." + city.business(number).id());
    }

    /// A space: a front by its business, a spot by its name.
    String space(CorleoneBoard board, int space) {
        return CorleoneCity.isFront(space)
                ? business(city.businessAt(board, space))
                : desk.words("corleone.spot."
                        + city.tables().spots().get(space - CorleoneCity.FRONTS).id());
    }

    /// An effect by its name, with how often it can be used.
    String effect(CorleoneEffect effect) {
        return desk.say(Corleone.name(effect));
    }

    /// Several effects by their names.
    String effects(List<CorleoneEffect> effects) {
        return effects.isEmpty()
                ? words("none")
                : join(effects.stream().map(this::effect).toList());
    }

    /// What an effect does, in a sentence.
    String explained(CorleoneEffect effect) {
        return words("explained." + Icons.kind(effect));
    }

    /// Who stands on a space, in words.
    String figure(CorleoneBoard board, int space) {
        int figure = board.figures().at(space);
        if (figure == CorleoneBoard.NEUTRAL) {
            String who = CorleoneCity.isFront(space) ? "police-captain" : "alderman";
            return desk.words("corleone.figure." + who);
        }
        return words(CorleoneCity.isFront(space) ? "thug-of" : "member-of", of(Seat.of(figure - 1)));
    }

    /// Whether a space is this place.
    boolean isAt(CorleoneBoard board, int space, CorleonePlace place) {
        return switch (place) {
            case CorleonePlace.Front(String business) ->
                CorleoneCity.isFront(space)
                        && city.business(city.businessAt(board, space)).id().equals(business);
            case CorleonePlace.Spot(String id) ->
                !CorleoneCity.isFront(space)
                        && city.tables()
                                .spots()
                                .get(space - CorleoneCity.FRONTS)
                                .id()
                                .equals(id);
            case CorleonePlace.Turf _ -> false;
        };
    }

    /// The turfs that a spot touches.
    List<Integer> touched(int spot) {
        List<Integer> turfs = new ArrayList<>();
        for (int turf = 1; turf <= city.tables().turfs().size(); turf++) {
            if (city.isIn(spot, turf)) {
                turfs.add(turf);
            }
        }
        return turfs;
    }

    /// The fronts whose backs a spot touches, of the businesses that are there.
    List<Integer> around(CorleoneBoard board, int spot) {
        List<Integer> fronts = new ArrayList<>();
        for (int turf : touched(spot)) {
            fronts.add(CorleoneCity.printed(turf));
            if (board.isThere(CorleoneCity.tile(turf))) {
                fronts.add(CorleoneCity.tile(turf));
            }
        }
        return fronts;
    }

    /// The icons that a figure on a space takes.
    List<CorleoneEffect> icons(CorleoneBoard board, int space) {
        if (CorleoneCity.isFront(space)) {
            return city.business(city.businessAt(board, space)).front();
        }
        List<CorleoneEffect> icons = new ArrayList<>();
        around(board, space)
                .forEach(front -> icons.addAll(
                        city.business(city.businessAt(board, front)).back()));
        return icons;
    }

    /// Several things in one sentence.
    static String join(List<String> parts) {
        return String.join(", ", parts);
    }

    /// A constant as it is written in keys, symbols and style classes.
    static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
