package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import omerta.engine.Options;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.match.Start;
import omerta.toy.Playout;
import omerta.toy.Toy;
import omerta.toy.ToyAction;
import omerta.toy.ToyState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryTest {

    @TempDir
    private Path home;

    @Test
    void aMatchIsListedAndResumed() throws IOException {
        Path file;
        ToyState stood;
        try (Library library = enter()) {
            Session<ToyState, ToyAction> session = begin(library);
            play(session, 5);
            file = session.file();
            stood = session.sight().view(Seat.of(0)).state();
            session.close();
        }
        try (Library library = enter()) {
            assertThat(library.list()).singleElement().satisfies(entry -> {
                assertThat(entry.file()).isEqualTo(file);
                assertThat(((Entry.Match) entry).header().moves()).isEqualTo(5);
            });
            Resumed.In in = (Resumed.In) library.open(file);
            assertThat(in.note()).isEmpty();
            assertThat(in.session().sight().view(Seat.of(0)).state()).isEqualTo(stood);
        }
    }

    private Library enter() {
        return ((Library.Entered.In) Library.enter(home, Toy::find)).library();
    }

    private static Session<ToyState, ToyAction> begin(Library library) {
        var fresh = library.begin(Toy.box(), Playout.table(3, Options.STANDARD), new Start.Seeded<>(11));
        return ((Fresh.In<ToyState, ToyAction>) fresh).session();
    }

    private static void play(Session<ToyState, ToyAction> session, int moves) {
        Rng.Stream chance = Rng.of(5).stream();
        for (int i = 0; i < moves; i++) {
            var able = session.sight().table().seats().stream()
                    .filter(seat -> !session.sight().legalActions(seat).isEmpty())
                    .toList();
            Seat seat = able.get(chance.below(able.size()));
            var actions = session.sight().legalActions(seat);
            session.play(seat, actions.get(chance.below(actions.size())));
        }
    }
}
