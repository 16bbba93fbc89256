package omerta.ui.peperoni;

import static omerta.ui.peperoni.DonPeperoniTableMaker.SYMBOLS;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.Label;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoniAgent;
import omerta.peperoni.DonPeperoniPhase;
import omerta.peperoni.DonPeperoniScreen;
import omerta.peperoni.DonPeperoniState;
import omerta.ui.board.art.Fit;
import omerta.ui.board.art.Lettering;
import omerta.ui.board.art.Sketch;
import omerta.ui.board.kit.Spot;
import omerta.ui.board.kit.Tray;

/// What lies behind the screen of one seat, and what that seat knows of a house.
final class ScreenTray extends Tray<Ground> {

    private static final double USUAL = 6.2;
    private static final double MOST = 8.5;
    private static final double UNITS = 70;
    private static final double CHIT = 42;
    private static final double AGENT = 72;
    private static final double GAP = 7;
    private static final double BETWEEN = 12;
    private static final double WORDS = 12;
    private static final double MOST_WORDS = 0.24;
    private static final Map<DonPeperoniAgent, String> KEYS = Map.of(
            DonPeperoniAgent.LAWYER, "W",
            DonPeperoniAgent.SPY, "Y",
            DonPeperoniAgent.GUNSLINGER, "G",
            DonPeperoniAgent.BODYGUARD, "B",
            DonPeperoniAgent.CHAR_LADY, "K");

    private final Names names;
    private final Knowledge knowledge;
    private final Label title;
    private final String usual;
    private final Lettering note = new Lettering("", "screen-note");
    private boolean looking;

    /// What is behind a seat's screen, as its view shows it.
    ScreenTray(Names names, DonPeperoniState state, Seat seat) {
        super("peperoni-tray");
        this.names = names;
        knowledge = new Knowledge(names, state, seat);
        DonPeperoniScreen screen = state.screen(seat);
        title = new Label(names.desk()
                .words(
                        "don-peperoni.table.screen",
                        names.of(seat),
                        screen.money(names.map().tables())));
        title.getStyleClass().add("screen-title");
        title.setWrapText(true);
        getChildren().addAll(title, note);
        chits(screen.chits());
        agents(state, seat);
        if (state.markers(seat) > 0) {
            Sketch star = SYMBOLS.sketch(52, UNITS, "badge-card").with("star", 4, 12, 44, 44);
            Spot spot = new Spot(star.thing(), names.desk().words("don-peperoni.table.badge", state.markers(seat)))
                    .letter("P");
            put(state.markers(seat) > 1 ? spot.badge(Integer.toString(state.markers(seat))) : spot, new Ground.Badge());
        }
        if (seat.equals(state.active())) {
            end(state);
        }
        usual = state.phase() == DonPeperoniPhase.CANVASS ? names.desk().words("don-peperoni.table.screen-note") : "";
        look(Optional.empty());
    }

    private void chits(Pile chits) {
        for (int code = 1; code <= names.map().tables().chits().size(); code++) {
            int count = chits.count((byte) code);
            int value = names.map().tables().worth((byte) code);
            if (count > 0) {
                Label number = new Label(Integer.toString(value));
                number.getStyleClass().add("chit-value");
                Sketch chit = SYMBOLS.sketch(CHIT, CHIT, "chit")
                        .with("chit", 1, 1, CHIT - 2, CHIT - 2)
                        .with(number, 0, 0, CHIT, CHIT);
                if (count > 1) {
                    Label times = new Label(names.desk().words("don-peperoni.table.times", count));
                    times.getStyleClass().add("chit-count");
                    chit.with(new Fit(times, 1), CHIT - 23, CHIT - 13, 23, 13);
                }
                put(
                        new Spot(chit.thing(), names.desk().words("don-peperoni.table.chit", value, count))
                                .letter(Integer.toString(code)),
                        new Ground.Chit(value));
            }
        }
    }

