package omerta.ui.shell.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.engine.Option;
import omerta.engine.Seat;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.ui.Ui;
import org.junit.jupiter.api.Test;

class WhoBoxTest {

    private static final Option.Who DEALER = new Option.Who("dealer");

    private Draft draft = Draft.of(3, 2, 6, List.of("Ann", "Ben", "Cat")).of(List.of(DEALER));
    private int changes;
    private final WhoBox box = Ui.get(
            () -> new WhoBox(Phrases.of(Language.ENGLISH).with("da-capo"), "da-capo.option.dealer", DEALER, next -> {
                draft = next.apply(draft);
                changes++;
            }));

    @Test
    void theSeatsAreOfferedByTheNamesOfWhoSitsThere() {
        show();
        assertThat(words()).isEqualTo("By lot, Ann, Ben, Cat; By lot");

        draft = draft.with(0, chair -> chair.named("Zoe"))
                .with(1, chair -> chair.named(" "))
                .more("Dan");
        show();
        assertThat(words()).isEqualTo("By lot, Zoe, Player 2, Cat, Dan; By lot");
        assertThat(changes).as("changes of the draft by showing it").isZero();
    }

    @Test
    void theChosenOneStaysChosenWhereItMovesAndNoLongerWhenItIsGone() {
        show();
        Ui.run(() -> box.setValue(box.getItems().get(3)));
        assertThat(DEALER.in(draft.options())).contains(Seat.of(2));

        draft = draft.moved(2, -1);
        show();
        assertThat(words()).isEqualTo("By lot, Ann, Cat, Ben; Cat");
        draft = draft.without(1);
        show();
        assertThat(words()).isEqualTo("By lot, Ann, Ben; By lot");
        assertThat(changes).isEqualTo(1);
    }

    private void show() {
        Ui.run(() -> box.show(draft));
    }

    /// What is offered; what is chosen.
    private String words() {
        return Ui.get(() -> String.join(
                        ", ", box.getItems().stream().map(WhoBox.Pick::words).toList()) + "; "
                + box.getValue().words());
    }
}
