package omerta.match.laws;

import omerta.engine.Viewer;
import omerta.match.Match;
import omerta.match.Move;

/// Law 10: a match that is saved in the middle, loaded and played on comes to the same end; so does one where
/// moves were taken back, and made again or not, at a table where all can be taken back.
///
/// @param codec saves and loads
/// @param <S> the type of state
/// @param <A> the type of action
record ForkLaw<S, A>(Codec<S, A> codec) implements Law<S, A> {

    private static final int DEEPEST = 5;

    @Override
    public int number() {
        return 10;
    }

    @Override
    public void whole(Scene<S, A> scene) {
        Match<S, A> match = scene.match();
        int moves = scene.chance().below(match.moves() + 1);
        Match<S, A> loaded = codec.readMatch(codec.writeMatch(Forks.upTo(match, moves)));
        goOn(scene, loaded, moves, "saved and loaded");

        Match<S, A> undone = Forks.upTo(match, Forks.friendly(match.table()), moves);
        undone.lift();
        int back = takeBack(undone, scene.chance().below(DEEPEST + 1));
        Match<S, A> reloaded = codec.readMatch(codec.writeMatch(undone));
        for (int i = 0; i < back; i++) {
            undone.redo(Viewer.TABLE);
        }
        goOn(scene, undone, moves, "undone and redone");
        goOn(scene, reloaded, moves - back, "undone, saved and loaded");
    }

    private static <S, A> int takeBack(Match<S, A> match, int most) {
        int back = 0;
        while (back < most && match.takeBack(Viewer.TABLE).isFree()) {
            back++;
        }
        return back;
    }

    private void goOn(Scene<S, A> scene, Match<S, A> fork, int from, String how) {
        Match<S, A> match = scene.match();
        scene.same(this, fork.truth(), match.truthAt(from), how + " after move " + from + ", it stands elsewhere");
        for (int i = from; i < match.moves(); i++) {
            Move<A> move = match.move(i);
            if (!fork.play(move.seat(), move.action()).isLegal()) {
                scene.report(this, how + " after move " + from + ", move " + (i + 1) + " is illegal: " + move);
                return;
            }
        }
        scene.same(this, fork.truth(), scene.truth(), how + " after move " + from + ", it ends elsewhere");
        scene.same(this, fork.outcome(), match.outcome(), how + " after move " + from + ", it has another outcome");
    }
}
