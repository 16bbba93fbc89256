package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.House;
import omerta.engine.Option;
import omerta.engine.Options;
import omerta.engine.Player;
import omerta.engine.Rng;
import omerta.engine.SeatColour;
import omerta.engine.Table;
import omerta.engine.Viewer;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Start;
import omerta.toy.Playout;
import omerta.toy.Toy;
import omerta.toy.ToyAction;
import omerta.toy.ToyState;
import org.junit.jupiter.api.Test;

@EveryLocale
class MatchTextTest {

    private static final String PIN = Pin.hash("1234");
    private static final Stamp STAMP = new Stamp("1.0.0", 7, Saves.NOON);

    @Test
    void aFileReadsLikeTheSample() throws IOException {
        try (InputStream sample = MatchTextTest.class.getResourceAsStream("/save/format-1.omerta.json")) {
            assertThat(Saves.bytes(Saves.match()))
                    .asString(StandardCharsets.UTF_8)
                    .isEqualTo(new String(sample.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void writtenReadAndWrittenAgainGivesTheSameBytes() {
        for (GameBox<?, ?> box : List.of(Toy.box(), Games.find("da-capo").orElseThrow())) {
            for (int seats = 2; seats <= 4; seats++) {
                survives(box, seats, 40 * seats);
            }
        }
    }

    private static <S, A> void survives(GameBox<S, A> box, int seats, int moves) {
        Match<S, A> match = Playout.begin(box.game(), seats, Options.STANDARD, seats);
        Playout.play(match, Rng.of(seats).stream(), moves);
        byte[] bytes = MatchText.of(box, match, STAMP);
        Opened opened = new MatchReader(id -> Optional.of(box)).read(bytes, true);
        assertThat(opened).isInstanceOfSatisfying(Opened.Fine.class, fine -> {
            assertThat(fine.loaded().match().truth()).isEqualTo(match.truth());
            assertThat(again(fine.loaded())).isEqualTo(bytes);
        });
    }

    private static <S, A> byte[] again(Loaded<S, A> loaded) {
        return MatchText.of(loaded.box(), loaded.match(), STAMP);
    }

    @Test
    void aPositionSurvivesToo() {
        ToyState position = Saves.match().truth();
        var began = Match.begin(Toy.box().game(), Saves.match().table(), new Start.Position<>(position));
        Match<ToyState, ToyAction> match = ((Began.Fine<ToyState, ToyAction>) began).match();
        Playout.play(match, Rng.of(1).stream(), 5);
        byte[] bytes = Saves.bytes(match);
        Match<?, ?> read = Saves.readMatch(bytes);
        assertThat(read.start()).isEqualTo(match.start());
        assertThat(read.truth()).isEqualTo(match.truth());
    }

    @Test
    void everyPointOfAMatchCanBeSavedAndGoneOnFrom() {
        for (long seed = 1; seed <= 1; seed++) {
            Match<ToyState, ToyAction> whole = Saves.match(seed, 300);
            for (int moves = 0; moves <= whole.moves(); moves++) {
                Match<ToyState, ToyAction> part = Playout.begin(Toy.box().game(), 3, Options.STANDARD, seed);
                for (int i = 0; i < moves; i++) {
                    part.play(whole.move(i).seat(), whole.move(i).action());
                }
                Match<ToyState, ToyAction> read = toy(Saves.bytes(part));
                for (int i = moves; i < whole.moves(); i++) {
                    read.play(whole.move(i).seat(), whole.move(i).action());
                }
                assertThat(read.truth())
                        .as("seed %s, after %s moves", seed, moves)
                        .isEqualTo(whole.truth());
            }
        }
    }

    @SuppressWarnings("unchecked") // the toy game's file holds its match
    private static Match<ToyState, ToyAction> toy(byte[] bytes) {
        return (Match<ToyState, ToyAction>) Saves.readMatch(bytes);
    }

    @Test
    void undoEndsInAReadMatchWhereItEndedInTheSavedOne() {
        Match<ToyState, ToyAction> match = Saves.match();
        assertThat(Saves.readMatch(Saves.bytes(match)).lifted()).isEqualTo(20);
        assertThat(Saves.readMatch(Saves.bytes(match)).undo(Viewer.TABLE)).isEqualTo(match.undo(Viewer.TABLE));
        Playout.play(match, Rng.of(2).stream(), 3);
        assertThat(Saves.readMatch(Saves.bytes(match)).lifted()).isEqualTo(20);
    }

    @Test
    void theSecondOfSavingIsKeptAndNoPartOfIt() {
        Stamp stamp = new Stamp("1.0.0", 1, Clock.systemUTC().instant());
        byte[] bytes = MatchText.of(Toy.box(), Saves.match(), stamp);
        assertThat(new String(bytes, StandardCharsets.UTF_8))
                .containsPattern("\"saved\": \"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z\"");
    }

    @Test
    void theHeaderOfTheFullestTableEndsWithinItsBound() {
        GameBox<?, ?> box = Games.find("da-capo").orElseThrow();
        List<Player> players = Stream.of(SeatColour.values())
                .map(colour -> new Player("\u0001".repeat(Player.LONGEST_NAME), colour, PIN))
                .toList();
        Options options = new Options(box.game().info().options().stream()
                .collect(Collectors.toMap(Option::key, Option::standardText, (a, b) -> a, TreeMap::new)));
        byte[] bytes = begun(box, new Table(players, options, House.STRICT));
        assertThat(new String(bytes, StandardCharsets.UTF_8).indexOf("\"start\""))
                .isLessThan(Format.HEADER_BYTES);
    }

    private static <S, A> byte[] begun(GameBox<S, A> box, Table table) {
        var began = Match.begin(box.game(), table, new Start.Seeded<>(Long.MIN_VALUE));
        return MatchText.of(box, ((Began.Fine<S, A>) began).match(), STAMP);
    }
}
