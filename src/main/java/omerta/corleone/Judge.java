package omerta.corleone;

import java.util.List;
import java.util.Optional;
import omerta.engine.Pile;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Says of an action whether it is legal. Reasons that all can see come first.
final class Judge {

    private final CorleoneCity city;
    private final Targets targets;
    private final UseJudge uses;

    Judge(CorleoneCity city, Targets targets, UseJudge uses) {
        this.city = city;
        this.targets = targets;
        this.uses = uses;
    }

    Ruling of(CorleoneState state, Seat seat, CorleoneAction action) {
        if (state.clock().over()) {
            return Refusal.no("CO-48.1", "over");
        }
        if (seat.index() >= state.seats()) {
            return Refusal.no("CO-43.1", "no-seat");
        }
        return switch (action) {
            case CorleoneAction.Place(int space) -> place(state, seat, space);
            case CorleoneAction.Complete(int job, List<CorleoneGood> goods) -> complete(state, seat, job, goods);
            case CorleoneAction.Play(int ally) -> play(state, seat, ally);
            case CorleoneAction.Pass _ -> pass(state, seat);
            case CorleoneUse use -> uses.of(state, seat, use);
            case CorleoneAction.Keep(int job) -> keep(state, seat, job);
            case CorleoneAction.Done _ -> done(state, seat);
            case CorleoneAction.MoveMarker(int from) -> moveMarker(state, seat, from);
            case CorleoneAction.Bid(List<Integer> bills) -> bid(state, seat, bills);
            case CorleoneAction.Pick(int ally) -> pick(state, seat, ally);
            case CorleoneAction.Discard(List<Integer> cards) -> discard(state, seat, cards);
        };
    }

    /// Whether a seat has its turn in Family Business, with nothing begun.
    private static Ruling turn(CorleoneState state, Seat seat) {
        if (state.clock().phase() != CorleonePhase.FAMILY_BUSINESS) {
            return Refusal.no(
                    "CO-1.1", "other-phase", Phrases.phase(state.clock().phase()));
        }
        if (!state.pending().isEmpty()) {
            Seat busy = state.pending().getLast().seat();
            return busy.equals(seat) ? Refusal.no("CO-4", "finish-first") : Refusal.no("CO-6.7", "others-first", busy);
        }
        return Refusal.unless(
                state.clock().active().equals(seat),
                "CO-4.1",
                "not-your-turn",
                state.clock().active());
    }

    private Ruling place(CorleoneState state, Seat seat, int space) {
        Ruling turn = turn(state, seat);
        if (!turn.isLegal()) {
            return turn;
        }
        if (space < 0 || space >= city.spaces()) {
            return Refusal.no("CO-42.1", "no-space");
        }
        CorleoneFamily family = state.family(seat);
        if (CorleoneCity.isFront(space)) {
            return family.thugs() == 0
                    ? Refusal.no("CO-6", "no-thug")
                    : Refusal.unless(state.board().isFree(space), "CO-6.1", "front-not-free");
        }
        return family.members() == 0
                ? Refusal.no("CO-7", "no-member")
                : Refusal.unless(state.board().isFree(space), "CO-7.1", "spot-not-free");
    }

    private Ruling complete(CorleoneState state, Seat seat, int job, List<CorleoneGood> goods) {
        Ruling turn = turn(state, seat);
        if (!turn.isLegal()) {
            return turn;
        }
        if (!CorleoneCity.isJob(job)) {
            return Refusal.no("CO-8", "no-job");
        }
        CorleoneJob card = city.job(job);
        if (!Payments.pays(card.cost(), goods)) {
            return Refusal.no("CO-8.1", "wrong-payment", Phrases.job(card.id()), Phrases.goods(card.cost()));
        }
        if (!state.supply().row().contains((byte) job) && !state.hand(seat).contains((byte) job)) {
            return Refusal.no("CO-8", "job-not-there", Phrases.job(card.id()));
        }
        for (CorleoneGood good : goods) {
            if (state.hand(seat).count(good.code()) < Payments.count(goods, good)) {
                return Refusal.no("CO-8.1", "goods-not-held", Phrases.good(good));
            }
        }
        return Ruling.LEGAL;
    }

