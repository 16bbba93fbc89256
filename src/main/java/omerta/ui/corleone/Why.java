package omerta.ui.corleone;

import java.util.List;
import java.util.Optional;
import omerta.corleone.CorleoneAction;
import omerta.corleone.CorleoneCity;
import omerta.corleone.CorleoneEffect;
import omerta.corleone.CorleoneNeutral;
import omerta.corleone.CorleonePending;
import omerta.corleone.CorleoneState;
import omerta.corleone.CorleoneUse;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.ui.board.Desk;

/// Why something that is pointed at cannot be done: the action that it would be, judged.
///
/// @param desk which judges
/// @param names of things
/// @param state the view that is drawn
/// @param actor who acts
record Why(Desk<CorleoneAction> desk, Names names, CorleoneState state, Seat actor) {

    /// Why all of this does not go together; empty where it does, or is no kind of action.
    Optional<Ruling.Illegal> together(List<Ground> grounds) {
        Ground last = grounds.getLast();
        Optional<CorleoneAction> action = switch (last) {
            case Ground.Space(int space) -> Optional.of(space(grounds, space));
            case Ground.Turf(int turf) -> turf(turf);
            case Ground.Job(int job) ->
                Optional.of(
                        new CorleoneAction.Complete(job, names.city().job(job).cost()));
            case Ground.Ally(int ally) -> Optional.of(new CorleoneAction.Pick(ally));
            case Ground.Card(int code, int _) -> card(code);
            case Ground.Stock(var good) -> Optional.of(new CorleoneUse.Fetch(good));
            case Ground.Family(Seat seat) -> family(seat);
            case Ground.End() ->
                Optional.of(state.pending().isEmpty() ? new CorleoneAction.Pass() : new CorleoneAction.Done());
            case Ground.Icon(CorleoneEffect.Automatic effect) -> Optional.of(new CorleoneUse.Take(effect));
            case Ground.Icon _, Ground.Bill _, Ground.Suitcase _, Ground.Way _, Ground.Sight _ -> Optional.empty();
        };
        return action.flatMap(this::judged);
    }

    private CorleoneAction space(List<Ground> grounds, int space) {
        if (state.top().orElse(null) instanceof CorleonePending.Moving) {
            return new CorleoneAction.MoveMarker(turfOf(space));
        }
        if (!(state.top().orElse(null) instanceof CorleonePending.Taking taking)) {
            return new CorleoneAction.Place(space);
        }
        Optional<Integer> from = grounds.stream()
                .limit(grounds.size() - 1L)
                .filter(Ground.Space.class::isInstance)
                .map(ground -> ((Ground.Space) ground).space())
                .findFirst();
        Optional<CorleoneEffect> picked = grounds.stream()
                .filter(Ground.Icon.class::isInstance)
                .map(ground -> ((Ground.Icon) ground).effect())
                .findFirst();
        for (CorleoneEffect effect : picked.map(List::of).orElse(taking.left())) {
            Optional<CorleoneAction> use = use(effect, from, space);
            if (use.isPresent()) {
                return use.get();
            }
        }
        return new CorleoneAction.Place(space);
    }

    private Optional<CorleoneAction> use(CorleoneEffect effect, Optional<Integer> from, int space) {
        return switch (effect) {
            case CorleoneEffect.Kill _ -> Optional.of(new CorleoneUse.Kill(space));
            case CorleoneEffect.DriveBy _ ->
                Optional.of(new CorleoneUse.DriveBy(
                        from.map(first -> List.of(first, space)).orElse(List.of(space))));
            case CorleoneEffect.Bomb _ -> Optional.of(new CorleoneUse.Bomb(space));
            case CorleoneEffect.MoveRival _, CorleoneEffect.MoveOwn _ ->
                Optional.of(new CorleoneUse.Move(from.orElse(space), space));
            case CorleoneEffect.Neutral(var figure) ->
                Optional.of(
                        new CorleoneUse.Post(figure, figure == CorleoneNeutral.SHOP_STEWARD ? turfOf(space) : space));
            case CorleoneEffect.Marker _ -> Optional.of(new CorleoneUse.PutMarker(turfOf(space)));
            case CorleoneEffect.UseFront _ -> Optional.of(new CorleoneUse.UseFront(space));
            case CorleoneEffect.Good _,
                    CorleoneEffect.Money _,
                    CorleoneEffect.Suitcase _,
                    CorleoneEffect.Exchange _,
                    CorleoneEffect.DrawJob _,
                    CorleoneEffect.Convert _,
                    CorleoneEffect.HorseHead _,
                    CorleoneEffect.AnyGood _,
                    CorleoneEffect.Rescue _,
                    CorleoneEffect.Steal _,
                    CorleoneEffect.Collect _,
                    CorleoneEffect.Spill _ -> Optional.empty();
        };
    }

    /// The turf of a front; 0, which is none, for a spot between turfs.
    private static int turfOf(int space) {
        return CorleoneCity.isFront(space) ? CorleoneCity.turf(space) : 0;
    }

    private Optional<CorleoneAction> turf(int turf) {
        return state.top().flatMap(top -> switch (top) {
            case CorleonePending.Moving _ -> Optional.of(new CorleoneAction.MoveMarker(turf));
            case CorleonePending.Taking taking ->
                taking.left().stream().anyMatch(CorleoneEffect.Marker.class::isInstance)
                        ? Optional.of(new CorleoneUse.PutMarker(turf))
                        : Optional.empty();
            case CorleonePending.Looking _, CorleonePending.Picking _ -> Optional.empty();
        });
    }

    private Optional<CorleoneAction> family(Seat seat) {
        if (!(state.top().orElse(null) instanceof CorleonePending.Taking taking)) {
            return Optional.empty();
        }
        for (CorleoneEffect effect : taking.left()) {
            if (effect instanceof CorleoneEffect.Steal) {
                return Optional.of(new CorleoneUse.Steal(seat));
            }
            if (effect instanceof CorleoneEffect.Spill) {
                return Optional.of(new CorleoneUse.Spill(seat));
            }
        }
        return Optional.empty();
    }

    private Optional<CorleoneAction> card(int code) {
        if (CorleoneCity.isJob(code)) {
            return Optional.of(
                    new CorleoneAction.Complete(code, names.city().job(code).cost()));
        }
        if (CorleoneCity.isAlly(code)) {
            return Optional.of(new CorleoneAction.Play(code));
        }
        return CorleoneCity.isBill(code)
                ? Optional.of(new CorleoneUse.Stash(names.city().value(code)))
                : Optional.empty();
    }

    private Optional<Ruling.Illegal> judged(CorleoneAction action) {
        return desk.judge(action) instanceof Ruling.Illegal illegal ? Optional.of(illegal) : Optional.empty();
    }
}
