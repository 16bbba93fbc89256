package omerta.corleone;

import java.util.List;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Whether an icon or an effect can be used as somebody wants.
final class UseJudge {

    private final CorleoneCity city;
    private final Targets targets;

    UseJudge(CorleoneCity city, Targets targets) {
        this.city = city;
        this.targets = targets;
    }

    Ruling of(CorleoneState state, Seat seat, CorleoneUse use) {
        if (!(state.top().orElse(null) instanceof CorleonePending.Taking taking)) {
            return Refusal.no("CO-6", "nothing-taken");
        }
        if (!taking.seat().equals(seat)) {
            return Refusal.no("CO-6.7", "others-first", taking.seat());
        }
        Ruling figure = figure(state, seat, use);
        if (!figure.isLegal()) {
            return figure;
        }
        if (Left.index(state.board(), taking, use) < 0) {
            return Refusal.no("CO-6.2", "no-such-effect");
        }
        return switch (use) {
            case CorleoneUse.Take _, CorleoneUse.Kill _ -> Ruling.LEGAL;
            case CorleoneUse.Stash(int value) -> {
                byte bill = city.bill(value);
                yield Refusal.unless(bill > 0 && state.hand(seat).contains(bill), "CO-10", "bill-not-held");
            }
            case CorleoneUse.Exchange(int card, CorleoneGood good) -> exchange(state, seat, card, good);
            case CorleoneUse.Look _ -> Refusal.unless(Targets.canDraw(state), "CO-12.2", "no-jobs");
            case CorleoneUse.Convert(List<Integer> cards) -> held(state, seat, cards, "CO-14.1");
            case CorleoneUse.Fetch(CorleoneGood good) -> fetch(state, good);
            case CorleoneUse.DriveBy(List<Integer> spaces) -> driveBy(state, seat, spaces);
            case CorleoneUse.Bomb(int space) ->
                state.board().isFree(space)
                        ? Refusal.unless(targets.canMine(state.board(), space), "CO-45.14", "mined")
                        : Refusal.no("CO-45.9", "not-free");
            case CorleoneUse.Move(int from, int to) -> move(state, seat, from, to);
            case CorleoneUse.Rescue(boolean member) -> {
                CorleoneFamily family = state.family(seat);
                yield Refusal.unless(
                        (member ? family.drownedMembers() : family.drownedThugs()) > 0, "CO-45.17", "not-in-river");
            }
            case CorleoneUse.PutMarker(int turf) -> marker(state, taking, turf);
            case CorleoneUse.Steal(Seat rival) ->
                Refusal.unless(
                        isRival(state, seat, rival) && !state.hand(rival).isEmpty(), "CO-45.21", "nothing-to-steal");
            case CorleoneUse.Spill(Seat rival) ->
                Refusal.unless(
                        isRival(state, seat, rival)
                                && !state.family(rival).suitcase().isEmpty(),
                        "CO-45.24",
                        "nothing-to-spill");
            case CorleoneUse.Post(CorleoneNeutral neutral, int at) -> post(state, neutral, at);
            case CorleoneUse.UseFront(int space) -> front(state, seat, space);
        };
    }

    /// Whether the figures that somebody wants to kill or to move are there.
    private static Ruling figure(CorleoneState state, Seat seat, CorleoneUse use) {
        CorleoneBoard board = state.board();
        if (use instanceof CorleoneUse.Kill(int space) && !board.isRival(space, seat)) {
            return Refusal.no("CO-45.5", "no-rival");
        }
        if (use instanceof CorleoneUse.Move(int from, int _) && !board.isRival(from, seat) && !board.isOf(from, seat)) {
            return Refusal.no("CO-45.5", "no-figure");
        }
        return Ruling.LEGAL;
    }

    private static boolean isRival(CorleoneState state, Seat seat, Seat rival) {
        return rival.index() < state.seats() && !rival.equals(seat);
    }

