package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// What icons and effects bring into a hand and a suitcase.
final class Gains {

    private static final int LOOKED_AT = 2;

    private final Desk desk;

    Gains(Desk desk) {
        this.desk = desk;
    }

    /// An effect that happens by itself.
    void automatic(Seat seat, CorleoneEffect.Automatic effect) {
        switch (effect) {
            case CorleoneEffect.Good(CorleoneGood good, int times) -> goods(seat, good, times);
            case CorleoneEffect.Money(List<Integer> bills) ->
                desk.tell(new CorleoneIcon.TookMoney(seat, bills, desk.takeBills(seat, bills)));
            case CorleoneEffect.HorseHead _ -> {
                desk.set(desk.clock().heading(seat));
                desk.tell(new CorleoneIcon.TookHead(seat));
            }
            case CorleoneEffect.Collect _ -> collect(seat);
        }
    }

    private void goods(Seat seat, CorleoneGood good, int times) {
        int count = 0;
        while (count < times && desk.takeGood(seat, good)) {
            count++;
        }
        desk.tell(new CorleoneIcon.TookGoods(seat, good, count, times));
    }

    /// Whether a rival gave a bill or had none, all can see.
    private void collect(Seat seat) {
        boolean gave = false;
        for (Seat rival = seat.next(desk.seats()); !rival.equals(seat); rival = rival.next(desk.seats())) {
            Pile hand = desk.family(rival).hand();
            byte lowest = lowest(hand);
            if (!hand.isEmpty()) {
                desk.teachAll();
            }
            if (lowest > 0) {
                desk.lose(rival, lowest);
                desk.gain(seat, lowest);
                desk.tell(new CorleoneDeed.Collected(
                        seat, rival, Optional.of(desk.city().card(lowest))));
                gave = true;
            }
        }
        if (!gave) {
            desk.tell(new CorleoneDeed.CollectedNothing(seat));
        }
    }

    private static byte lowest(Pile hand) {
        for (int i = 0; i < hand.size(); i++) {
            if (CorleoneCity.isBill(hand.at(i))) {
                return hand.at(i);
            }
        }
        return 0;
    }

    void stash(Seat seat, int value) {
        byte bill = desk.city().bill(value);
        CorleoneFamily family = desk.family(seat);
        desk.set(
                seat,
                family.packing(family.hand().without(bill), family.suitcase().insert(bill)));
        desk.tell(new CorleoneIcon.Stashed(seat, value));
    }

    void exchange(Seat seat, int card, CorleoneGood good) {
        desk.discard(seat, (byte) card);
        desk.takeGood(seat, good);
        desk.tell(new CorleoneIcon.Exchanged(seat, desk.city().card(card), good));
    }

    void fetch(Seat seat, CorleoneGood good) {
        desk.takeGood(seat, good);
        desk.tell(new CorleoneIcon.Fetched(seat, good));
    }

    void convert(Seat seat, List<Integer> cards, List<Integer> bills) {
        List<CorleoneCard> discarded = new ArrayList<>(cards.size());
        for (int card : cards) {
            desk.discard(seat, (byte) card);
            discarded.add(desk.city().card(card));
        }
        desk.tell(new CorleoneIcon.Converted(seat, discarded, desk.takeBills(seat, bills)));
    }

    /// Looks at the top jobs. A single one is kept at once.
    void look(Seat seat) {
        Pile jobs = Pile.EMPTY;
        List<String> names = new ArrayList<>(LOOKED_AT);
        for (int i = 0; i < LOOKED_AT; i++) {
            byte job = desk.drawJob();
            if (job > 0) {
                jobs = jobs.push(job);
                names.add(desk.city().job(job).id());
            }
        }
        desk.teach(seat);
        desk.tell(new CorleoneIcon.Looked(seat, jobs.size(), names));
        if (jobs.size() < LOOKED_AT) {
            desk.gain(seat, jobs.top());
            desk.tell(new CorleoneIcon.Kept(seat, Optional.of(names.getFirst()), Optional.empty()));
        } else {
            desk.push(new CorleonePending.Looking(seat, jobs));
        }
    }

    void keep(Seat seat, Pile jobs, int job) {
        byte other = jobs.without((byte) job).top();
        desk.pop();
        desk.gain(seat, (byte) job);
        desk.putAway(other);
        desk.teachAll();
        desk.tell(new CorleoneIcon.Kept(
                seat,
                Optional.of(desk.city().job(job).id()),
                Optional.of(desk.city().job(other).id())));
    }

    void steal(Seat seat, Seat rival) {
        Pile hand = desk.family(rival).hand();
        byte card = hand.at(desk.chance(hand.size()));
        desk.lose(rival, card);
        desk.gain(seat, card);
        desk.teach(seat);
        desk.teach(rival);
        desk.tell(new CorleoneDeed.Stole(seat, rival, Optional.of(desk.city().card(card))));
    }

    void spill(Seat seat, Seat rival) {
        CorleoneFamily family = desk.family(rival);
        byte bill = family.suitcase().top();
        desk.set(
                rival,
                family.packing(family.hand().insert(bill), family.suitcase().pop()));
        desk.teachAll();
        desk.tell(new CorleoneDeed.Spilled(seat, rival, desk.city().value(bill)));
    }
}
