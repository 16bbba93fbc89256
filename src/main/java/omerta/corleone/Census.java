package omerta.corleone;

import java.util.LinkedHashMap;
import java.util.Map;
import omerta.engine.Pile;

/// Counts everything in the box: cards, tiles, figures, markers.
final class Census {

    private Census() {}

    /// How many cards there are of each code, wherever they lie; those that are not seen at 0.
    static int[] cards(CorleoneState state) {
        int[] counts = new int[CorleoneCity.CARDS + 1];
        CorleoneSupply supply = state.supply();
        for (int i = 0; i < supply.stock().size(); i++) {
            counts[i + 1] += supply.stock().at(i);
        }
        count(supply.deck(), counts);
        count(supply.discards(), counts);
        count(supply.row(), counts);
        supply.later().forEach(pile -> count(pile, counts));
        count(supply.allies(), counts);
        count(supply.gone(), counts);
        for (CorleoneFamily family : state.families()) {
            count(family.hand(), counts);
            count(family.suitcase(), counts);
            count(family.done(), counts);
            count(family.played(), counts);
        }
        for (CorleonePending pending : state.pending()) {
            if (pending instanceof CorleonePending.Looking looking) {
                count(looking.jobs(), counts);
            } else if (pending instanceof CorleonePending.Taking taking
                    && taking.source() instanceof CorleoneSource.Job(int card)) {
                counts[CorleoneCity.isCard(card) ? card : Pile.FACE_DOWN]++;
            }
        }
        return counts;
    }

    private static void count(Pile pile, int[] counts) {
        for (int i = 0; i < pile.size(); i++) {
            counts[CorleoneCity.isCard(pile.at(i)) ? pile.at(i) : Pile.FACE_DOWN]++;
        }
    }

    /// How many figures of a kind a seat has, wherever they are.
    static int figures(CorleoneState state, int seat, CorleoneTarget kind) {
        CorleoneFamily family = state.families().get(seat);
        int count = kind == CorleoneTarget.THUG
                ? family.thugs() + family.drownedThugs()
                : family.members() + family.drownedMembers();
        Pile figures = state.board().figures();
        for (int space = 0; space < figures.size(); space++) {
            count += kind.fits(space) && figures.at(space) == seat + 1 ? 1 : 0;
        }
        return count;
    }

    /// How many control markers a seat has, wherever they lie.
    static int markers(CorleoneState state, int seat) {
        int count = state.families().get(seat).markers();
        for (Pile stack : state.board().stacks()) {
            count += stack.count((byte) (seat + 1));
        }
        return count;
    }

    /// Everything by name, without what is not there. Family members who still wait are counted too.
    static Map<String, Integer> named(CorleoneState state, CorleoneCity city) {
        Map<String, Integer> named = new LinkedHashMap<>();
        int[] counts = cards(state);
        for (int code = 1; code < counts.length; code++) {
            if (counts[code] > 0) {
                named.put(name(city.card(code)), counts[code]);
            }
        }
        if (counts[Pile.FACE_DOWN] > 0) {
            named.put("face-down", counts[Pile.FACE_DOWN]);
        }
        int waiting = city.tables().act(CorleoneTables.ACTS).members()
                - city.tables().act(state.clock().act()).members();
        for (int seat = 0; seat < state.seats(); seat++) {
            named.put("thugs-" + (seat + 1), figures(state, seat, CorleoneTarget.THUG));
            named.put("members-" + (seat + 1), figures(state, seat, CorleoneTarget.MEMBER) + waiting);
            named.put("markers-" + (seat + 1), markers(state, seat));
        }
        int open = CorleoneTables.TURFS - state.board().tiles().count((byte) 0);
        named.put("tiles", state.supply().blue().size() + state.supply().red().size() + open);
        return named;
    }

    private static String name(CorleoneCard card) {
        return switch (card) {
            case CorleoneCard.Good(CorleoneGood good) ->
                switch (good) {
                    case BOOZE -> "booze";
                    case GUN -> "gun";
                    case BLOOD_MONEY -> "blood-money";
                    case NARCOTICS -> "narcotics";
                };
            case CorleoneCard.Bill(int value) -> "bill-" + value;
            case CorleoneCard.Job(String id) -> id;
            case CorleoneCard.Ally(String id) -> id;
        };
    }
}
