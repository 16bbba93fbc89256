package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import omerta.Seeds;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Seat;
import omerta.laws.RandomTables;
import omerta.match.Began;
import omerta.match.Match;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;

/// Saves of every game that a bad medium or a curious player has changed: each is refused, or is a match that goes on.
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class MutatedGamesTest {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final long MOST_BYTES = 256L << 20;
    private static final int LONGEST_REASON = 2_000;
    private static final int A_MATCH = 100;
    private static final int FEW = 300;
    private static final int MANY = 10_000;
    private static final Stamp STAMP = new Stamp("1.0.0", 7, Instant.EPOCH);

    @TestFactory
    Stream<DynamicTest> someAreRefusedOrGoOn() {
        return Games.all().stream().map(box -> test(box, FEW));
    }

    @Tag("long")
    @TestFactory
    Stream<DynamicTest> manyAreRefusedOrGoOn() {
        return Games.all().stream().map(box -> test(box, MANY));
    }

    private static DynamicTest test(GameBox<?, ?> box, int mutations) {
        return DynamicTest.dynamicTest(box.id(), () -> {
            Random random = new Random(Seeds.next(box.id()));
            int refused = 0;
            for (int done = 0; done < mutations; done += A_MATCH) {
                String text = text(box, random);
                for (int i = 0; i < A_MATCH; i++) {
                    refused += isRefused(Damage.any(random).done(text, random)) ? 1 : 0;
                }
            }
            assertThat(refused).as("refused").isGreaterThan(mutations / 2);
        });
    }

    /// A match somewhere in its middle, half of the times without the snapshot of its last state.
    private static <S, A> String text(GameBox<S, A> box, Random random) {
        Match<S, A> whole = RandomTables.match(box.game(), random);
        Match<S, A> match = ((Began.Fine<S, A>) Match.begin(box.game(), whole.table(), whole.start())).match();
        int moves = random.nextInt(whole.moves());
        for (int i = 0; i < moves; i++) {
            match.play(whole.move(i).seat(), whole.move(i).action());
        }
        String text = new String(MatchText.of(box, match, STAMP), StandardCharsets.UTF_8);
        byte[] bytes = random.nextBoolean() ? Saves.plain(text) : Saves.unsealed(text);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static boolean isRefused(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        long before = THREADS.getCurrentThreadAllocatedBytes();
        Opened opened = new MatchReader(Games::find).read(bytes, true);
        assertThat(THREADS.getCurrentThreadAllocatedBytes() - before)
                .as("bytes taken")
                .isLessThan(MOST_BYTES);
        return switch (opened) {
            case Opened.Refused(var _, var why, var _) -> {
                assertThat(why.toString()).hasSizeLessThan(LONGEST_REASON);
                yield true;
            }
            case Opened.Fine(Loaded<?, ?> loaded) -> {
                goesOn(loaded.match());
                yield false;
            }
        };
    }

    private static <S, A> void goesOn(Match<S, A> match) {
        assertThat(match.game().inspect(match.table(), match.truth()).isLegal()).isTrue();
        if (match.outcome().isEmpty()) {
            Seat seat = match.turn().decisions().getFirst().seat();
            A action = match.legalActions(seat).getFirst();
            assertThat(match.play(seat, action).isLegal()).isTrue();
        }
    }

    /// What may be done to a text.
    private enum Damage {
        LETTER {
            @Override
            String done(String text, Random random) {
                int at = random.nextInt(text.length());
                char letter = (char) (' ' + random.nextInt('~' - ' '));
                return text.substring(0, at) + letter + text.substring(at + 1);
            }
        },
        NUMBER {
            @Override
            String done(String text, Random random) {
                return replaced(text, "-?[0-9]+", ODD.get(random.nextInt(ODD.size())), random);
            }
        },
        WORD {
            @Override
            String done(String text, Random random) {
                List<String> words =
                        found(text, "\"[^\"]*\"").map(word -> word.text).toList();
                return replaced(text, "\"[^\"]*\"", words.get(random.nextInt(words.size())), random);
            }
        },
        LINE_LOST {
            @Override
            String done(String text, Random random) {
                return replaced(text, "\n[^\n]*", "", random);
            }
        },
        LINE_TWICE {
            @Override
            String done(String text, Random random) {
                List<Found> lines = found(text, "\n[^\n]*").toList();
                Found line = lines.get(random.nextInt(lines.size()));
                return text.substring(0, line.from) + line.text + text.substring(line.from);
            }
        },
        DEEP {
            @Override
            String done(String text, Random random) {
                int at = random.nextInt(text.length());
                return text.substring(0, at) + "[".repeat(DEPTH) + text.substring(at);
            }
        },
        LONG {
            @Override
            String done(String text, Random random) {
                return replaced(text, "\"[^\"]*\"", "\"" + "x".repeat(LENGTH) + "\"", random);
            }
        };

        private static final List<String> ODD = List.of(
                "-1",
                "0",
                "1",
                "99",
                "2147483647",
                "-2147483648",
                "9999999999999999999999",
                "1e999999999",
                "0.5",
                "null",
                "[]",
                "{}",
                "true");
        private static final int DEPTH = 5_000;
        private static final int LENGTH = 100_000;

        abstract String done(String text, Random random);

        static Damage any(Random random) {
            return values()[random.nextInt(values().length)];
        }

        private record Found(int from, int to, String text) {}

        private static Stream<Found> found(String text, String pattern) {
            List<Found> found = new ArrayList<>();
            var matcher = java.util.regex.Pattern.compile(pattern).matcher(text);
            while (matcher.find()) {
                found.add(new Found(matcher.start(), matcher.end(), matcher.group()));
            }
            return found.stream();
        }

        private static String replaced(String text, String pattern, String by, Random random) {
            List<Found> found = found(text, pattern).toList();
            Found one = found.get(random.nextInt(found.size()));
            return text.substring(0, one.from) + by + text.substring(one.to);
        }
    }
}
