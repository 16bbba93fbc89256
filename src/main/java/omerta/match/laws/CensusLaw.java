package omerta.match.laws;

import java.util.Map;
import omerta.engine.Ruling;
import omerta.engine.Viewer;

/// Law 4: nothing is lost and nothing is made. The census stays what it was at the deal, in views as a sum, and every
/// state can stand at the table.
///
/// @param <S> the type of state
/// @param <A> the type of action
record CensusLaw<S, A>() implements Law<S, A> {

    @Override
    public int number() {
        return 4;
    }

    @Override
    public void state(Scene<S, A> scene) {
        Map<String, Integer> census = scene.game().census(scene.truth());
        scene.same(this, census, scene.game().census(scene.match().truthAt(0)), "the census is not that of the deal");
        for (Viewer viewer : scene.viewers()) {
            Map<String, Integer> seen = scene.game().census(scene.game().mask(scene.truth(), viewer));
            scene.same(this, sum(seen), sum(census), "the view of " + viewer + " has more or less in it");
        }
        if (scene.game().inspect(scene.table(), scene.truth()) instanceof Ruling.Illegal illegal) {
            scene.report(this, "a state that cannot be, by " + illegal.clause() + ": " + illegal.why());
        }
    }

    private static int sum(Map<String, Integer> census) {
        return census.values().stream().mapToInt(Integer::intValue).sum();
    }
}
