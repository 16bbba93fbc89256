package omerta.corleone;

import static omerta.corleone.Sketch.code;
import static omerta.corleone.Sketch.space;
import static omerta.corleone.Sketch.words;

import java.util.List;

/// Actions from short texts.
final class Moves {

    private Moves() {}

    private static List<Integer> codes(String cards) {
        return words(cards).stream().map(card -> (int) code(card)).toList();
    }

    static CorleoneAction place(String place) {
        return new CorleoneAction.Place(space(place));
    }

    static CorleoneAction complete(String job, String goods) {
        return new CorleoneAction.Complete(
                code(job),
                words(goods).stream().map(good -> CorleoneGood.of(code(good))).toList());
    }

    static CorleoneAction play(String ally) {
        return new CorleoneAction.Play(code(ally));
    }

    static CorleoneAction pass() {
        return new CorleoneAction.Pass();
    }

    static CorleoneAction done() {
        return new CorleoneAction.Done();
    }

    static CorleoneAction keep(String job) {
        return new CorleoneAction.Keep(code(job));
    }

    static CorleoneAction bid(Integer... bills) {
        return new CorleoneAction.Bid(List.of(bills));
    }

    static CorleoneAction pick(String ally) {
        return new CorleoneAction.Pick(code(ally));
    }

    static CorleoneAction discard(String cards) {
        return new CorleoneAction.Discard(codes(cards));
    }

    static CorleoneAction moveMarker(int from) {
        return new CorleoneAction.MoveMarker(from);
    }

    static CorleoneUse take(CorleoneEffect.Automatic effect) {
        return new CorleoneUse.Take(effect);
    }

    static CorleoneUse stash(int value) {
        return new CorleoneUse.Stash(value);
    }

    static CorleoneUse exchange(String card, String good) {
        return new CorleoneUse.Exchange(code(card), CorleoneGood.of(code(good)));
    }

    static CorleoneUse look() {
        return new CorleoneUse.Look();
    }

    static CorleoneUse convert(String cards) {
        return new CorleoneUse.Convert(codes(cards));
    }

    static CorleoneUse fetch(String good) {
        return new CorleoneUse.Fetch(CorleoneGood.of(code(good)));
    }

    static CorleoneUse kill(String place) {
        return new CorleoneUse.Kill(space(place));
    }

    static CorleoneUse driveBy(String places) {
        return new CorleoneUse.DriveBy(words(places).stream().map(Sketch::space).toList());
    }

    static CorleoneUse mine(String place) {
        return new CorleoneUse.Bomb(space(place));
    }

    static CorleoneUse move(String from, String to) {
        return new CorleoneUse.Move(space(from), space(to));
    }

    static CorleoneUse putMarker(int turf) {
        return new CorleoneUse.PutMarker(turf);
    }

    static CorleoneUse useFront(String place) {
        return new CorleoneUse.UseFront(space(place));
    }

    static CorleoneUse post(CorleoneNeutral figure, String place) {
        return new CorleoneUse.Post(figure, space(place));
    }
}
