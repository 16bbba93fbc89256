package omerta.match;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import omerta.engine.Dealt;
import omerta.engine.Event;
import omerta.engine.Game;
import omerta.engine.Outcome;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Step;
import omerta.engine.Table;
import omerta.engine.Turn;
import omerta.engine.Viewer;

/// One match: its start, its moves, and every state between. Used from one thread.
///
/// @param <S> the type of state
/// @param <A> the type of action
public final class Match<S, A> implements Sight<S, A> {

    private final Game<S, A> game;
    private final Table table;
    private final Start<S> start;
    private final S first;
    private final List<Event> dealt;
    private final List<Made<S, A>> made = new ArrayList<>();
    private final Deque<Move<A>> takenBack = new ArrayDeque<>();
    private int lifted;

    private record Made<S, A>(Move<A> move, Step<S> step) {}

    private Match(Game<S, A> game, Table table, Start<S> start, S first, List<Event> dealt) {
        this.game = game;
        this.table = table;
        this.start = start;
        this.first = first;
        this.dealt = dealt;
    }

    /// Begins a match, or says why this table cannot begin it from there.
    public static <S, A> Began<S, A> begin(Game<S, A> game, Table table, Start<S> start) {
        return switch (start) {
            case Start.Seeded<S>(long seed) ->
                switch (game.deal(table, Rng.of(seed))) {
                    case Dealt.Start<S>(S state, List<Event> events) ->
                        new Began.Fine<>(new Match<>(game, table, start, state, events));
                    case Dealt.Refused<S>(Ruling.Illegal reason) -> new Began.Refused<>(reason);
                };
            case Start.Position<S>(S state) ->
                switch (game.inspect(table, state)) {
                    case Ruling.Legal() -> new Began.Fine<>(new Match<>(game, table, start, state, List.of()));
                    case Ruling.Illegal illegal -> new Began.Refused<>(illegal);
                };
        };
    }

    /// Does the action if it is legal; a refusal changes nothing. What was taken back cannot be made again afterwards.
    public Ruling play(Seat seat, A action) {
        Ruling ruling = game.judge(truth(), seat, action);
        if (ruling.isLegal()) {
            takenBack.clear();
            make(new Move<>(seat, action));
        }
        return ruling;
    }

    private void make(Move<A> move) {
        made.add(new Made<>(move, game.apply(truth(), move.seat(), move.action())));
    }

    /// Takes the last move back where [#undo] says that who asks can; says what it said.
    public Undo takeBack(Viewer asker) {
        Undo undo = undo(asker);
        if (undo.isFree()) {
            takenBack.push(made.removeLast().move());
            lifted = Math.min(lifted, made.size());
        }
        return undo;
    }

    /// Makes the move again that was taken back last where [#canRedo] says that who asks can.
    ///
    /// @return whether it was made
    public boolean redo(Viewer asker) {
        if (!canRedo(asker)) {
            return false;
        }
        make(takenBack.pop());
        return true;
    }

    /// A curtain went up: what was done before can no longer be taken back.
    public void lift() {
        lifted = made.size();
        takenBack.clear();
    }

    /// How many moves had been made when a curtain last went up, as far as they were not taken back since.
    public int lifted() {
        return lifted;
    }

    /// Where it began.
    public Start<S> start() {
        return start;
    }

    /// What happened while it was dealt, unmasked; nothing where it began at a position. For files and checks; no screen
    /// may ask for it.
    public List<Event> dealt() {
        return dealt;
    }

    /// The full state now. For files and checks; no screen may ask for it.
    public S truth() {
        return made.isEmpty() ? first : made.getLast().step().state();
    }

    /// The full state when only the first `moves` moves had been made. For files and checks; no screen may ask for it.
    public S truthAt(int moves) {
        return moves == 0 ? first : made.get(moves - 1).step().state();
    }

    /// The moves made, the first first.
    public List<Move<A>> history() {
        return Collections.unmodifiableList(made.stream().map(Made::move).toList());
    }

    /// The move made as number `index`, counted from 0.
    public Move<A> move(int index) {
        return made.get(index).move();
    }

