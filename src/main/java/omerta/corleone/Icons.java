package omerta.corleone;

import java.util.List;
import omerta.engine.Lists;

/// Kinds of effects: which are icons of businesses, which happen by themselves.
final class Icons {

    private Icons() {}

    /// Whether businesses may have it.
    static boolean isIcon(CorleoneEffect effect) {
        return switch (effect) {
            case CorleoneEffect.Good _,
                    CorleoneEffect.Money _,
                    CorleoneEffect.Suitcase _,
                    CorleoneEffect.Exchange _,
                    CorleoneEffect.DrawJob _,
                    CorleoneEffect.Convert _,
                    CorleoneEffect.HorseHead _ -> true;
            case CorleoneEffect.AnyGood _,
                    CorleoneEffect.Kill _,
                    CorleoneEffect.DriveBy _,
                    CorleoneEffect.Bomb _,
                    CorleoneEffect.MoveRival _,
                    CorleoneEffect.MoveOwn _,
                    CorleoneEffect.Rescue _,
                    CorleoneEffect.Marker _,
                    CorleoneEffect.Steal _,
                    CorleoneEffect.Collect _,
                    CorleoneEffect.Spill _,
                    CorleoneEffect.Neutral _,
                    CorleoneEffect.UseFront _ -> false;
        };
    }

    /// What is left when the effect at one place was used once.
    static List<CorleoneEffect> used(List<CorleoneEffect> left, int index) {
        CorleoneEffect effect = left.get(index);
        return effect.times() > 1 ? Lists.with(left, index, effect.less()) : Lists.without(left, index);
    }
}