    private void agents(DonPeperoniState state, Seat seat) {
        Pile left = state.screen(seat).agents();
        for (DonPeperoniAgent agent : DonPeperoniAgent.values()) {
            boolean here = agent == DonPeperoniAgent.SPY ? state.hasSpy(seat) : left.contains(agent.code());
            if (here) {
                Label name = new Label(names.agent(agent));
                name.getStyleClass().add("agent-name");
                Sketch card = SYMBOLS.sketch(AGENT, UNITS, "agent", Names.key(agent))
                        .with("agent-card", 0, 0, AGENT, UNITS)
                        .with(Names.key(agent), 8, 4, AGENT - 16, 48)
                        .with(new Fit(name, 1), 3, 52, AGENT - 6, 16);
                put(
                        new Spot(
                                        card.thing(),
                                        names.desk()
                                                .words(
                                                        "don-peperoni.table.agent",
                                                        names.agent(agent),
                                                        names.rule(agent)))
                                .letter(KEYS.getOrDefault(agent, "")),
                        new Ground.Agent(agent));
            }
        }
    }

    private void end(DonPeperoniState state) {
        String key = switch (state.phase()) {
            case RAISE -> "don-peperoni.table.decline";
            case BID -> state.auction().bidding() ? "don-peperoni.table.done" : "don-peperoni.action.pass";
            case CANVASS, HOME, STARTER, OVER -> "don-peperoni.table.done";
        };
        String words = names.desk().words(key);
        Sketch end = SYMBOLS.sketch(AGENT, UNITS, "end")
                .with("end", 12, 4, AGENT - 24, 36)
                .with(new Lettering(words, "end-words"), 1, 40, AGENT - 2, 29);
        put(new Spot(end.thing(), words).letter("D"), new Ground.End());
    }

    /// Says what the seat knows of a house, or in general.
    void look(Optional<Integer> house) {
        Optional<String> known = house.flatMap(knowledge::of);
        looking = known.isPresent();
        note.say(known.orElse(usual));
        requestLayout();
    }

    @Override
    protected double computePrefHeight(double width) {
        return USUAL * title.getFont().getSize();
    }

    @Override
    protected double computePrefWidth(double height) {
        return USUAL * title.getFont().getSize() * 10;
    }

    @Override
    protected void layoutChildren() {
        double em = title.getFont().getSize();
        double words = Math.min(WORDS * em, getWidth() * MOST_WORDS);
        double line = words - em * 0.6;
        words(em * 0.4, line);
        List<Spot> chits = spots(true);
        List<Spot> others = spots(false);
        List<Spot> all = List.copyOf(spots().keySet());
        double room = Math.max(1, getWidth() - words);
        double one = Math.min(Math.min(getHeight(), MOST * em) / UNITS, room / units(all));
        double two = Math.min(getHeight() / (CHIT + BETWEEN + UNITS), room / Math.max(units(chits), units(others)));
        if (one >= two) {
            row(all, words, room, 0, getHeight(), one);
        } else {
            double top = (getHeight() - (CHIT + BETWEEN + UNITS) * two) / 2;
            row(chits, words, room, top, CHIT * two, two);
            row(others, words, room, top + (CHIT + BETWEEN) * two, UNITS * two, two);
        }
    }

    /// The title and the note under it. Where there is no room for both, what is known of a house takes the title's place,
    /// and what is said in general gives way to it.
    private void words(double left, double wide) {
        double high = Math.min(title.prefHeight(wide), getHeight());
        boolean both = note.factor(wide, getHeight() - high) >= 1;
        title.setVisible(both || !looking);
        note.setVisible(both || looking);
        title.resizeRelocate(left, 0, wide, high);
        double above = title.isVisible() ? high : 0;
        note.resizeRelocate(left, above, wide, getHeight() - above);
    }

    private List<Spot> spots(boolean chits) {
        return spots().entrySet().stream()
                .filter(entry -> entry.getValue() instanceof Ground.Chit == chits)
                .map(Map.Entry::getKey)
                .toList();
    }

    private static double units(List<Spot> row) {
        double units = GAP;
        for (Spot spot : row) {
            units += spot.prefWidth(-1) + GAP;
        }
        return units;
    }

    /// Lays a row into a strip of the tray.
    private static void row(List<Spot> row, double left, double room, double top, double height, double factor) {
        double x = left + GAP * factor + Math.max(0, (room - units(row) * factor) / 2);
        for (Spot spot : row) {
            double wide = spot.prefWidth(-1) * factor;
            double high = spot.prefHeight(-1) * factor;
            spot.resizeRelocate(x, top + (height - high) / 2, wide, high);
            x += wide + GAP * factor;
        }
    }
}
