package omerta.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import omerta.box.GameBox;
import omerta.engine.House;
import omerta.engine.Option;
import omerta.engine.Options;
import omerta.engine.Player;
import omerta.engine.SeatColour;
import omerta.engine.Table;
import omerta.match.laws.Care;
import omerta.match.laws.LawBook;
import omerta.match.laws.Played;
import omerta.match.laws.Playout;
import omerta.match.laws.Policy;
import omerta.match.laws.Words;
import omerta.save.SavedJson;
import omerta.text.Proofreader;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/// The laws that every game obeys, held against random matches of one game. A game's test extends this.
///
/// Each match follows from its number of seats and its seed, which also chooses the policy and the options. The
/// seeds are printed; `-Domerta.seed=N` plays that one alone.
///
/// @param <S> the type of state
/// @param <A> the type of action
public abstract class GameLaws<S, A> {

    /// So many matches for each number of seats in the ordinary run.
    protected static final int MATCHES = 500;

    /// So many matches in the long run, for all numbers of seats together.
    protected static final int LONG_RUN = 20_000;

    private static final int ENOUGH = 5;

    /// The game.
    protected abstract GameBox<S, A> box();

    /// The options to play by; each is played about as often as the others.
    protected abstract List<Options> optionSets();

    /// The most moves that a match may take, as the game's design says.
    protected abstract int bound();

    /// So many matches for each number of seats in the ordinary run.
    protected int matches() {
        return MATCHES;
    }

    /// How closely a match is looked at.
    protected Care care() {
        return Care.USUAL;
    }

    /// The laws.
    protected LawBook<S, A> book() {
        Proofreader reader = Proofreader.of(box().id());
        return LawBook.<S, A>ofRules(box().game().listsAll())
                .with(new SavedJson<>(box()))
                .with(Words.of(reader::hasClause, reader::flaw))
                .with(care());
    }

    @TestFactory
    Stream<DynamicTest> randomMatchesObeyTheLaws() {
        return forEachSeatNumber(matches());
    }

    @Tag("long")
    @TestFactory
    Stream<DynamicTest> manyRandomMatchesObeyTheLaws() {
        var info = box().game().info();
        return forEachSeatNumber(LONG_RUN / (info.mostSeats() - info.leastSeats() + 1));
    }

    private Stream<DynamicTest> forEachSeatNumber(int matches) {
        var info = box().game().info();
        Long only = Long.getLong("omerta.seed");
        long first = only == null ? System.nanoTime() & 0xFFFF_FFFFL : only;
        int count = only == null ? matches : 1;
        String seeds = count == 1 ? "seed " + first : "seeds " + first + " to " + (first + count - 1);
        return IntStream.rangeClosed(fewest(), info.mostSeats())
                .mapToObj(seats -> DynamicTest.dynamicTest(
                        box().id() + ", " + seats + " seats, " + seeds, () -> obey(seats, first, count, seeds)));
    }

    /// The fewest who may play, whatever was agreed.
    private int fewest() {
        var info = box().game().info();
        return info.leastSeats(fewer());
    }

    /// What has to be agreed so that the fewest may play; nothing in most games.
    private Options fewer() {
        Options fewer = Options.STANDARD;
        for (Option option : box().game().info().options()) {
            fewer = option instanceof Option.Fewer ? fewer.with(option.key(), "true") : fewer;
        }
        return fewer;
    }

    private void obey(int seats, long first, int count, String seeds) {
        System.out.println(box().id() + ", " + seats + " seats: " + seeds);
        LawBook<S, A> book = book();
        List<String> broken = new ArrayList<>();
        for (long seed = first; seed < first + count && broken.size() < ENOUGH; seed++) {
            Played<S, A> played = playout(seats, seed, book).play(seed);
            String where = seats + " seats, " + played.match().table().options().values() + ", ";
            played.violations().stream().limit(ENOUGH).forEach(violation -> broken.add(where + violation));
            if (!played.finished() && played.violations().isEmpty()) {
                broken.add(where + "seed " + seed + " did not end");
            }
        }
        assertThat(broken).as("the laws, for " + seeds).isEmpty();
    }

    private Playout<S, A> playout(int seats, long seed, LawBook<S, A> book) {
        Policy[] policies = Policy.values();
        Policy policy = policies[Math.floorMod(seed, policies.length)];
        List<Options> sets = optionSets();
        Options options = sets.get(Math.floorMod(seed / policies.length, sets.size()));
        if (seats < box().game().info().leastSeats()) {
            for (var agreed : fewer().values().entrySet()) {
                options = options.with(agreed.getKey(), agreed.getValue());
            }
        }
        return new Playout<>(box().game(), table(seats, options), policy, bound(), book);
    }

    /// A strict table of so many seats.
    protected static Table table(int seats, Options options) {
        List<Player> players = new ArrayList<>();
        for (SeatColour colour : SeatColour.values()) {
            if (players.size() < seats) {
                players.add(new Player("Seat " + (players.size() + 1), colour));
            }
        }
        return new Table(players, options, House.STRICT);
    }
}
