package omerta.ui.shell.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import omerta.ui.Ui;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.javafx.FontIcon;

class LookTest {

    /// Icons are letters: told in ems of their own size, they grew at every look at them.
    @Test
    void iconsKeepTheirSizeHoweverOftenTheyAreStyled() {
        List<Integer> sizes = Ui.get(() -> {
            FontIcon icon = Buttons.icon("mdi2c-cog");
            Button button = new Button("", icon);
            new Look(false, 100).apply(new Scene(button), List.of());
            List<Integer> seen = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                icon.pseudoClassStateChanged(PseudoClass.getPseudoClass("odd"), i % 2 == 1);
                button.getStyleClass().add("class-" + i);
                button.applyCss();
                button.layout();
                seen.add(icon.getIconSize());
            }
            return seen;
        });

        assertThat(sizes).containsOnly(18);
    }

    @Test
    void iconsGrowWithTheType() {
        int size = Ui.get(() -> {
            FontIcon icon = Buttons.icon("mdi2c-cog");
            Button button = new Button("", icon);
            new Look(false, 200).apply(new Scene(button), List.of());
            button.applyCss();
            return icon.getIconSize();
        });

        assertThat(size).isEqualTo(36);
    }
}
