package omerta.ui.corleone;

import static omerta.ui.corleone.CorleoneTableMaker.SYMBOLS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import omerta.corleone.CorleoneCity;
import omerta.corleone.CorleoneFamily;
import omerta.corleone.CorleonePending;
import omerta.corleone.CorleoneState;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.ui.board.art.CardFace;
import omerta.ui.board.art.Lettering;
import omerta.ui.board.art.PileView;
import omerta.ui.board.art.Sketch;
import omerta.ui.board.kit.Spot;
import omerta.ui.board.kit.Tray;

/// The private part of the table: the hand of one seat and its suitcase, whose lid is open while it bids; or the two jobs
/// that it looks at.
final class HandTray extends Tray<Ground> {

    private static final double USUAL = 8.6;
    private static final double WORDS = 9;
    private static final double MOST_WORDS = 0.16;
    private static final double CASE = 78;
    private static final double GAP = 0.1;
    private static final double END = 84;
    private static final double LID = 0.45;
    private static final double MOST_BILLS = 0.2;
    private static final double MOST_BILL = 0.36;
    private static final double BILL_WIDE = 44;
    private static final double BILL_HIGH = 34;

    private final Names names;
    private final Lettering title;
    private final Label sum;
    private final Region lid = Tiles.region("lid");
    private final List<Spot> cards = new ArrayList<>();
    private final List<Spot> bills = new ArrayList<>();
    private final Spot suitcase;
    private Optional<Spot> end = Optional.empty();
    private Optional<Label> endWords = Optional.empty();

    /// The hand and the suitcase of a seat, as its view shows them.
    ///
    /// @param acts whether the seat may do something
    /// @param passes whether it may pass its turn
    HandTray(Names names, CorleoneState state, Seat seat, boolean acts, boolean passes) {
        super("corleone-tray");
        this.names = names;
        CorleoneFamily family = state.family(seat);
        title = new Lettering(names.words("hand-of", names.of(seat)), "hand-title");
        int money = sum(family.suitcase());
        sum = Tiles.label(names.words("in-suitcase", money), "suitcase-sum");
        getChildren().addAll(title, sum, lid);
        boolean bids = state.isSealed() && acts;
        lid.setVisible(bids);
        if (state.top().orElse(null) instanceof CorleonePending.Looking(Seat by, Pile jobs) && by.equals(seat)) {
            looked(jobs);
        } else {
            hand(family.hand());
        }
        Sketch drawn = SYMBOLS.sketch(CASE, CardFace.HEIGHT, "co-icon", "co-suitcase")
                .with(bids ? "suitcase-open" : "suitcase", 4, bids ? 0 : 14, CASE - 8, bids ? 88 : 60);
        suitcase = new Spot(
                        drawn.thing(),
                        names.words("suitcase-holds", family.suitcase().size(), money))
                .letter("S");
        suitcase.getStyleClass().add("suitcase-spot");
        put(suitcase, new Ground.Suitcase());
        bills(family.suitcase());
        if (acts) {
            endOf(state, passes).ifPresent(this::end);
        }
    }

    private int sum(Pile pile) {
        int dollars = 0;
        for (int i = 0; i < pile.size(); i++) {
            dollars += names.city().value(pile.at(i));
        }
        return dollars;
    }

    private void hand(Pile hand) {
        Cards drawn = new Cards(names);
        for (int i = 0; i < hand.size(); i++) {
            int code = hand.at(i);
            Spot spot = new Spot(PileView.card(drawn.face(code)), drawn.words(code));
            if (i < 9) {
                spot.letter(Integer.toString(i + 1));
            }
            cards.add(spot);
            put(spot, new Ground.Card(code, copies(hand, i)));
        }
    }

    private void looked(Pile jobs) {
        Cards drawn = new Cards(names);
        for (int i = 0; i < jobs.size(); i++) {
            int code = jobs.at(i);
            if (CorleoneCity.isJob(code)) {
                Spot spot =
                        new Spot(PileView.card(drawn.face(code)), drawn.words(code)).letter(Integer.toString(i + 1));
                cards.add(spot);
                put(spot, new Ground.Job(code));
            }
        }
        title.say(names.words("looked-at"));
    }

    private void bills(Pile pile) {
        for (int i = 0; i < pile.size(); i++) {
            int value = names.city().value(pile.at(i));
            Sketch bill = SYMBOLS.sketch(BILL_WIDE, BILL_HIGH, "co-icon", "co-bill")
                    .with("bill-card", 0, -4, 44, 42)
                    .with(Tiles.label(Integer.toString(value), "bill-value"), 0, 2, 44, 28);
            Spot spot = new Spot(bill.thing(), names.words("bill-in-suitcase", names.bill(value)));
            spot.getStyleClass().add("bill-spot");
            bills.add(spot);
            put(spot, new Ground.Bill(value, copies(pile, i)));
        }
    }

