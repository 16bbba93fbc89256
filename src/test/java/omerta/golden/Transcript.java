package omerta.golden;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.CRC32;
import omerta.box.GameBox;
import omerta.engine.Decision;
import omerta.engine.Event;
import omerta.engine.Outcome;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import omerta.match.Match;
import omerta.match.Move;
import omerta.match.Start;
import omerta.save.GameJson;
import omerta.text.Language;
import omerta.text.Phrases;

/// Writes a match as a transcript: each move with what the table is told of it and what single seats are told
/// beyond that, and the check sum of all views and legal lists. Where something happens for the first time, at
/// every fiftieth move and at both ends, the views stand in full: what the table sees now, and what each seat sees
/// beyond that.
///
/// @param <S> the type of state
/// @param <A> the type of action
final class Transcript<S, A> {

    private static final int OFTEN = 50;

    private final Match<S, A> match;
    private final GameJson<S, A> json;
    private final Phrases phrases;
    private final StringBuilder out = new StringBuilder();
    private final Set<Class<?>> seen = new HashSet<>();
    private Map<String, String> shown = new TreeMap<>();

    private Transcript(GameBox<S, A> box, Match<S, A> match) {
        this.match = match;
        this.json = GameJson.of(box.game());
        this.phrases = Phrases.of(Language.ENGLISH).with(box.id());
    }

    /// The transcript of a match.
    static <S, A> String of(GameBox<S, A> box, Match<S, A> match) {
        Transcript<S, A> transcript = new Transcript<>(box, match);
        transcript.head(box.id());
        transcript.dealt();
        transcript.stand(0, true);
        for (int i = 0; i < match.moves(); i++) {
            transcript.move(i);
        }
        transcript.end();
        return transcript.out.toString();
    }

    private void head(String game) {
        line(
                0,
                game + ", " + match.table().size() + " seats, "
                        + match.table().options().values());
        line(
                0,
                switch (match.start()) {
                    case Start.Seeded<S>(long seed) -> "dealt by seed " + seed;
                    case Start.Position<S>(S state) -> "begun from " + json.state(state);
                });
    }

    private void dealt() {
        match.dealt().forEach(this::tell);
    }

    private void move(int index) {
        Move<A> move = match.move(index);
        line(0, (index + 1) + " " + colour(move.seat()) + " " + json.action(move.action()));
        boolean isNew = false;
        for (Event event : match.step(index).events()) {
            isNew |= seen.add(event.getClass());
            tell(event);
        }
        stand(index + 1, isNew || (index + 1) % OFTEN == 0 || index + 1 == match.moves());
    }

    private void tell(Event event) {
        String told = said(event, Viewer.TABLE);
        line(4, told + " (" + event.clause() + ")");
        for (Seat seat : match.table().seats()) {
            if (!said(event, seat).equals(told)) {
                line(4, "to " + colour(seat) + ": " + said(event, seat));
            }
        }
    }

    /// Where the match stands after some moves.
    private void stand(int moves, boolean inFull) {
        S state = match.truthAt(moves);
        CRC32 sum = new CRC32();
        Map<String, String> open = see(moves, Viewer.TABLE, sum);
        if (inFull) {
            Flat.difference(open, shown).forEach((path, value) -> line(6, "table: " + path + " = " + value));
            shown = open;
        }
        for (Seat seat : match.table().seats()) {
            Map<String, String> own = Flat.difference(see(moves, seat, sum), open);
            List<String> legal = match.game().legalActions(state, seat).stream()
                    .map(json::action)
                    .toList();
            add(sum, legal.toString());
            if (inFull) {
                own.forEach((path, value) -> line(6, colour(seat) + ": " + path + " = " + value));
                legal.forEach(action -> line(6, colour(seat) + " may " + action));
            }
        }
        for (Decision decision : match.game().turn(state).decisions()) {
            add(sum, decision.toString());
            if (inFull) {
                line(
                        6,
                        colour(decision.seat()) + " decides, "
                                + decision.privacy().name().toLowerCase(Locale.ROOT));
            }
        }
        line(6, String.format(Locale.ROOT, "sum %08x", sum.getValue()));
    }

    private Map<String, String> see(int moves, Viewer viewer, CRC32 sum) {
        String view = json.state(match.viewAt(moves, viewer).state());
        add(sum, view);
        return Flat.of(view);
    }

    private void end() {
        Outcome outcome = match.outcome().orElseThrow();
        line(0, "end: " + phrases.say(outcome.end(), match.table()));
        for (Outcome.Standing standing : outcome.standings()) {
            line(4, "place " + standing.place() + ": " + colour(standing.seat()) + ", " + standing.total());
            standing.lines()
                    .forEach(score -> line(8, phrases.say(score.source(), match.table()) + ": " + score.amount()));
        }
        outcome.tieBreaks().forEach(tie -> line(4, phrases.say(tie, match.table())));
    }

    private String said(Event event, Viewer viewer) {
        return phrases.say(event.mask(viewer).message(), match.table());
    }

    private String colour(Seat seat) {
        return match.table().player(seat).colour().name().toLowerCase(Locale.ROOT);
    }

    private void line(int indent, String text) {
        out.append(" ".repeat(indent)).append(text).append('\n');
    }

    private static void add(CRC32 sum, String text) {
        sum.update(text.getBytes(StandardCharsets.UTF_8));
    }
}
