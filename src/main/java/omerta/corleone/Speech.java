package omerta.corleone;

import java.util.List;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.engine.Telling;
import omerta.engine.Viewer;

/// What Corleone says to its players.
final class Speech implements Telling<CorleoneState, CorleoneAction> {

    private final CorleoneCity city;
    private final UseSpeech uses;
    private final Turns turns;

    Speech(CorleoneCity city, Turns turns) {
        this.city = city;
        this.turns = turns;
        uses = new UseSpeech(city);
    }

    @Override
    public Message progress(CorleoneState view) {
        return view.clock().over()
                ? Message.of("corleone.progress.over")
                : Message.of(
                        "corleone.progress.act",
                        view.clock().act(),
                        Phrases.act(view.clock().act()),
                        Phrases.phase(view.clock().phase()));
    }

    @Override
    public Message prompt(CorleoneState view, Viewer viewer) {
        List<Seat> asked = turns.of(view).decisions().stream()
                .map(decision -> decision.seat())
                .toList();
        if (asked.isEmpty()) {
            return Message.of("corleone.prompt.over");
        }
        if (asked.stream().anyMatch(viewer::is)) {
            return view.pending().isEmpty()
                    ? own(view)
                    : own(view, view.pending().getLast());
        }
        return view.isSealed()
                ? Message.of("corleone.prompt.wait-bids", Phrases.names(asked))
                : Message.of("corleone.prompt.wait", asked.getFirst());
    }

    private Message own(CorleoneState view) {
        return switch (view.clock().phase()) {
            case FAMILY_BUSINESS -> {
                CorleoneFamily family = view.family(view.clock().active());
                yield Message.of("corleone.prompt.turn", family.thugs(), family.members());
            }
            case BRIBERY ->
                Message.of("corleone.prompt.bid", view.supply().allies().size());
            case TRIBUTE -> {
                Seat seat = Tribute.due(view, city.tables()).orElseThrow();
                yield Message.of(
                        "corleone.prompt.tribute",
                        Tribute.excess(view, seat, city.tables()),
                        city.tables().act(view.clock().act()).handLimit());
            }
            case OPEN_NEW_BUSINESS, TURF_WAR, ENTRACTE -> throw new IllegalStateException("nobody decides there");
        };
    }

    private Message own(CorleoneState view, CorleonePending pending) {
        return switch (pending) {
            case CorleonePending.Taking taking ->
                Message.of(
                        taking.source() instanceof CorleoneSource.Share
                                ? "corleone.prompt.share"
                                : "corleone.prompt.take",
                        Phrases.effects(taking.left()));
            case CorleonePending.Looking _ -> Message.of("corleone.prompt.look");
            case CorleonePending.Moving(Seat _, int turf) ->
                Message.of("corleone.prompt.move", Phrases.turf(city.turfId(turf)));
            case CorleonePending.Picking _ ->
                Message.of("corleone.prompt.pick", view.supply().allies().size());
        };
    }

    @Override
    public Message describe(CorleoneState view, Seat seat, CorleoneAction action) {
        return switch (action) {
            case CorleoneAction.Place(int space) ->
                Message.of(
                        CorleoneCity.isFront(space) ? "corleone.action.place-thug" : "corleone.action.place-member",
                        Phrases.place(city.place(view.board(), space)),
                        Phrases.effects(uses.icons(view, space)));
            case CorleoneAction.Complete(int job, List<CorleoneGood> goods) ->
                Message.of(
                        "corleone.action.complete",
                        Phrases.job(city.job(job).id()),
                        Phrases.goods(goods),
                        Phrases.effects(city.job(job).effects()));
            case CorleoneAction.Play(int ally) -> ally("corleone.action.play", ally);
            case CorleoneAction.Pass _ -> Message.of("corleone.action.pass");
            case CorleoneUse use -> uses.describe(view, use);
            case CorleoneAction.Keep(int job) ->
                Message.of(
                        "corleone.action.keep",
                        Phrases.job(city.job(job).id()),
                        Phrases.goods(city.job(job).cost()),
                        Phrases.effects(city.job(job).effects()));
            case CorleoneAction.Done _ ->
                Message.of(
                        view.top().orElse(null) instanceof CorleonePending.Moving
                                ? "corleone.action.stay"
                                : "corleone.action.done");
            case CorleoneAction.MoveMarker(int from) ->
                Message.of("corleone.action.move-marker", Phrases.turf(city.turfId(from)));
            case CorleoneAction.Bid(List<Integer> bills) ->
                bills.isEmpty()
                        ? Message.of("corleone.action.bid-nothing")
                        : Message.of(
                                "corleone.action.bid",
                                bills.stream().mapToInt(Integer::intValue).sum(),
                                Phrases.bills(bills));
            case CorleoneAction.Pick(int ally) -> ally("corleone.action.pick", ally);
            case CorleoneAction.Discard(List<Integer> cards) ->
                Message.of("corleone.action.discard", Phrases.cards(uses.cards(cards)));
        };
    }

    private Message ally(String key, int ally) {
        return Message.of(
                key,
                Phrases.ally(city.ally(ally).id()),
                Phrases.effects(city.ally(ally).effects()));
    }

    @Override
    public List<Message> advice(CorleoneState view, Seat seat, CorleoneAction action) {
        return action instanceof CorleoneAction.Place && view.family(seat).figures() == 1
                ? List.of(Message.of("corleone.advice.last-figure"))
                : List.of();
    }
}
