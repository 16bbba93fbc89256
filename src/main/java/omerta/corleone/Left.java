package omerta.corleone;

import java.util.List;
import omerta.engine.Seat;

/// Finds in what is left of a card the effect that an action uses.
final class Left {

    private Left() {}

    /// The place of the effect that an action uses; -1 where there is none. Of several that would do it is the one that
    /// can do least else.
    static int index(CorleoneBoard board, CorleonePending.Taking taking, CorleoneUse use) {
        List<CorleoneEffect> left = taking.left();
        int found = -1;
        for (int i = 0; i < left.size(); i++) {
            if (fits(board, taking.seat(), left.get(i), use)) {
                if (!isBroad(left.get(i))) {
                    return i;
                }
                found = i;
            }
        }
        return found;
    }

    private static boolean isBroad(CorleoneEffect effect) {
        return effect instanceof CorleoneEffect.Kill(CorleoneTarget target) && target == CorleoneTarget.ANY
                || effect instanceof CorleoneEffect.MoveOwn(CorleoneTarget own) && own == CorleoneTarget.ANY
                || effect instanceof CorleoneEffect.MoveRival(CorleoneTarget rival) && rival == CorleoneTarget.ANY;
    }

    private static boolean fits(CorleoneBoard board, Seat seat, CorleoneEffect effect, CorleoneUse use) {
        return switch (use) {
            case CorleoneUse.Take(CorleoneEffect.Automatic once) ->
                effect.once().equals(once);
            case CorleoneUse.Stash _ -> effect instanceof CorleoneEffect.Suitcase;
            case CorleoneUse.Exchange _ -> effect instanceof CorleoneEffect.Exchange;
            case CorleoneUse.Look _ -> effect instanceof CorleoneEffect.DrawJob;
            case CorleoneUse.Convert convert ->
                effect instanceof CorleoneEffect.Convert asked
                        && asked.cards() == convert.cards().size();
            case CorleoneUse.Fetch _ -> effect instanceof CorleoneEffect.AnyGood;
            case CorleoneUse.Kill(int space) ->
                effect instanceof CorleoneEffect.Kill(CorleoneTarget target) && target.fits(space);
            case CorleoneUse.DriveBy _ -> effect instanceof CorleoneEffect.DriveBy;
            case CorleoneUse.Bomb _ -> effect instanceof CorleoneEffect.Bomb;
            case CorleoneUse.Move(int from, int _) ->
                board.isOf(from, seat)
                        ? effect instanceof CorleoneEffect.MoveOwn(CorleoneTarget own) && own.fits(from)
                        : effect instanceof CorleoneEffect.MoveRival(CorleoneTarget rival) && rival.fits(from);
            case CorleoneUse.Rescue _ -> effect instanceof CorleoneEffect.Rescue;
            case CorleoneUse.PutMarker _ -> effect instanceof CorleoneEffect.Marker;
            case CorleoneUse.Steal _ -> effect instanceof CorleoneEffect.Steal;
            case CorleoneUse.Spill _ -> effect instanceof CorleoneEffect.Spill;
            case CorleoneUse.Post(CorleoneNeutral figure, int _) ->
                effect instanceof CorleoneEffect.Neutral(CorleoneNeutral asked) && asked == figure;
            case CorleoneUse.UseFront _ -> effect instanceof CorleoneEffect.UseFront;
        };
    }
}
