package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Message;
import omerta.engine.Seat;

/// What is said of the use of icons and effects.
final class UseSpeech {

    private final CorleoneCity city;

    UseSpeech(CorleoneCity city) {
        this.city = city;
    }

    /// The icons that a figure on a space takes.
    List<CorleoneEffect> icons(CorleoneState view, int space) {
        if (CorleoneCity.isFront(space)) {
            return city.business(city.businessAt(view.board(), space)).front();
        }
        List<CorleoneEffect> icons = new ArrayList<>();
        for (int front = 0; front < CorleoneCity.FRONTS; front++) {
            if (city.isIn(space, CorleoneCity.turf(front)) && view.board().isThere(front)) {
                icons.addAll(city.business(city.businessAt(view.board(), front)).back());
            }
        }
        return icons;
    }

    List<CorleoneCard> cards(List<Integer> codes) {
        return codes.stream().map(city::card).toList();
    }

    private Message place(CorleoneState view, int space) {
        return Phrases.place(city.place(view.board(), space));
    }

    private Message figure(CorleoneState view, int space) {
        return Message.of(
                CorleoneCity.isFront(space) ? "corleone.figure.thug" : "corleone.figure.member",
                view.board().owner(space),
                place(view, space));
    }

    Message describe(CorleoneState view, CorleoneUse use) {
        return switch (use) {
            case CorleoneUse.Take(CorleoneEffect.Automatic effect) ->
                Message.of("corleone.action.take", Phrases.effect(effect));
            case CorleoneUse.Stash(int value) -> Message.of("corleone.action.stash", Phrases.bill(value));
            case CorleoneUse.Exchange(int card, CorleoneGood good) ->
                Message.of("corleone.action.exchange", Phrases.card(city.card(card)), Phrases.good(good));
            case CorleoneUse.Look _ -> Message.of("corleone.action.look");
            case CorleoneUse.Convert(List<Integer> cards) ->
                Message.of("corleone.action.convert", Phrases.cards(cards(cards)), Phrases.bills(bills(view, cards)));
            case CorleoneUse.Fetch(CorleoneGood good) -> Message.of("corleone.action.fetch", Phrases.good(good));
            case CorleoneUse.Kill(int space) -> Message.of("corleone.action.kill", figure(view, space));
            case CorleoneUse.DriveBy(List<Integer> spaces) ->
                Message.of(
                        "corleone.action.drive-by",
                        spaces.stream().map(space -> figure(view, space)).toList());
            case CorleoneUse.Bomb(int space) -> Message.of("corleone.action.bomb", place(view, space));
            case CorleoneUse.Move(int from, int to) ->
                Message.of("corleone.action.move", figure(view, from), place(view, to));
            case CorleoneUse.Rescue(boolean member) ->
                Message.of(member ? "corleone.action.rescue-member" : "corleone.action.rescue-thug");
            case CorleoneUse.PutMarker(int turf) ->
                Message.of("corleone.action.put-marker", Phrases.turf(city.turfId(turf)));
            case CorleoneUse.Steal(Seat seat) -> Message.of("corleone.action.steal", seat);
            case CorleoneUse.Spill(Seat seat) -> Message.of("corleone.action.spill", seat);
            case CorleoneUse.Post(CorleoneNeutral figure, int at) ->
                Message.of(
                        "corleone.action.post",
                        Phrases.figure(figure),
                        figure == CorleoneNeutral.SHOP_STEWARD ? Phrases.turf(city.turfId(at)) : place(view, at));
            case CorleoneUse.UseFront(int space) ->
                Message.of("corleone.action.use-front", place(view, space), Phrases.effects(icons(view, space)));
        };
    }

    /// The bills that so many cards bring by what is taken.
    private static List<Integer> bills(CorleoneState view, List<Integer> cards) {
        if (view.top().orElse(null) instanceof CorleonePending.Taking taking) {
            for (CorleoneEffect effect : taking.left()) {
                if (effect instanceof CorleoneEffect.Convert convert && convert.cards() == cards.size()) {
                    return convert.bills();
                }
            }
        }
        return List.of();
    }
}
