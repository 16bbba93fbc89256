package omerta.pepe;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Event;
import omerta.engine.Lists;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Step;

/// Does one legal action: takes a state apart, changes what the action changes, and puts the next state together. What
/// happens by itself (cake, loot, waking up, going out, the end) follows within the same step.
final class Course {

    private final DonPepeTables tables;
    private final Reach reach;
    private final Deeds deeds;
    private final DonPepeState before;
    private final int seats;
    private final List<Event> events = new ArrayList<>(4);

    private Rng rng;
    private DonPepeBoard board;
    private List<Pile> hands;
    private Pile draw;
    private Pile discards;
    private Pile removed;
    private int bank;
    private Pile cash;
    private Pile taken;
    private Pile out;
    private int round;
    private Seat first;
    private Seat turn;
    private Seat active;
    private DonPepePhase phase;
    private Pile played;
    private boolean discarded;
    private int quiet;
    private SeatSet learned = SeatSet.NONE;

    Course(DonPepeTables tables, Reach reach, Deeds deeds, DonPepeState before) {
        this.tables = tables;
        this.reach = reach;
        this.deeds = deeds;
        this.before = before;
        seats = before.seats();
        rng = before.rng();
        board = before.board();
        hands = before.cards().hands();
        draw = before.cards().draw();
        discards = before.cards().discards();
        removed = before.cards().removed();
        bank = before.ledger().bank();
        cash = before.ledger().cash();
        taken = before.ledger().taken();
        out = before.ledger().out();
        DonPepeClock clock = before.clock();
        round = clock.round();
        first = clock.first();
        turn = clock.turn();
        active = clock.active();
        phase = clock.phase();
        played = clock.played();
        discarded = clock.discarded();
        quiet = clock.quiet();
    }

    /// Begins the first turn, once all are seated.
    Step<DonPepeState> start(Seat seat) {
        begin(seat);
        return step();
    }

    Step<DonPepeState> run(DonPepeAction action) {
        switch (action) {
            case DonPepeAction.Place place -> place(place);
            case DonPepeAction.Discard(DonPepeCard card) -> discard(card);
            case DonPepeAction.Done() -> done();
            case DonPepeAction.Raid() -> raid(action);
            case DonPepeAction.Stab _,
                    DonPepeAction.Shoot _,
                    DonPepeAction.SetCake _,
                    DonPepeAction.PassCake _,
                    DonPepeAction.KaBoom _,
                    DonPepeAction.Drug _,
                    DonPepeAction.Move _ -> play(action);
        }
        return step();
    }

    private Step<DonPepeState> step() {
        DonPepeClock clock = new DonPepeClock(round, first, turn, active, phase, played, discarded, quiet);
        DonPepeCards cards = new DonPepeCards(hands, draw, discards, removed);
        DonPepeLedger ledger = new DonPepeLedger(bank, cash, taken, out);
        return new Step<>(new DonPepeState(rng, before.terms(), clock, board, cards, ledger), events, learned);
    }

    // Seating.

    private void place(DonPepeAction.Place place) {
        boolean raid = phase == DonPepePhase.RAID;
        board = deeds.after(board, active.index(), place);
        events.add(new DonPepeCourse.Seated(active, place.role(), place.chair(), raid));
        if (!board.waiting().isEmpty()) {
            passSeating();
        } else if (raid) {
            active = turn;
            phase = DonPepePhase.CARDS;
        } else {
            begin(active);
        }
    }

    private void passSeating() {
        do {
            active = Seat.of((active.index() + seats - 1) % seats);
        } while (DonPepeBoard.count(board.waiting(), active.index()) == 0);
    }

    private void raid(DonPepeAction action) {
        board = deeds.after(board, turn.index(), action);
        events.add(new DonPepeDeed.Raided(turn, board.waiting().size()));
        putAway(DonPepeCard.COPS);
        played = played.push(DonPepeCard.COPS.code());
        removed = removed.push(DonPepeCard.COPS.code());
        phase = DonPepePhase.RAID;
    }

    // Cards.

    private void putAway(DonPepeCard card) {
        int seat = turn.index();
        hands = Lists.with(hands, seat, hands.get(seat).without(card.code()));
    }

    private void discard(DonPepeCard card) {
        putAway(card);
        discards = discards.push(card.code());
        discarded = true;
        events.add(new DonPepeCourse.Discarded(turn, card));
    }

    private void play(DonPepeAction action) {
        DonPepeCard card = Menu.card(action).orElseThrow();
        putAway(card);
        discards = discards.push(card.code());
        played = played.push(card.code());
        events.add(Report.of(board, turn, action, deeds));
        DonPepeBoard then = board;
        board = deeds.after(board, turn.index(), action);
        if (died(then, deeds.dead(then, action), turn.index()) && isStill() && out.at(turn.index()) != 0) {
            next();
        }
    }

    private boolean isStill() {
        return phase != DonPepePhase.OVER;
    }

    private void done() {
        if (played.isEmpty() && !discarded) {
            events.add(new DonPepeCourse.Passed(turn));
        }
        drawUp();
        wake();
        next();
    }