    private static int copies(Pile pile, int index) {
        int copies = 0;
        for (int i = 0; i < index; i++) {
            copies += pile.at(i) == pile.at(index) ? 1 : 0;
        }
        return copies;
    }

    private Optional<String> endOf(CorleoneState state, boolean passes) {
        if (!state.pending().isEmpty()) {
            return Optional.empty();
        }
        return switch (state.clock().phase()) {
            case FAMILY_BUSINESS -> passes ? Optional.of(names.desk().words("corleone.action.pass")) : Optional.empty();
            case BRIBERY -> Optional.of(names.desk().words("corleone.action.bid-nothing"));
            case TRIBUTE -> Optional.of(names.words("discard"));
            case OPEN_NEW_BUSINESS, TURF_WAR, ENTRACTE -> Optional.empty();
        };
    }

    private void end(String words) {
        Label label = Tiles.label(words, "end-words");
        Sketch drawn = SYMBOLS.sketch(END, CardFace.HEIGHT, "co-icon", "co-end")
                .with("tick", END / 2 - 18, 10, 36, 36)
                .with(label, 2, 48, END - 4, 34);
        Spot spot = new Spot(drawn.thing(), words).letter("D");
        end = Optional.of(spot);
        endWords = Optional.of(label);
        put(spot, new Ground.End());
    }

    /// Says what is being put together, and lays the bills of a bid into the lid.
    void gathered(Optional<Gather> gather) {
        gather.filter(Gather::isBid).ifPresent(bid -> {
            String words = bid.sum() == 0
                    ? names.desk().words("corleone.action.bid-nothing")
                    : names.words("bid-now", bid.sum());
            endWords.ifPresent(label -> label.setText(words));
            end.ifPresent(spot -> spot.setAccessibleText(words));
        });
    }

    @Override
    protected double computePrefHeight(double width) {
        return USUAL * title.em();
    }

    @Override
    protected double computePrefWidth(double height) {
        return USUAL * title.em() * 7;
    }

    @Override
    protected void layoutChildren() {
        double em = title.em();
        double edge = em * 0.5;
        double high = Math.max(1, getHeight() - 2 * edge);
        double words = Math.min(WORDS * em, getWidth() * MOST_WORDS);
        title.resizeRelocate(edge, edge, words - edge, high);
        double right = getWidth() - edge;
        if (end.isPresent()) {
            double across = end.get().prefWidth(high);
            end.get().resizeRelocate(right - across, edge, across, high);
            right -= across + edge;
        }
        double line = sum.prefHeight(-1);
        double caseHigh = high - line;
        double caseWide = suitcase.prefWidth(caseHigh);
        double billsWide = bills.isEmpty() ? 0 : Math.min(getWidth() * MOST_BILLS, em * (3 + bills.size()));
        suitcase.resizeRelocate(right - caseWide, edge, caseWide, caseHigh);
        double wide = Math.max(caseWide + billsWide, sum.prefWidth(-1));
        sum.resizeRelocate(right - wide, edge + caseHigh, wide, line);
        bills(right - caseWide - billsWide, edge, billsWide, caseHigh);
        lid.resizeRelocate(right - caseWide - billsWide - edge / 2, edge - 2, billsWide, caseHigh + 4);
        right -= wide + edge;
        row(words, edge, right - words, high);
    }

    private void row(double left, double top, double room, double high) {
        double card = PileView.width(high);
        int others = Math.max(0, cards.size() - 1);
        double step = others == 0 ? 0 : Math.min(card * (1 + GAP), (room - card) / others);
        double x = left + Math.max(0, (room - card - step * others) / 2);
        for (Spot spot : cards) {
            spot.resizeRelocate(x, top, card, high);
            x += step;
        }
    }

    /// The bills in rows, as large as fits.
    private void bills(double left, double top, double wide, double high) {
        int rows = Math.max(1, (int) Math.ceil(Math.sqrt(bills.size() * LID)));
        int columns = Math.max(1, (bills.size() + rows - 1) / rows);
        double up = Math.min(Math.min(high / rows, high * MOST_BILL), wide / columns * BILL_HIGH / BILL_WIDE);
        double above = top + Math.max(0, (high - up * rows) / 2);
        for (int i = 0; i < bills.size(); i++) {
            int column = i % columns;
            int row = i / columns;
            double across = bills.get(i).prefWidth(up * 0.92);
            bills.get(i).resizeRelocate(left + column * (wide / columns), above + row * up, across, up * 0.92);
        }
    }
}
