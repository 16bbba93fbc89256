package omerta.corleone;

import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// What effects promise to a simple player, roughly in sixths of a dollar.
final class Promise {

    private static final int SAVED = 6;
    private static final int TAKEN = 4;

    private final CorleoneCity city;

    Promise(CorleoneCity city) {
        this.city = city;
    }

    int of(CorleoneState view, Seat seat, List<CorleoneEffect> effects) {
        int sum = 0;
        for (CorleoneEffect effect : effects) {
            sum += of(view, seat, effect);
        }
        return sum;
    }

    private int of(CorleoneState view, Seat seat, CorleoneEffect effect) {
        Pile hand = view.hand(seat);
        return switch (effect) {
            case CorleoneEffect.Good good -> good.times() * (view.clock().act() == CorleoneTables.ACTS ? 5 : 10);
            case CorleoneEffect.Money(List<Integer> bills) -> money(bills);
            case CorleoneEffect.Suitcase suitcase -> suitcase(hand, suitcase.times());
            case CorleoneEffect.Exchange exchange -> exchange.times() * 2;
            case CorleoneEffect.DrawJob draw -> draw.times() * 6;
            case CorleoneEffect.Convert convert -> hand.size() > convert.cards() + 1 ? 12 : 0;
            case CorleoneEffect.HorseHead _ -> 3;
            case CorleoneEffect.AnyGood any -> any.times() * 10;
            case CorleoneEffect.Kill _, CorleoneEffect.DriveBy _, CorleoneEffect.Marker _ -> 12;
            case CorleoneEffect.Bomb _, CorleoneEffect.MoveRival _, CorleoneEffect.Spill _ -> 5;
            case CorleoneEffect.MoveOwn _, CorleoneEffect.UseFront _ -> 15;
            case CorleoneEffect.Rescue _ -> 8;
            case CorleoneEffect.Steal _, CorleoneEffect.Collect _ -> 10;
            case CorleoneEffect.Neutral _ -> 4;
        };
    }

    private static int money(List<Integer> bills) {
        int sum = 0;
        for (int value : bills) {
            sum += value * TAKEN;
        }
        return sum;
    }

    /// The highest bills of a hand count.
    private int suitcase(Pile hand, int times) {
        int sum = 0;
        int left = times;
        for (int i = hand.size() - 1; i >= 0 && left > 0; i--) {
            if (CorleoneCity.isBill(hand.at(i))) {
                sum += city.value(hand.at(i)) * SAVED;
                left--;
            }
        }
        return sum;
    }
}
