package omerta.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.dacapo.DaCapo;
import omerta.dacapo.DaCapoAction;
import omerta.dacapo.DaCapoState;
import omerta.dacapo.DaCapoTables;
import omerta.engine.Dealt;
import omerta.engine.Game;
import omerta.engine.Info;
import omerta.engine.Outcome;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Step;
import omerta.engine.Table;
import omerta.engine.Telling;
import omerta.engine.Turn;
import omerta.engine.Viewer;

/// Da Capo!, but for a card that is lost in the second round: law 4 is broken.
record Leaky(Game<DaCapoState, DaCapoAction> whole) implements Game<DaCapoState, DaCapoAction> {

    /// The game out of its box.
    static GameBox<DaCapoState, DaCapoAction> box() {
        DaCapoTables figures = ((DaCapo) Games.find("da-capo").orElseThrow().game()).tables();
        return new GameBox<>(new Leaky(new DaCapo(figures)), "1.0", "leaky");
    }

    @Override
    public Map<String, Integer> census(DaCapoState state) {
        Map<String, Integer> census = new TreeMap<>(whole.census(state));
        if (state.round() > 1) {
            census.merge("lost", 1, Integer::sum);
        }
        return census;
    }

    @Override
    public Info<DaCapoState, DaCapoAction> info() {
        return whole.info();
    }

    @Override
    public Dealt<DaCapoState> deal(Table table, Rng rng) {
        return whole.deal(table, rng);
    }

    @Override
    public Ruling inspect(Table table, DaCapoState state) {
        return whole.inspect(table, state);
    }

    @Override
    public Turn turn(DaCapoState state) {
        return whole.turn(state);
    }

    @Override
    public List<DaCapoAction> legalActions(DaCapoState state, Seat seat) {
        return whole.legalActions(state, seat);
    }

    @Override
    public Ruling judge(DaCapoState state, Seat seat, DaCapoAction action) {
        return whole.judge(state, seat, action);
    }

    @Override
    public Step<DaCapoState> apply(DaCapoState state, Seat seat, DaCapoAction action) {
        return whole.apply(state, seat, action);
    }

    @Override
    public DaCapoState mask(DaCapoState state, Viewer viewer) {
        return whole.mask(state, viewer);
    }

    @Override
    public DaCapoState determinize(DaCapoState view, Viewer viewer, Rng rng) {
        return whole.determinize(view, viewer, rng);
    }

    @Override
    public Optional<Outcome> outcome(DaCapoState state) {
        return whole.outcome(state);
    }

    @Override
    public int appeal(DaCapoState view, Seat seat, DaCapoAction action) {
        return whole.appeal(view, seat, action);
    }

    @Override
    public Telling<DaCapoState, DaCapoAction> telling() {
        return whole.telling();
    }
}
