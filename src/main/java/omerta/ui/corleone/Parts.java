package omerta.ui.corleone;

import java.util.ArrayList;
import java.util.List;
import omerta.corleone.CorleoneAction;
import omerta.corleone.CorleoneCity;
import omerta.corleone.CorleoneEffect;
import omerta.corleone.CorleoneNeutral;
import omerta.corleone.CorleonePending;
import omerta.corleone.CorleoneState;
import omerta.corleone.CorleoneUse;
import omerta.engine.Seat;

/// What must be pointed at for an action: every part, or where there are several lists, every part of one of them. Sets of
/// cards and of bills are not chosen in this way but gathered (see [Gather]).
///
/// @param names of things
/// @param state the view that is drawn
/// @param actor who acts
record Parts(Names names, CorleoneState state, Seat actor) {

    /// The parts of an action.
    List<List<Ground>> of(CorleoneAction action) {
        return switch (action) {
            case CorleoneAction.Place(int space) -> one(new Ground.Space(space));
            case CorleoneAction.Complete(int job, var _) -> one(job(job), new Ground.Way(action));
            case CorleoneAction.Play(int ally) -> one(new Ground.Card(ally, 0));
            case CorleoneAction.Pass _, CorleoneAction.Done _ -> one(new Ground.End());
            case CorleoneAction.Keep(int job) -> one(new Ground.Job(job));
            case CorleoneAction.MoveMarker(int from) -> one(new Ground.Turf(from));
            case CorleoneAction.Pick(int ally) -> one(new Ground.Ally(ally));
            case CorleoneAction.Bid _, CorleoneAction.Discard _ -> List.of();
            case CorleoneUse use -> use(use);
        };
    }

    private Ground job(int job) {
        return state.supply().row().contains((byte) job) ? new Ground.Job(job) : new Ground.Card(job, 0);
    }

    private List<List<Ground>> use(CorleoneUse use) {
        return switch (use) {
            case CorleoneUse.Take(CorleoneEffect.Automatic effect) -> one(new Ground.Icon(effect));
            case CorleoneUse.Stash(int value) -> {
                Ground bill = new Ground.Card(names.city().bill(value), 0);
                List<List<Ground>> ways = new ArrayList<>(by(use, bill));
                ways.set(0, List.of(bill, new Ground.Suitcase()));
                yield ways;
            }
            case CorleoneUse.Exchange(int card, var good) -> by(use, new Ground.Card(card, 0), new Ground.Stock(good));
            case CorleoneUse.Look _ -> one(new Ground.Icon(new CorleoneEffect.DrawJob(1)));
            case CorleoneUse.Convert _ -> List.of();
            case CorleoneUse.Fetch(var good) -> by(use, new Ground.Stock(good));
            case CorleoneUse.Kill(int space) -> by(use, new Ground.Space(space));
            case CorleoneUse.DriveBy(List<Integer> spaces) ->
                spaces.size() == 1
                        ? by(use, new Ground.Space(spaces.getFirst()), new Ground.End())
                        : by(use, new Ground.Space(spaces.getFirst()), new Ground.Space(spaces.getLast()));
            case CorleoneUse.Bomb(int space) -> by(use, new Ground.Space(space));
            case CorleoneUse.Move(int from, int to) -> by(use, new Ground.Space(from), new Ground.Space(to));
            case CorleoneUse.Rescue _ -> by(use, new Ground.Family(actor), new Ground.Way(use));
            case CorleoneUse.PutMarker(int turf) -> by(use, new Ground.Turf(turf));
            case CorleoneUse.Steal(Seat seat) -> by(use, new Ground.Family(seat));
            case CorleoneUse.Spill(Seat seat) -> by(use, new Ground.Family(seat));
            case CorleoneUse.Post(CorleoneNeutral figure, int at) ->
                by(use, figure == CorleoneNeutral.SHOP_STEWARD ? new Ground.Turf(at) : new Ground.Space(at));
            case CorleoneUse.UseFront(int space) -> by(use, new Ground.Space(space));
        };
    }

    /// By these alone, or by one of the icons that allow it and these.
    private List<List<Ground>> by(CorleoneUse use, Ground... grounds) {
        List<List<Ground>> ways = new ArrayList<>();
        ways.add(List.of(grounds));
        if (state.top().orElse(null) instanceof CorleonePending.Taking taking) {
            for (CorleoneEffect effect : taking.left()) {
                if (allows(effect, use)) {
                    List<Ground> way = new ArrayList<>(List.of(new Ground.Icon(effect.once())));
                    way.addAll(List.of(grounds));
                    ways.add(List.copyOf(way));
                }
            }
        }
        return ways;
    }

    /// Whether a use may be one of this effect.
    static boolean allows(CorleoneEffect effect, CorleoneUse use) {
        return switch (use) {
            case CorleoneUse.Take(CorleoneEffect.Automatic automatic) -> automatic.equals(effect.once());
            case CorleoneUse.Stash _ -> effect instanceof CorleoneEffect.Suitcase;
            case CorleoneUse.Exchange _ -> effect instanceof CorleoneEffect.Exchange;
            case CorleoneUse.Look _ -> effect instanceof CorleoneEffect.DrawJob;
            case CorleoneUse.Convert(var cards) ->
                effect instanceof CorleoneEffect.Convert convert && convert.cards() == cards.size();
            case CorleoneUse.Fetch _ -> effect instanceof CorleoneEffect.AnyGood;
            case CorleoneUse.Kill(int space) ->
                effect instanceof CorleoneEffect.Kill kill && isFor(Names.key(kill.target()), space);
            case CorleoneUse.DriveBy _ -> effect instanceof CorleoneEffect.DriveBy;
            case CorleoneUse.Bomb _ -> effect instanceof CorleoneEffect.Bomb;
            case CorleoneUse.Move(int from, int _) ->
                effect instanceof CorleoneEffect.MoveRival rival && isFor(Names.key(rival.target()), from)
                        || effect instanceof CorleoneEffect.MoveOwn own && isFor(Names.key(own.target()), from);
            case CorleoneUse.Rescue _ -> effect instanceof CorleoneEffect.Rescue;
            case CorleoneUse.PutMarker _ -> effect instanceof CorleoneEffect.Marker;
            case CorleoneUse.Steal _ -> effect instanceof CorleoneEffect.Steal;
            case CorleoneUse.Spill _ -> effect instanceof CorleoneEffect.Spill;
            case CorleoneUse.Post(CorleoneNeutral figure, int _) ->
                effect instanceof CorleoneEffect.Neutral neutral && neutral.figure() == figure;
            case CorleoneUse.UseFront _ -> effect instanceof CorleoneEffect.UseFront;
        };
    }

    private static boolean isFor(String target, int space) {
        return target.equals("any") || target.equals(CorleoneCity.isFront(space) ? "thug" : "member");
    }

    private static List<List<Ground>> one(Ground... grounds) {
        return List.of(List.of(grounds));
    }
}
