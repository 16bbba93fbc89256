package omerta.ui.capollo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.capollo.DonCapolloAction;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.ui.board.kit.Chooser;
import omerta.ui.board.kit.Spot;

/// What the sentence says while something is looked at or chosen.
///
/// @param names what things are called
record Hints(Names names) {

    /// What an action would do and what to mind, or why it may not be done.
    String about(DonCapolloAction action) {
        if (names.desk().judge(action) instanceof Ruling.Illegal illegal) {
            return names.desk().refused(illegal);
        }
        List<String> parts = new ArrayList<>();
        parts.add(names.desk().describe(action) + ".");
        parts.addAll(names.desk().advice(action));
        return String.join(" ", parts);
    }

    /// What is chosen and what it may go with.
    String needed(Ground chosen, Chooser<DonCapolloAction, Ground> chooser, boolean deals) {
        Optional<DonCapolloAction> plain = chooser.plain();
        if (plain.isPresent()) {
            return names.words("enter", about(plain.get()));
        }
        if (chosen instanceof Ground.Favour(Seat son)) {
            return names.words("need-favour", names.of(son));
        }
        return names.words(chooser.targets().isEmpty() && deals ? "need-partner" : "need-place");
    }

    /// What a thing is.
    Optional<String> plainly(Spot spot, Ground ground) {
        return switch (ground) {
            case Ground.Plate _, Ground.Pan _ -> Optional.empty();
            case Ground.Draw _,
                    Ground.Discards _,
                    Ground.Open _,
                    Ground.Mat _,
                    Ground.Row _,
                    Ground.Place _,
                    Ground.Purse _,
                    Ground.Power _,
                    Ground.Hand _,
                    Ground.Favour _,
                    Ground.Card _,
                    Ground.Seen _,
                    Ground.Chip _ -> Optional.of(spot.getAccessibleText());
        };
    }
}
