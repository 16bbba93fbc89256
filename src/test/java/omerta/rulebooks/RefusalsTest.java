package omerta.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Dealt;
import omerta.engine.Options;
import omerta.engine.Rng;
import omerta.engine.Table;
import omerta.hush.Tables;
import omerta.text.Proofreader;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A table that a game refuses is told why. (That every refused move is told why is law 12.)
class RefusalsTest {

    static Stream<Named<GameBox<?, ?>>> games() {
        return Games.all().stream().map(box -> Named.of(box.id(), box));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aTableThatDoesNotFitIsToldWhy(GameBox<?, ?> box) {
        Proofreader reader = Proofreader.of(box.id());
        var info = box.game().info();
        List<Table> misfits = new ArrayList<>();
        misfits.add(Tables.of(info.leastSeats(), Options.STANDARD.with("no-such-option", "1")));
        info.options()
                .forEach(option -> misfits.add(
                        Tables.of(info.leastSeats(), Options.STANDARD.with(option.key(), "no such value"))));
        if (info.leastSeats() > 1) {
            misfits.add(Tables.of(info.leastSeats() - 1, Options.STANDARD));
        }
        for (Table table : misfits) {
            var dealt = box.game().deal(table, Rng.of(1));

            assertThat(dealt).isInstanceOf(Dealt.Refused.class);
            var reason = ((Dealt.Refused<?>) dealt).reason();
            assertThat(reader.hasClause(reason.clause())).as(reason.clause()).isTrue();
            assertThat(reader.flaw(reason.why(), table)).isEmpty();
        }
    }
}