    /// What the move `index`, counted from 0, led to, unmasked. For files and checks; no screen may ask for it.
    public Step<S> step(int index) {
        return made.get(index).step();
    }

    @Override
    public Table table() {
        return table;
    }

    @Override
    public Game<S, A> game() {
        return game;
    }

    @Override
    public int moves() {
        return made.size();
    }

    @Override
    public View<S> view(Viewer viewer) {
        return viewAt(moves(), viewer);
    }

    @Override
    public View<S> viewAt(int moves, Viewer viewer) {
        S state = truthAt(moves);
        return new View<>(viewer, game.mask(state, viewer), game.turn(state), moves);
    }

    @Override
    public View<S> openView(int moves) {
        if (outcome().isEmpty()) {
            throw new IllegalStateException("hands lie open only when the match is over");
        }
        S state = truthAt(moves);
        return new View<>(Viewer.TABLE, state, game.turn(state), moves);
    }

    @Override
    public Turn turn() {
        return game.turn(truth());
    }

    @Override
    public List<A> legalActions(Seat seat) {
        return game.legalActions(truth(), seat);
    }

    @Override
    public List<A> openActions(Seat seat) {
        return game.legalActions(game.mask(truth(), Viewer.TABLE), seat);
    }

    @Override
    public Ruling judge(Seat seat, A action) {
        return game.judge(truth(), seat, action);
    }

    @Override
    public boolean reveals(Seat seat, A action) {
        if (table.house().freeUndo()) {
            return false;
        }
        S guess = game.determinize(game.mask(truth(), seat), seat, Rng.of(moves()));
        return !game.apply(guess, seat, action).learned().isEmpty();
    }

    @Override
    public Optional<Seat> mover() {
        return made.isEmpty()
                ? Optional.empty()
                : Optional.of(made.getLast().move().seat());
    }

    @Override
    public Undo undo(Viewer asker) {
        if (made.isEmpty()) {
            return Undo.closed("undo.nothing");
        }
        if (table.house().freeUndo()) {
            return Undo.FREE;
        }
        if (!made.getLast().step().learned().isEmpty()) {
            return Undo.closed("undo.learned");
        }
        if (made.size() <= lifted) {
            return Undo.closed("undo.lifted");
        }
        Move<A> last = made.getLast().move();
        return rights(asker, truthAt(made.size() - 1), last);
    }

    /// Who may take back or make again a move: its own seat, the table too where it was not hidden.
    private Undo rights(Viewer asker, S before, Move<A> move) {
        if (asker.is(move.seat())) {
            return Undo.FREE;
        }
        if (Hidden.from(game, before, move)) {
            return Undo.closed("undo.hidden", move.seat());
        }
        return asker.equals(Viewer.TABLE) ? Undo.FREE : Undo.closed("undo.other");
    }

    @Override
    public boolean canRedo(Viewer asker) {
        return !takenBack.isEmpty()
                && (table.house().freeUndo()
                        || rights(asker, truth(), takenBack.peek()).isFree());
    }

    @Override
    public List<Told> log(int from, Viewer viewer) {
        List<Told> log = new ArrayList<>();
        if (from <= 0) {
            tell(log, 0, Optional.empty(), dealt, viewer);
        }
        for (int move = Math.max(from, 1); move <= made.size(); move++) {
            Made<S, A> one = made.get(move - 1);
            tell(log, move, Optional.of(one.move().seat()), one.step().events(), viewer);
        }
        return log;
    }

    private static void tell(List<Told> log, int move, Optional<Seat> by, List<Event> events, Viewer viewer) {
        for (Event event : events) {
            log.add(new Told(move, by, event.mask(viewer)));
        }
    }

    @Override
    public List<Told> recap(Seat seat) {
        int own = made.size();
        while (own > 0 && !made.get(own - 1).move().seat().equals(seat)) {
            own--;
        }
        return log(own == 0 ? 0 : own + 1, seat);
    }

    @Override
    public Optional<Outcome> outcome() {
        return game.outcome(truth());
    }
}
