package omerta.dacapo;

import java.util.ArrayList;
import java.util.List;
import omerta.dacapo.DaCapoAction.Source;
import omerta.engine.Lists;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Step;

/// Does one legal action: takes a state apart, changes what the action changes, and puts the next state together.
final class Course {

    private final DaCapoTables tables;
    private final Deck deck;
    private final Settlement settlement;
    private final DaCapoState before;
    private final int seats;
    private final List<DaCapoEvent> events = new ArrayList<>(4);

    private Rng rng;
    private DaCapoSheet sheet;
    private int round;
    private Seat active;
    private DaCapoPhase phase;
    private List<DaCapoArea> areas;
    private List<Pile> middle;
    private Pile draw;
    private Pile aside;
    private int reshuffles;
    private SeatSet learned = SeatSet.NONE;

    Course(DaCapoTables tables, Deck deck, Settlement settlement, DaCapoState before) {
        this.tables = tables;
        this.deck = deck;
        this.settlement = settlement;
        this.before = before;
        seats = before.seats();
        rng = before.rng();
        sheet = before.sheet();
        round = before.round();
        active = before.active();
        phase = before.phase();
        areas = before.areas();
        middle = before.middle();
        draw = before.draw();
        aside = before.aside();
        reshuffles = before.reshuffles();
    }

    Step<DaCapoState> run(DaCapoAction action) {
        return switch (action) {
            case DaCapoAction.Deal() -> deal();
            case DaCapoAction.Refill() -> {
                phase = DaCapoPhase.PLACE;
                drawUp(DaCapoDraw.REFILL);
                yield step();
            }
            case DaCapoAction.Place(Source from, int pile) -> {
                place(from, pile);
                yield step();
            }
            case DaCapoAction.Discard(int card, int pile) -> {
                discard((byte) card, pile);
                yield step();
            }
        };
    }

    private Step<DaCapoState> deal() {
        DaCapoState next = deck.deal(before.terms(), sheet, active, seats, rng.stream());
        return new Step<>(next, List.of(new DaCapoEvent.Dealt(next.game(), active, next.active())), SeatSet.all(seats));
    }

    private Step<DaCapoState> step() {
        DaCapoState next = new DaCapoState(
                rng,
                before.terms(),
                sheet,
                before.dealer(),
                round,
                active,
                phase,
                areas,
                middle,
                draw,
                aside,
                reshuffles);
        return new Step<>(next, List.copyOf(events), learned);
    }

    private DaCapoArea own() {
        return areas.get(active.index());
    }

    private void put(Seat seat, DaCapoArea area) {
        areas = Lists.with(areas, seat.index(), area);
    }

    private void place(Source from, int wish) {
        int number = wish == DaCapoAction.NEW_PILE ? Places.firstFree(middle) : wish;
        byte card = take(from);
        Pile pile = Places.pile(middle, number).push(card);
        events.add(new DaCapoEvent.Placed(active, from, card, pile.size(), number));
        if (from instanceof Source.Stack(Seat of)) {
            reshuffles = 0;
            turnUp(of);
        }
        if (pile.size() == tables.highest()) {
            aside = aside.pushAll(pile);
            pile = Pile.EMPTY;
            events.add(new DaCapoEvent.Completed(number));
        }
        middle = Lists.with(middle, number - 1, pile);
        if (own().stack().isEmpty()) {
            end(DaCapoEnd.WON);
        } else if (own().hand().isEmpty()) {
            emptyHand(from instanceof Source.Hand ? DaCapoDraw.PLAYED_OUT : DaCapoDraw.EMPTY_HAND);
        }
    }

    private byte take(Source from) {
        return switch (from) {
            case Source.Hand(int card) -> {
                put(active, own().withHand(own().hand().without((byte) card)));
                yield (byte) card;
            }
            case Source.Auxiliary(int number) -> {
                Pile pile = Places.pile(own().auxiliary(), number);
                put(active, own().withAuxiliary(number, pile.pop()));
                yield pile.top();
            }
            case Source.Stack(Seat of) -> {
                DaCapoArea area = areas.get(of.index());
                put(of, area.withStack(area.stack().pop()));
                yield area.stack().top();
            }
        };
    }