    private static Ruling exchange(CorleoneState state, Seat seat, int card, CorleoneGood good) {
        if (!good.isPlain()) {
            return Refusal.no("CO-11.4", "no-narcotics");
        }
        if (state.supply().inStock(good.code()) == 0 && card != good.code()) {
            return Refusal.no("CO-11.3", "pile-empty", Phrases.good(good));
        }
        return held(state, seat, List.of(card), "CO-11");
    }

    private static Ruling fetch(CorleoneState state, CorleoneGood good) {
        return good.isPlain()
                ? Refusal.unless(state.supply().inStock(good.code()) > 0, "CO-19", "pile-empty", Phrases.good(good))
                : Refusal.no("CO-45.3", "no-narcotics");
    }

    /// Whether a hand holds these cards.
    static Ruling held(CorleoneState state, Seat seat, List<Integer> cards, String clause) {
        for (int card : cards) {
            int count = 0;
            for (int other : cards) {
                count += other == card ? 1 : 0;
            }
            if (!CorleoneCity.isCard(card) || state.hand(seat).count((byte) card) < count) {
                return Refusal.no(clause, "card-not-held");
            }
        }
        return Ruling.LEGAL;
    }

    private Ruling driveBy(CorleoneState state, Seat seat, List<Integer> spaces) {
        if (spaces.isEmpty() || spaces.size() > 2) {
            return Refusal.no("CO-45.7", "one-or-two");
        }
        int first = spaces.getFirst();
        int last = spaces.getLast();
        if (!state.board().isRival(first, seat) || !state.board().isRival(last, seat)) {
            return Refusal.no("CO-45.5", "no-rival");
        }
        if (spaces.size() == 1) {
            return Ruling.LEGAL;
        }
        if (first == last) {
            return Refusal.no("CO-45.7", "one-or-two");
        }
        return CorleoneCity.isFront(first)
                ? Refusal.unless((city.touched(first) & city.touched(last)) != 0, "CO-45.8", "two-turfs")
                : Refusal.no("CO-45.7", "two-members");
    }

    private static Ruling move(CorleoneState state, Seat seat, int from, int to) {
        String clause = state.board().isOf(from, seat) ? "CO-45.15" : "CO-45.16";
        if (!state.board().isThere(to) || CorleoneCity.isFront(from) != CorleoneCity.isFront(to)) {
            return Refusal.no(clause, "other-shape");
        }
        return Refusal.unless(state.board().isFree(to), clause, "not-free");
    }

    private Ruling marker(CorleoneState state, CorleonePending.Taking taking, int turf) {
        if (turf < 1 || turf > CorleoneTables.TURFS || !targets.isIn(state.board(), taking.seat(), turf)) {
            return Refusal.no("CO-45.18", "no-own-figure");
        }
        if (taking.isMarked(turf)) {
            return Refusal.no("CO-45.20", "marked-already");
        }
        return Refusal.unless(state.family(taking.seat()).markers() > 0, "CO-45.18", "no-markers");
    }

    private static Ruling post(CorleoneState state, CorleoneNeutral figure, int at) {
        return switch (figure) {
            case POLICE_CAPTAIN ->
                Refusal.unless(state.board().isFree(at) && CorleoneCity.isFront(at), "CO-45.25", "not-free");
            case ALDERMAN ->
                Refusal.unless(state.board().isFree(at) && !CorleoneCity.isFront(at), "CO-45.26", "not-free");
            case SHOP_STEWARD -> Refusal.unless(at >= 1 && at <= CorleoneTables.TURFS, "CO-45.27", "no-turf");
        };
    }

    private Ruling front(CorleoneState state, Seat seat, int space) {
        if (targets.canUse(state.board(), seat, space)) {
            return Ruling.LEGAL;
        }
        boolean closed = space >= 0
                && space < CorleoneCity.FRONTS
                && state.board().figures().at(space) == CorleoneBoard.NEUTRAL;
        return closed ? Refusal.no("CO-45.29", "closed") : Refusal.no("CO-45.28", "not-controlled");
    }
}
