package omerta.match.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import omerta.engine.Game;
import omerta.engine.Rng;
import omerta.engine.Table;
import omerta.engine.Viewer;
import omerta.match.Match;

/// A match under inspection: what a law may look at, and where it reports.
///
/// @param <S> the type of state
/// @param <A> the type of action
public final class Scene<S, A> {

    /// So many violations of one match are kept; more tell nothing new.
    private static final int MOST = 20;

    private final Match<S, A> match;
    private final long seed;
    private final Rng.Stream chance;
    private final Pool<A> pool;
    private final List<Violation> violations = new ArrayList<>();

    Scene(Match<S, A> match, long seed, Rng.Stream chance) {
        this.match = match;
        this.seed = seed;
        this.chance = chance;
        this.pool = new Pool<>(match.table().size());
    }

    /// The match.
    public Match<S, A> match() {
        return match;
    }

    /// Its game.
    public Game<S, A> game() {
        return match.game();
    }

    /// Its table.
    public Table table() {
        return match.table();
    }

    /// The full state now.
    public S truth() {
        return match.truth();
    }

    /// Everybody who looks: each seat and the table itself.
    public List<Viewer> viewers() {
        List<Viewer> viewers = new ArrayList<>(table().seats());
        viewers.add(Viewer.TABLE);
        return viewers;
    }

    /// Actions seen in this match, and odd ones made of them.
    public Pool<A> pool() {
        return pool;
    }

    /// Where a law draws by chance.
    public Rng.Stream chance() {
        return chance;
    }

    /// Reports a violation.
    public void report(Law<S, A> law, String what) {
        report(law.number(), what);
    }

    /// Reports a violation if two things are not equal.
    public void same(Law<S, A> law, Object one, Object other, String what) {
        if (!Objects.equals(one, other)) {
            report(law, what + ": " + Anatomy.difference(one, other));
        }
    }

    void report(int law, String what) {
        if (violations.size() < MOST) {
            violations.add(new Violation(law, seed, match.moves(), what));
        }
    }

    List<Violation> violations() {
        return violations;
    }
}
