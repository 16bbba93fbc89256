package omerta.match.laws;

import java.util.List;
import java.util.function.Function;
import omerta.engine.Event;
import omerta.engine.Step;
import omerta.match.Match;
import omerta.match.Move;

/// Law 8: states, actions, events and matches survive being written, read and written again, views and masked events
/// too.
///
/// @param codec writes and reads
/// @param <S> the type of state
/// @param <A> the type of action
record JsonLaw<S, A>(Codec<S, A> codec) implements Law<S, A> {

    @Override
    public int number() {
        return 8;
    }

    @Override
    public void state(Scene<S, A> scene) {
        survives(scene, scene.truth(), codec::writeState, codec::readState);
        for (var viewer : scene.viewers()) {
            survives(scene, scene.game().mask(scene.truth(), viewer), codec::writeState, codec::readState);
        }
    }

    @Override
    public void move(Scene<S, A> scene, S before, Move<A> move, Step<S> step) {
        survives(scene, move.action(), codec::writeAction, codec::readAction);
        survive(scene, step.events());
    }

    @Override
    public void deal(Scene<S, A> scene, List<Event> dealt) {
        survive(scene, dealt);
    }

    private void survive(Scene<S, A> scene, List<Event> events) {
        for (Event event : events) {
            survives(scene, event, codec::writeEvent, codec::readEvent);
            for (var viewer : scene.viewers()) {
                survives(scene, event.mask(viewer), codec::writeEvent, codec::readEvent);
            }
        }
    }

    @Override
    public void whole(Scene<S, A> scene) {
        String text = codec.writeMatch(scene.match());
        Match<S, A> read = codec.readMatch(text);
        scene.same(this, codec.writeMatch(read), text, "a match is written otherwise when it was read");
        scene.same(this, read.history(), scene.match().history(), "a match has other moves when it was read");
        scene.same(this, read.truth(), scene.truth(), "a match stands otherwise when it was read");
    }

    private <T> void survives(Scene<S, A> scene, T thing, Function<T, String> write, Function<String, T> read) {
        String text = write.apply(thing);
        T again = read.apply(text);
        scene.same(this, again, thing, "read otherwise than it was written");
        scene.same(this, write.apply(again), text, "written otherwise when it was read");
    }
}
