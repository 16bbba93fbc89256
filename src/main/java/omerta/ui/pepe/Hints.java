package omerta.ui.pepe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.pepe.DonPepe;
import omerta.pepe.DonPepeAction;
import omerta.pepe.DonPepeCard;
import omerta.pepe.DonPepePair;
import omerta.pepe.DonPepePreview;
import omerta.pepe.DonPepeState;
import omerta.pepe.DonPepeThing;
import omerta.pepe.DonPepeThreat;

/// What the sentence says while something is chosen: what is still needed, what will happen, or why not.
///
/// @param game which knows what actions would do
/// @param names what the things are called
/// @param state the view that is drawn
/// @param actor who acts
record Hints(DonPepe game, Names names, DonPepeState state, Seat actor) {

    /// What an action would do and what to mind.
    String about(DonPepeAction action) {
        List<String> parts = new ArrayList<>();
        parts.add(names.desk().describe(action));
        if (DonPepe.card(action).isPresent() && !(action instanceof DonPepeAction.Raid)) {
            DonPepePreview preview = game.preview(state, actor, action);
            for (DonPepePair pair : preview.broken()) {
                parts.add(words("breaks", names.of(pair.of()), names.thing(pair.business())));
            }
            for (DonPepePair pair : preview.made()) {
                parts.add(words("makes", names.of(pair.of()), names.thing(pair.business())));
            }
            if (action instanceof DonPepeAction.PassCake(Seat cake, int _)) {
                preview.threats().stream()
                        .filter(threat -> threat.cake().equals(cake))
                        .forEach(threat -> parts.add(caught(threat)));
            }
        }
        parts.addAll(names.desk().advice(action));
        return sentences(parts);
    }

    /// Whom a cake would catch.
    String caught(DonPepeThreat threat) {
        List<String> men = threat.caught().stream()
                .map(sitter -> words("sitter", names.man(sitter.man()), sitter.chair()))
                .toList();
        return men.isEmpty() ? words("catches-nobody") : words("catches", names.join(men));
    }

    /// A chair, and whom a cake before it would catch.
    String chair(int number) {
        List<String> parts = new ArrayList<>();
        parts.add(names.chair(state, game.tables().chair(number)));
        if (game.tables().chair(number).thing() == DonPepeThing.NONE) {
            parts.add(words("head-means"));
        }
        if (state.poisoner(number).isPresent()) {
            parts.add(words("asleep-means"));
        }
        state.cakeOn(number).filter(state::isIn).ifPresent(cake -> parts.add(words("cake-means", names.of(cake))));
        game.threats(state).stream()
                .filter(threat -> threat.chair() == number)
                .forEach(threat -> parts.add(caught(threat)));
        return sentences(parts);
    }

    /// What the place for cards that are played is for.
    String stage() {
        return words("stage-means");
    }

    /// What the discards are for.
    String discards() {
        return words("discards-means");
    }

    /// What Enter would do.
    String enter(DonPepeAction action) {
        return words("enter", about(action));
    }

    /// Why a card that is chosen can only be thrown away.
    String onlyDiscard(Ruling.Illegal why) {
        return words("only-discard", names.desk().refused(why));
    }

    /// What is still needed.
    String needed(DonPepePicks picks) {
        Optional<DonPepeCard> card = picks.picked().stream()
                .filter(Ground.Card.class::isInstance)
                .map(ground -> ((Ground.Card) ground).card())
                .findFirst();
        long chairs =
                picks.picked().stream().filter(Ground.Chair.class::isInstance).count();
        if (card.isEmpty()) {
            return words(
                    waits(picks)
                            ? "need-man"
                            : picks.picked().getFirst() instanceof Ground.Waiting ? "need-free" : "need-other");
        }
        boolean any = chairs > 0;
        return switch (card.get()) {
            case KNIFE, GUN -> words(any ? "need-victim" : "need-killer");
            case CAKE -> words("need-cake-chair");
            case PASS_THE_CAKE -> words(any ? "need-pass-to" : "need-pass");
            case KA_BOOM -> words("need-cake");
            case SLUMBER_COCKTAIL -> words("need-drinkers", drinkers(picks));
            case COPS -> words("need-stage");
            case MOVEMENT -> words(any ? "need-move-to" : "need-move");
        };
    }

    private static boolean waits(DonPepePicks picks) {
        return picks.targets().stream().anyMatch(Ground.Waiting.class::isInstance);
    }

    private static long drinkers(DonPepePicks picks) {
        return picks.played().stream()
                .findFirst()
                .map(action -> picks.missing(action).stream()
                        .filter(Ground.Chair.class::isInstance)
                        .count())
                .orElse(0L);
    }

    private String words(String key, Object... args) {
        return names.desk().words("don-pepe.table." + key, args);
    }

    private static String sentences(List<String> parts) {
        StringBuilder sentences = new StringBuilder();
        for (String part : parts) {
            if (!sentences.isEmpty()) {
                sentences.append(sentences.charAt(sentences.length() - 1) == '.' ? " " : ". ");
            }
            sentences.append(part);
        }
        return sentences.toString();
    }
}
