package omerta.ui.corleone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.corleone.CorleoneAction;
import omerta.corleone.CorleoneCity;
import omerta.corleone.CorleoneEffect;
import omerta.corleone.CorleonePending;
import omerta.corleone.CorleoneState;
import omerta.corleone.CorleoneUse;
import omerta.engine.Seat;
import omerta.ui.board.Desk;

/// What is said about what is pointed at: all that will happen, or what is still needed.
///
/// @param desk which has the words
/// @param names of things
/// @param state the view that is drawn
/// @param actor who acts
record Hints(Desk<CorleoneAction> desk, Names names, CorleoneState state, Seat actor) {

    /// What an action does, with all that follows from it for others.
    String about(CorleoneAction action) {
        List<String> parts = new ArrayList<>();
        parts.add(sentence(desk.describe(action)));
        switch (action) {
            case CorleoneAction.Place(int space) -> put(space, parts);
            case CorleoneUse.Move(int from, int to) -> {
                if (state.board().isOf(from, actor)) {
                    parts.add(names.words("takes-there", names.effects(names.icons(state.board(), to))));
                    put(to, parts);
                } else {
                    bomb(to, parts);
                }
            }
            case CorleoneAction _ -> {}
        }
        parts.addAll(desk.advice(action));
        return String.join(" ", parts);
    }

    private static String sentence(String words) {
        return words.endsWith(".") ? words : words + ".";
    }

    private void put(int space, List<String> parts) {
        if (CorleoneCity.isFront(space)) {
            Tiles.controller(state, CorleoneCity.turf(space))
                    .filter(seat -> !seat.equals(actor))
                    .ifPresent(seat -> share(seat, space, parts));
        }
        bomb(space, parts);
    }

    private void share(Seat controller, int space, List<String> parts) {
        List<CorleoneEffect> share = names.icons(state.board(), space).stream()
                .filter(effect -> !(effect instanceof CorleoneEffect.HorseHead))
                .toList();
        if (!share.isEmpty()) {
            parts.add(names.words("share", names.of(controller), names.effects(share)));
        }
    }

    private void bomb(int space, List<String> parts) {
        if (state.board().isMined(space)) {
            parts.add(names.words("bomb-follows"));
        }
    }

    /// What is still needed after what was pointed at last.
    Optional<String> needed(List<Ground> picked) {
        return picked.isEmpty() ? Optional.empty() : Optional.of(names.words("need." + need(picked)));
    }

    private String need(List<Ground> picked) {
        return switch (picked.getLast()) {
            case Ground.Card(int code, int _) -> CorleoneCity.isJob(code) ? "way" : "card";
            case Ground.Job _, Ground.Family _ -> "way";
            case Ground.Space _ -> shoots() ? "second-figure" : "space";
            case Ground.Icon(CorleoneEffect effect) -> "icon-" + Icons.kind(effect);
            case Ground.Stock _ -> "stock";
            case Ground.Turf _,
                    Ground.Ally _,
                    Ground.Bill _,
                    Ground.Suitcase _,
                    Ground.Way _,
                    Ground.End _,
                    Ground.Sight _ -> "other";
        };
    }

    private boolean shoots() {
        return state.top().orElse(null) instanceof CorleonePending.Taking taking
                && taking.left().stream().anyMatch(CorleoneEffect.DriveBy.class::isInstance);
    }

    /// What is being put together.
    String gathering(Gather gather) {
        if (gather.isBid()) {
            return names.words("gather-bid", gather.sum());
        }
        return gather.missing() > 0
                ? names.words("gather-more", gather.missing())
                : sentence(desk.describe(gather.action())) + " " + names.words("gather-confirm");
    }
}
