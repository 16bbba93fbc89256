package omerta.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import omerta.Seeds;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Decision;
import omerta.engine.Seat;
import omerta.engine.Table;
import omerta.laws.RandomTables;
import omerta.match.Start;
import omerta.save.Fresh;
import omerta.save.Session;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.ui.Ui;
import omerta.ui.board.Pace;
import omerta.ui.shell.flow.Stand;
import omerta.ui.shell.play.Manners;
import omerta.ui.shell.play.Play;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// What stays on a table from one picture to the next is what would be drawn there: after action upon action, board, seats and
/// log read like those of a table that was made just now.
class DrawnAnewTest {

    private static final int FEW_MOVES = 25;
    private static final int MANY_MOVES = 600;
    private static final Pattern AMONG_CHILDREN = Pattern.compile("(first|last|only|nth)-child(\\([a-z]+\\))?,? ?");
    private static final Manners MANNERS = new Manners(Pace.STILL, false, false, false, 14);

    @TempDir
    private Path home;

    @TestFactory
    Stream<DynamicTest> whatStaysIsWhatWouldBeDrawn() {
        return Games.all().stream().map(box -> test(box, FEW_MOVES));
    }

    @Tag("long")
    @TestFactory
    Stream<DynamicTest> whatStaysIsWhatWouldBeDrawnInManyMoves() {
        return Games.all().stream().map(box -> test(box, MANY_MOVES));
    }

    private DynamicTest test(GameBox<?, ?> box, int moves) {
        return DynamicTest.dynamicTest(box.id(), () -> walk(box, moves));
    }

    private <S, A> void walk(GameBox<S, A> box, int moves) {
        Random chance = new Random(Seeds.next(box.id()));
        int compared = 0;
        try (Salon salon = new Salon(home.resolve(box.id()))) {
            Ui.mouseAway();
            Session<S, A> session = enter(salon, box, chance);
            for (int i = 0; i < moves; i++) {
                if (session.sight().turn().isOver()) {
                    Ui.run(salon.shell::leave);
                    session = enter(salon, box, chance);
                }
                compared += act(salon, box.id(), session, chance) ? 1 : 0;
            }
        }
        assertThat(compared).as("pictures that were drawn on what stayed").isPositive();
    }

    private static <S, A> Session<S, A> enter(Salon salon, GameBox<S, A> box, Random chance) {
        Table table = RandomTables.of(box.game(), chance);
        Session<S, A> session =
                ((Fresh.In<S, A>) salon.library.begin(box, table, new Start.Seeded<>(chance.nextLong()))).session();
        Ui.run(() -> salon.shell.enter(session));
        return session;
    }

    /// Somebody acts, in hand.
    ///
    /// @return whether the same table stands afterwards; then it was compared
    private static <S, A> boolean act(Salon salon, String game, Session<S, A> session, Random chance) {
        List<Decision> asked = session.sight().turn().decisions();
        Seat seat = asked.get(chance.nextInt(asked.size())).seat();
        List<A> legal = session.sight().legalActions(seat);
        A action = legal.get(chance.nextInt(legal.size()));
        @SuppressWarnings("unchecked") // the room was entered with this session
        Play<S, A> play =
                (Play<S, A>) Ui.get(() -> salon.shell.room().orElseThrow().play());
        if (!Ui.get(play::stand).equals(new Stand.InHand(seat, false))) {
            Ui.run(() -> play.show(new Stand.InHand(seat, false)));
        }
        Ui.settle(salon.scene);
        Ui.run(() -> play.choose(action));
        if (!Ui.get(play::stand).hand().equals(Optional.of(seat))) {
            return false;
        }
        List<String> stayed = words(salon);
        Ui.run(() -> {
            play.change(Phrases.of(Language.GERMAN).with(game), MANNERS);
            play.change(Phrases.of(Language.ENGLISH).with(game), MANNERS);
        });
        List<String> anew = words(salon);
        for (int line = 0; line < Math.min(stayed.size(), anew.size()); line++) {
            assertThat(stayed.get(line)).as(action + " by " + seat).isEqualTo(anew.get(line));
        }
        assertThat(stayed).hasSameSizeAs(anew);
        return true;
    }

    private static List<String> words(Salon salon) {
        Ui.run(() -> salon.scene.getRoot().requestFocus());
        Ui.settle(salon.scene);
        return Ui.get(() -> Stream.of(".felt", ".seats", ".log-lines")
                .map(salon.scene.getRoot()::lookup)
                .filter(Objects::nonNull)
                .map(SceneText::of)
                .flatMap(List::stream)
                .map(line -> AMONG_CHILDREN.matcher(line).replaceAll(""))
                .toList());
    }
}
