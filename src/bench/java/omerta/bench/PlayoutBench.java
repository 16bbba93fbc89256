package omerta.bench;

import java.util.List;
import omerta.engine.Decision;
import omerta.engine.Game;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.Step;
import omerta.engine.Table;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// Random playouts. One operation is one action: who decides, what is legal, one of it by chance, and what that leads to.
@State(Scope.Thread)
public class PlayoutBench {

    /// Which game, and how many play it.
    @Param({
        "da-capo 2",
        "da-capo 3",
        "da-capo 4",
        "da-capo 5",
        "da-capo 6",
        "don-pepe 3",
        "don-pepe 4",
        "don-pepe 5",
        "don-pepe 6",
        "don-peperoni 3",
        "don-peperoni 4",
        "don-peperoni 5",
        "don-capollo 3",
        "don-capollo 4",
        "don-capollo 5",
        "don-capollo 6",
        "corleone 2",
        "corleone 3",
        "corleone 4",
        "corleone 5"
    })
    public String match = "";

    private Run<?, ?> run = new Run<>(Matches.box("da-capo").game(), Matches.table(2));

    /// Deals.
    @Setup
    public void deal() {
        int space = match.indexOf(' ');
        int seats = Integer.parseInt(match.substring(space + 1));
        run = new Run<>(Matches.box(match.substring(0, space)).game(), Matches.table(seats));
    }

    /// One action; where a match is over the next one is dealt instead.
    @Benchmark
    public Object action() {
        return run.step();
    }

    /// Matches, one after another.
    private static final class Run<S, A> {
        private final Game<S, A> game;
        private final Table table;
        private final Rng.Stream chance = Rng.of(1).stream();
        private S state;

        Run(Game<S, A> game, Table table) {
            this.game = game;
            this.table = table;
            this.state = Matches.begin(game, table, chance.bits()).truth();
        }

        Object step() {
            List<Decision> asked = game.turn(state).decisions();
            if (asked.isEmpty()) {
                state = Matches.begin(game, table, chance.bits()).truth();
                return state;
            }
            Seat seat = asked.get(chance.below(asked.size())).seat();
            List<A> legal = game.legalActions(state, seat);
            Step<S> step = game.apply(state, seat, legal.get(chance.below(legal.size())));
            state = step.state();
            return step;
        }
    }
}