    private void drawUp() {
        int seat = turn.index();
        Pile hand = hands.get(seat);
        while (hand.size() < tables.hand() && (!draw.isEmpty() || !discards.isEmpty())) {
            if (draw.isEmpty()) {
                reshuffle();
            }
            Pile drawn = draw.taken(Math.min(tables.hand() - hand.size(), draw.size()));
            draw = draw.pop(drawn.size());
            hand = hand.pushAll(drawn);
            learned = learned.with(turn);
            events.add(new DonPepeCourse.Drew(turn, drawn));
            if (draw.isEmpty() && !discards.isEmpty()) {
                reshuffle();
            }
        }
        hands = Lists.with(hands, seat, hand);
    }

    private void reshuffle() {
        byte[] mixed = discards.toArray();
        Rng.Stream stream = rng.stream();
        stream.shuffle(mixed);
        rng = stream.rest();
        draw = Pile.of(mixed);
        discards = Pile.EMPTY;
        events.add(new DonPepeCourse.Reshuffled(mixed.length));
    }

    private void wake() {
        int sleepers = Report.sleepers(board, turn.index());
        if (sleepers != 0) {
            events.add(new DonPepeCourse.Woke(Report.sitters(board, sleepers)));
            board = Deeds.pills(board, sleepers, (byte) 0);
        }
    }

    // Turns.

    /// Ends the turn and begins the next one of a seat that lives to play it.
    private void next() {
        do {
            quiet++;
            int in = out.count((byte) 0);
            if (quiet >= tables.stall() * in) {
                end();
                return;
            }
            Seat seat = turn;
            do {
                seat = seat.next(seats);
                round += seat.equals(first) ? 1 : 0;
            } while (out.at(seat.index()) != 0);
            open(seat);
        } while (isStill() && out.at(turn.index()) != 0);
        learned = isStill() ? learned.with(turn) : learned;
    }

    private void begin(Seat seat) {
        first = seat;
        round = 1;
        open(seat);
        if (isStill() && out.at(seat.index()) != 0) {
            next();
        }
    }

    private void open(Seat seat) {
        turn = seat;
        active = seat;
        phase = DonPepePhase.CARDS;
        played = Pile.EMPTY;
        discarded = false;
        events.add(new DonPepeCourse.TurnBegan(seat, round));
        int place = board.cakes().at(seat.index());
        if (place > 0) {
            DonPepeBoard then = board;
            int caught = reach.caught(then, place);
            events.add(new DonPepeDeed.Exploded(seat, seat, place, Report.sitters(then, caught)));
            board = deeds.exploded(board, seat.index());
            died(then, caught, seat.index());
        }
        if (isStill() && out.at(seat.index()) == 0) {
            loot(seat);
        }
    }

    private void loot(Seat seat) {
        DonPepeLoot loot = reach.loot(board, seat.index(), tables.income());
        int paid = Math.min(loot.due() / DonPepeTables.THOUSAND, bank);
        events.add(new DonPepeReckoning.Looted(seat, loot, paid * DonPepeTables.THOUSAND));
        if (paid > 0) {
            pay(seat, paid);
            quiet = DonPepeClock.LOUD;
            if (bank == 0) {
                end();
            }
        }
    }

    private void pay(Seat seat, int thousands) {
        bank -= thousands;
        cash = cash.with(seat.index(), (byte) (cash.at(seat.index()) + thousands));
    }

    // Death.

    /// Settles what follows from the deaths of one instant.
    ///
    /// @return whether anybody died
    private boolean died(DonPepeBoard then, int dead, int by) {
        if (dead == 0) {
            return false;
        }
        quiet = DonPepeClock.LOUD;
        int opponents = 0;
        for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
            if ((dead & Layout.bit(chair)) != 0 && DonPepeMan.seat(then.man(chair)) != by) {
                opponents++;
            }
        }
        taken = taken.with(by, (byte) (taken.at(by) + opponents));
        byte instant = (byte) (new DonPepeLedger(bank, cash, taken, out).lastInstant() + 1);
        for (Seat seat : Seat.first(seats)) {
            if (out.at(seat.index()) == 0 && board.living(seat.index()) == 0) {
                goOut(seat, instant);
            }
        }
        settle();
        return true;
    }

    private void goOut(Seat seat, byte instant) {
        Pile hand = hands.get(seat.index());
        events.add(new DonPepeReckoning.WentOut(seat, hand));
        out = out.with(seat.index(), instant);
        if (!hand.isEmpty()) {
            learned = SeatSet.all(seats);
            discards = discards.pushAll(hand);
            hands = Lists.with(hands, seat.index(), Pile.EMPTY);
        }
        if (board.cakes().at(seat.index()) == DonPepeBoard.AT_HOME) {
            board = board.withCake(seat.index(), DonPepeBoard.GONE);
        }
    }

    /// Whether one family or nobody is left.
    private void settle() {
        int in = out.count((byte) 0);
        if (in > 1) {
            return;
        }
        for (Seat seat : Seat.first(seats)) {
            if (out.at(seat.index()) == 0) {
                events.add(new DonPepeReckoning.TookBank(seat, bank * DonPepeTables.THOUSAND));
                pay(seat, bank);
            }
        }
        end();
    }

    private void end() {
        phase = DonPepePhase.OVER;
        events.add(new DonPepeReckoning.Ended(DonPepeEnd.of(new DonPepeLedger(bank, cash, taken, out))));
    }
}