    private Ruling play(CorleoneState state, Seat seat, int ally) {
        Ruling turn = turn(state, seat);
        if (!turn.isLegal()) {
            return turn;
        }
        if (!CorleoneCity.isAlly(ally)) {
            return Refusal.no("CO-9", "no-ally");
        }
        if (state.family(seat).played().contains((byte) ally)) {
            return Refusal.no(
                    "CO-9.4", "ally-played", Phrases.ally(city.ally(ally).id()));
        }
        return Refusal.unless(
                state.hand(seat).contains((byte) ally),
                "CO-9",
                "ally-not-held",
                Phrases.ally(city.ally(ally).id()));
    }

    private Ruling pass(CorleoneState state, Seat seat) {
        Ruling turn = turn(state, seat);
        return turn.isLegal() ? Refusal.unless(!targets.canPlace(state, seat), "CO-4.2", "no-pass") : turn;
    }

    private static Ruling keep(CorleoneState state, Seat seat, int job) {
        if (state.top().orElse(null) instanceof CorleonePending.Looking(Seat by, Pile jobs) && by.equals(seat)) {
            return Refusal.unless(CorleoneCity.isJob(job) && jobs.contains((byte) job), "CO-12", "not-among-jobs");
        }
        return Refusal.no("CO-12", "no-jobs-looked-at");
    }

    private static Ruling done(CorleoneState state, Seat seat) {
        boolean asked = state.top()
                .filter(top -> top.seat().equals(seat))
                .filter(top -> top instanceof CorleonePending.Taking || top instanceof CorleonePending.Moving)
                .isPresent();
        return Refusal.unless(asked, "CO-6.3", "nothing-to-leave-out");
    }

    private static Ruling moveMarker(CorleoneState state, Seat seat, int from) {
        if (state.top().orElse(null) instanceof CorleonePending.Moving(Seat by, int turf) && by.equals(seat)) {
            boolean fine = from >= 1
                    && from <= CorleoneTables.TURFS
                    && from != turf
                    && state.board().stack(from).contains(CorleoneBoard.code(seat));
            return Refusal.unless(fine, "CO-24", "no-marker-there");
        }
        return Refusal.no("CO-24", "no-marker-to-move");
    }

    private Ruling bid(CorleoneState state, Seat seat, List<Integer> bills) {
        if (!state.isSealed()) {
            return Refusal.no("CO-27", "no-bids");
        }
        if (state.family(seat).bid().isPresent()) {
            return Refusal.no("CO-27", "has-bid");
        }
        for (int value : bills) {
            byte code = city.bill(value);
            int count = 0;
            for (int other : bills) {
                count += other == value ? 1 : 0;
            }
            if (code == 0 || state.family(seat).suitcase().count(code) < count) {
                return Refusal.no("CO-27.1", "bid-not-held");
            }
        }
        return Ruling.LEGAL;
    }

    private static Ruling pick(CorleoneState state, Seat seat, int ally) {
        if (state.top().orElse(null) instanceof CorleonePending.Picking(Seat by)) {
            return by.equals(seat)
                    ? Refusal.unless(
                            CorleoneCity.isAlly(ally) && state.supply().allies().contains((byte) ally),
                            "CO-28",
                            "ally-not-open")
                    : Refusal.no("CO-28", "others-pick", by);
        }
        return Refusal.no("CO-28", "nothing-to-pick");
    }

    private Ruling discard(CorleoneState state, Seat seat, List<Integer> cards) {
        if (state.clock().phase() != CorleonePhase.TRIBUTE) {
            return Refusal.no("CO-35.4", "no-tribute");
        }
        int excess = Tribute.excess(state, seat, city.tables());
        if (excess <= 0) {
            return Refusal.no("CO-35", "within-limit");
        }
        Optional<Seat> due = Tribute.due(state, city.tables());
        if (due.isPresent() && !due.get().equals(seat)) {
            return Refusal.no("CO-34.1", "others-discard", due.get());
        }
        return cards.size() == excess
                ? UseJudge.held(state, seat, cards, "CO-35")
                : Refusal.no("CO-35.3", "wrong-number", excess);
    }
}