    private void turnUp(Seat of) {
        Pile stack = areas.get(of.index()).stack();
        if (!stack.isEmpty()) {
            events.add(new DaCapoEvent.TurnedUp(of, stack.top()));
            learned = SeatSet.all(seats);
        }
    }

    private void emptyHand(DaCapoDraw why) {
        drawUp(why);
        if (phase == DaCapoPhase.PLACE && own().hand().isEmpty() && !Fit.anyOpenCard(areas, middle, active.index())) {
            events.add(new DaCapoEvent.PassedOver(active));
            passOn();
        }
    }

    private void discard(byte card, int wish) {
        DaCapoArea own = own();
        int number = wish == DaCapoAction.NEW_PILE ? Places.firstFree(own.auxiliary()) : wish;
        Pile pile = Places.pile(own.auxiliary(), number).push(card);
        put(active, own.withHand(own.hand().without(card)).withAuxiliary(number, pile));
        events.add(new DaCapoEvent.Discarded(active, card, number));
        passOn();
    }

    /// Finds the next seat that has anything to do.
    private void passOn() {
        for (int i = 0; i < seats; i++) {
            active = active.next(seats);
            if (active.equals(before.starter())) {
                round++;
            }
            Pile hand = own().hand();
            if (round > 1 && hand.size() < tables.hand() && canDraw()) {
                phase = DaCapoPhase.REFILL;
                return;
            }
            if (!hand.isEmpty() || Fit.anyOpenCard(areas, middle, active.index())) {
                phase = DaCapoPhase.PLACE;
                return;
            }
            events.add(new DaCapoEvent.PassedOver(active));
        }
        end(DaCapoEnd.BLOCKED);
    }

    private boolean canDraw() {
        return !draw.isEmpty() || !aside.isEmpty();
    }

    private void drawUp(DaCapoDraw why) {
        Pile hand = own().hand();
        hand = drawFrom(hand, why);
        if (hand.size() < tables.hand() && !aside.isEmpty()) {
            reshuffle();
            hand = drawFrom(hand, why);
        }
        put(active, own().withHand(hand));
        if (reshuffles >= tables.circle()) {
            end(DaCapoEnd.CIRCLE);
        }
    }

    private Pile drawFrom(Pile hand, DaCapoDraw why) {
        int count = Math.min(tables.hand() - hand.size(), draw.size());
        if (count == 0) {
            return hand;
        }
        Pile drawn = draw.taken(count);
        draw = draw.pop(count);
        learned = learned.with(active);
        events.add(new DaCapoEvent.Drew(active, why, drawn));
        return hand.pushAll(drawn);
    }

    private void reshuffle() {
        byte[] cards = aside.toArray();
        Rng.Stream stream = rng.stream();
        stream.shuffle(cards);
        rng = stream.rest();
        draw = Pile.of(cards);
        aside = Pile.EMPTY;
        reshuffles++;
        events.add(new DaCapoEvent.Reshuffled(cards.length));
    }

    private void end(DaCapoEnd end) {
        List<Integer> left = areas.stream().map(area -> area.stack().size()).toList();
        DaCapoResult result = Settlement.result(before.terms(), end, active, left);
        sheet = sheet.with(result);
        events.add(new DaCapoEvent.GameOver(sheet.games(), result));
        if (settlement.isOver(before.terms(), sheet)) {
            phase = DaCapoPhase.OVER;
            if (before.terms().isMatch()) {
                events.add(Settlement.matchOver(before.terms(), sheet, seats));
            }
        } else {
            phase = DaCapoPhase.DEAL;
            active = before.dealer().next(seats);
        }
    }
}
