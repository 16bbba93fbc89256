package omerta.corleone;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import omerta.engine.BadTables;

/// Checks what businesses, jobs and allies do: bills that there are, businesses with icons only, each neutral figure
/// brought by one ally.
final class EffectCheck {

    private static final int MOST_TIMES = 9;
    private static final int MOST_CARDS = 3;

    private final List<CorleoneBills> bills;
    private final Map<Integer, List<Integer>> converts = new HashMap<>();
    private final Set<CorleoneNeutral> neutrals = new HashSet<>();

    private EffectCheck(List<CorleoneBills> bills) {
        this.bills = bills;
    }

    static void check(
            List<CorleoneBills> bills,
            List<CorleoneTurf> turfs,
            List<CorleoneBusiness> blue,
            List<CorleoneBusiness> red,
            List<CorleoneJob> jobs,
            List<CorleoneAlly> allies) {
        EffectCheck check = new EffectCheck(bills);
        for (int i = 0; i < turfs.size(); i++) {
            check.business("turfs[" + i + "].business.", turfs.get(i).business());
        }
        for (int i = 0; i < blue.size(); i++) {
            check.business("blue[" + i + "].", blue.get(i));
        }
        for (int i = 0; i < red.size(); i++) {
            check.business("red[" + i + "].", red.get(i));
        }
        for (int i = 0; i < jobs.size(); i++) {
            check.effects("jobs[" + i + "].effects", jobs.get(i).effects(), false);
        }
        for (int i = 0; i < allies.size(); i++) {
            check.effects("allies[" + i + "].effects", allies.get(i).effects(), false);
        }
    }

    static void bill(String key, int value, List<CorleoneBills> bills) {
        if (bills.stream().noneMatch(bill -> bill.value() == value)) {
            throw new BadTables(key, "there is no bill of " + value);
        }
    }

    private void business(String key, CorleoneBusiness business) {
        effects(key + "front", business.front(), true);
        effects(key + "back", business.back(), true);
    }

    private void effects(String key, List<CorleoneEffect> effects, boolean icons) {
        FigureCheck.within(key, effects.size(), 1, MOST_TIMES);
        for (int i = 0; i < effects.size(); i++) {
            CorleoneEffect effect = effects.get(i);
            String at = key + "[" + i + "]";
            FigureCheck.within(at + ".times", effect.times(), 1, MOST_TIMES);
            if (icons && !Icons.isIcon(effect)) {
                throw new BadTables(at + ".is", "no business does this");
            }
            if (effect instanceof CorleoneEffect.Money(List<Integer> values)) {
                values(at + ".bills", values);
            } else if (effect instanceof CorleoneEffect.Convert(int cards, List<Integer> values)) {
                convert(at, cards, values);
            } else if (effect instanceof CorleoneEffect.Neutral(CorleoneNeutral figure) && !neutrals.add(figure)) {
                throw new BadTables(at + ".figure", "another card brings it already");
            }
        }
    }

    private void convert(String at, int cards, List<Integer> values) {
        FigureCheck.within(at + ".cards", cards, 1, MOST_CARDS);
        values(at + ".bills", values);
        if (!converts.merge(cards, values, (known, other) -> known).equals(values)) {
            throw new BadTables(at + ".bills", "elsewhere as many cards bring other bills");
        }
    }

    private void values(String key, List<Integer> values) {
        FigureCheck.within(key, values.size(), 1, MOST_TIMES);
        for (int i = 0; i < values.size(); i++) {
            bill(key + "[" + i + "]", values.get(i), bills);
        }
    }
}
