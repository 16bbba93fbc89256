package omerta.corleone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import omerta.engine.Lists;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;

/// Deals anew at random what a view hides: bills into the suitcases, jobs into the deck, all kinds into the hands.
final class Redeal {

    private final CorleoneCity city;
    private final CorleoneState view;
    private final Rng.Stream chance;
    private final int[] seen;
    private final Heap bills;
    private final Heap jobs;
    private byte[] loose;

    Redeal(CorleoneCity city, CorleoneState view, Rng rng) {
        this.city = city;
        this.view = view;
        chance = rng.stream();
        seen = Census.cards(view);
        for (CorleoneFamily family : view.families()) {
            Pile open = openBid(family);
            for (int i = 0; i < open.size(); i++) {
                seen[open.at(i)]++;
            }
        }
        bills = new Heap(unseen(CorleoneCity.BILL, CorleoneCity.JOB), chance);
        jobs = new Heap(unseen(CorleoneCity.JOB, CorleoneCity.ALLY), chance);
        loose = unseen(1, CorleoneCity.BILL);
    }

    /// The bills of a hidden suitcase that all have seen, since they are bid.
    private Pile openBid(CorleoneFamily family) {
        return view.isSealed() || !family.suitcase().contains(Pile.FACE_DOWN)
                ? Pile.EMPTY
                : family.bid().orElse(Pile.EMPTY);
    }

    /// The cards of a range of codes that the view does not show.
    private byte[] unseen(int from, int to) {
        byte[] cards = new byte[CorleoneCity.MOST_CARDS];
        int count = 0;
        for (int code = from; code < to; code++) {
            for (int i = seen[code]; i < city.copies(code); i++) {
                cards[count++] = (byte) code;
            }
        }
        return Arrays.copyOf(cards, count);
    }

    CorleoneState state() {
        CorleoneSupply supply = view.supply();
        CorleoneSupply dealt = new CorleoneSupply(
                supply.stock(),
                jobs.deal(supply.deck()),
                supply.discards(),
                supply.row(),
                tiles(CorleoneTile.BLUE),
                tiles(CorleoneTile.RED),
                later(),
                supply.allies(),
                supply.gone());
        List<CorleonePending> pending = pending();
        List<CorleoneFamily> families = families();
        return new CorleoneState(chance.split(), view.clock(), view.board(), dealt, families, pending);
    }

    /// The allies of each act that lie face down; what is left of them is in hands.
    private List<Pile> later() {
        List<Pile> later = new ArrayList<>();
        int acts = view.supply().later().size();
        int each = CardCheck.ALLIES / acts;
        for (int act = 0; act < acts; act++) {
            int first = CorleoneCity.ALLY + act * each;
            Heap allies = new Heap(unseen(first, first + each), chance);
            later.add(allies.deal(view.supply().later().get(act)));
            loose = Heap.joined(loose, allies.rest());
        }
        return later;
    }

    private Pile tiles(CorleoneTile kind) {
        Pile coming = view.supply().tiles(kind);
        byte[] tiles = new byte[coming.size()];
        int count = 0;
        int first = city.first(kind);
        for (int tile = first; tile < first + city.count(kind) && count < tiles.length; tile++) {
            if (!view.board().tiles().contains((byte) tile)) {
                tiles[count++] = (byte) tile;
            }
        }
        return new Heap(tiles, chance).deal(coming);
    }

    private List<CorleonePending> pending() {
        return view.top().orElse(null) instanceof CorleonePending.Looking(Seat seat, Pile looked)
                ? Lists.with(
                        view.pending(), view.pending().size() - 1, new CorleonePending.Looking(seat, jobs.deal(looked)))
                : view.pending();
    }

    private List<CorleoneFamily> families() {
        List<CorleoneFamily> families = new ArrayList<>();
        for (CorleoneFamily family : view.families()) {
            Pile suitcase = suitcase(family);
            families.add(family.packing(family.hand(), suitcase).bidding(bid(family, suitcase)));
        }
        Heap hands = new Heap(Heap.joined(Heap.joined(loose, bills.rest()), jobs.rest()), chance);
        families.replaceAll(family -> family.holding(hands.dealSorted(family.hand())));
        return families;
    }

    private Pile suitcase(CorleoneFamily family) {
        Pile open = openBid(family);
        Pile suitcase = bills.dealSorted(family.suitcase().pop(open.size()));
        for (int i = 0; i < open.size(); i++) {
            suitcase = suitcase.insert(open.at(i));
        }
        return suitcase;
    }

    /// A sealed bid may be any set of bills from the suitcase.
    private Optional<Pile> bid(CorleoneFamily family, Pile suitcase) {
        if (!view.isSealed() || family.bid().isEmpty() || !family.suitcase().contains(Pile.FACE_DOWN)) {
            return family.bid();
        }
        byte[] any = suitcase.toArray();
        chance.shuffle(any);
        byte[] bid = Arrays.copyOf(any, chance.below(any.length + 1));
        Arrays.sort(bid);
        return Optional.of(Pile.of(bid));
    }
}
