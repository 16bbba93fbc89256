package omerta.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import omerta.box.GameBox;
import omerta.engine.Option;
import omerta.engine.Seat;
import omerta.engine.Table;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.laws.LawBook;
import omerta.match.laws.Playout;
import omerta.save.GameJson;
import omerta.save.Parsed;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Recorded matches of a game: each is played again from its own transcript and must give that transcript again.
///
/// @param <S> the type of state
/// @param <A> the type of action
abstract class GoldenMatches<S, A> {

    private static final int FEWEST = 12;
    private static final boolean BLESS = Boolean.getBoolean("omerta.bless");
    private static final Pattern MOVE = Pattern.compile("^\\d+ ([a-z]+) (\\{.*})$", Pattern.MULTILINE);

    /// The game.
    abstract GameBox<S, A> box();

    /// The matches.
    abstract List<Recipe<S>> recipes();

    /// The keys of all ends that a match can come to.
    abstract Set<String> ends();

    @TestFactory
    Stream<DynamicTest> matchesArePlayedAsRecorded() {
        return recipes().stream()
                .map(recipe -> DynamicTest.dynamicTest(recipe.name(), () -> {
                    String transcript = Transcript.of(box(), match(recipe));
                    if (BLESS) {
                        Files.createDirectories(file(recipe).getParent());
                        Files.writeString(file(recipe), transcript);
                    }
                    assertThat(file(recipe))
                            .as("a transcript; -Domerta.bless=true writes it")
                            .exists();
                    assertThat(transcript).isEqualTo(Files.readString(file(recipe)));
                }));
    }

    @Test
    void thereAreEnoughOfThem() throws IOException {
        Set<String> names =
                recipes().stream().map(recipe -> recipe.name() + ".txt").collect(Collectors.toSet());

        assertThat(names).hasSize(recipes().size()).hasSizeGreaterThanOrEqualTo(FEWEST);
        try (Stream<Path> files = Files.list(folder())) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactlyInAnyOrderElementsOf(names);
        }
    }

    @Test
    void everyEndIsAmongThem() {
        Set<String> found = new TreeSet<>();
        for (Recipe<S> recipe : recipes()) {
            found.add(match(recipe).outcome().orElseThrow().end().key());
        }

        assertThat(found).containsExactlyInAnyOrderElementsOf(ends());
    }

    @Test
    void everyNumberOfSeatsIsAmongThem() {
        var info = box().game().info();

        assertThat(recipes().stream().map(recipe -> recipe.table().size()))
                .containsAll(IntStream.rangeClosed(info.leastSeats(), info.mostSeats())
                        .boxed()
                        .toList());
    }

    @Test
    void everyOptionIsAmongThem() {
        for (Option option : box().game().info().options()) {
            Set<String> used = recipes().stream()
                    .map(recipe -> recipe.table().options().values().getOrDefault(option.key(), option.standardText()))
                    .collect(Collectors.toSet());
            switch (option) {
                case Option.Flag _ -> assertThat(used).as(option.key()).contains("true", "false");
                case Option.Fewer _ -> assertThat(used).as(option.key()).contains("true");
                case Option.Choice choice -> assertThat(used).as(option.key()).containsAll(choice.values());
                case Option.Whole _ -> assertThat(used).as(option.key()).hasSizeGreaterThan(1);
                case Option.Who _ ->
                    assertThat(used).as(option.key()).contains(Option.Who.LOT).hasSizeGreaterThan(1);
            }
        }
    }

    private Path folder() {
        return Path.of("src/test/resources/golden", box().id());
    }

    private Path file(Recipe<S> recipe) {
        return folder().resolve(recipe.name() + ".txt");
    }

    /// The match as it is recorded; where it is not, or can no longer be played so and is to be written anew, as the
    /// recipe's policy plays it.
    private Match<S, A> match(Recipe<S> recipe) {
        Match<S, A> match = begin(recipe);
        if (Files.exists(file(recipe)) && isReplayed(match, recipe)) {
            return match;
        }
        assertThat(BLESS).as("%s is played as recorded", recipe.name()).isTrue();
        return new Playout<>(box().game(), recipe.table(), recipe.policy(), Playout.FAR, LawBook.<S, A>none())
                .play(begin(recipe), recipe.seed())
                .match();
    }

    private boolean isReplayed(Match<S, A> match, Recipe<S> recipe) {
        for (MatchResult line : moves(recipe)) {
            Seat seat = seat(recipe.table(), line.group(1));
            if (!(GameJson.of(box().game()).readAction(line.group(2)) instanceof Parsed.Value<A>(A action))
                    || !match.play(seat, action).isLegal()) {
                return false;
            }
        }
        return match.turn().isOver();
    }

    private List<MatchResult> moves(Recipe<S> recipe) {
        try {
            return MOVE.matcher(Files.readString(file(recipe))).results().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Match<S, A> begin(Recipe<S> recipe) {
        return switch (Match.begin(box().game(), recipe.table(), recipe.start())) {
            case Began.Fine<S, A>(Match<S, A> match) -> match;
            case Began.Refused<S, A>(var reason) -> throw new AssertionError(recipe.name() + ": " + reason);
        };
    }

    private static Seat seat(Table table, String colour) {
        return table.seats().stream()
                .filter(seat -> table.player(seat)
                        .colour()
                        .name()
                        .toLowerCase(Locale.ROOT)
                        .equals(colour))
                .findFirst()
                .orElseThrow();
    }
}
