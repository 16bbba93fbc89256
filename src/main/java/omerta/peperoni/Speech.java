package omerta.peperoni;

import java.util.List;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.engine.Telling;
import omerta.engine.Viewer;

/// What Don Peperoni says to its players.
final class Speech implements Telling<DonPeperoniState, DonPeperoniAction> {

    private final DonPeperoniTables tables;
    private final Village village;
    private final Reach reach;
    private final Choices choices;
    private final Advice advice;

    Speech(DonPeperoniTables tables, Village village, Reach reach) {
        this.tables = tables;
        this.village = village;
        this.reach = reach;
        choices = new Choices(tables, village, reach);
        advice = new Advice(tables, village, reach);
    }

    @Override
    public Message progress(DonPeperoniState view) {
        return switch (view.phase()) {
            case HOME -> Message.of("don-peperoni.progress.homes");
            case CANVASS, RAISE ->
                Message.of("don-peperoni.progress.round", view.clock().round(), tables.rounds());
            case BID, STARTER -> Message.of("don-peperoni.progress.police");
            case OVER -> Message.of("don-peperoni.progress.over");
        };
    }

    @Override
    public Message prompt(DonPeperoniState view, Viewer viewer) {
        Seat active = view.active();
        boolean asked = viewer.is(active);
        return switch (view.phase()) {
            case HOME ->
                asked
                        ? Message.of("don-peperoni.prompt.home", tables.home())
                        : Message.of("don-peperoni.prompt.wait-home", active);
            case CANVASS -> asked ? canvass(view) : Message.of("don-peperoni.prompt.wait", active);
            case RAISE -> {
                Message in = Phrases.in(village.id(view.stage().raise()));
                yield asked
                        ? Message.of("don-peperoni.prompt.raise", in)
                        : Message.of("don-peperoni.prompt.wait-raise", active, in);
            }
            case BID -> asked ? bid(view) : Message.of("don-peperoni.prompt.wait-bid", active);
            case STARTER ->
                asked
                        ? Message.of("don-peperoni.prompt.starter")
                        : Message.of("don-peperoni.prompt.wait-starter", active);
            case OVER -> Message.of("don-peperoni.prompt.over");
        };
    }

    private Message canvass(DonPeperoniState view) {
        int current = view.stage().current();
        if (current != 0 && canAct(view, current)) {
            int place = view.board().place(view.active(), current);
            return Message.of("don-peperoni.prompt.act", Phrases.in(village.id(place)), reach.left(view));
        }
        boolean more = false;
        for (int canvasser = 1; canvasser <= DonPeperoniTables.CANVASSERS; canvasser++) {
            more |= canAct(view, canvasser) || advice.canWalk(view, canvasser);
        }
        return more
                ? Message.of("don-peperoni.prompt.canvass", reach.left(view))
                : Message.of("don-peperoni.prompt.done");
    }

    private boolean canAct(DonPeperoniState view, int canvasser) {
        DonPeperoniScreen screen = view.screen(view.active());
        return !screen.chits().isEmpty() && reach.bribe(view, canvasser).isLegal()
                || !screen.agents().isEmpty() && reach.agent(view, canvasser).isLegal();
    }

    private static Message bid(DonPeperoniState view) {
        boolean first = Judge.bidder(view, view.active(), 1).isLegal();
        boolean second = Judge.bidder(view, view.active(), 2).isLegal();
        return first && second
                ? Message.of("don-peperoni.prompt.bid")
                : Message.of("don-peperoni.prompt.bid-one", first ? 1 : 2);
    }

    @Override
    public Message describe(DonPeperoniState view, Seat seat, DonPeperoniAction action) {
        return choices.of(view, seat, action);
    }

    @Override
    public List<Message> advice(DonPeperoniState view, Seat seat, DonPeperoniAction action) {
        return advice.of(view, seat, action);
    }
}
