package omerta.cli;

import omerta.box.GameBox;
import omerta.match.laws.LawBook;
import omerta.save.SavedJson;

/// What `--check` holds against each match: the laws of the rules, of JSON and of words.
final class Checks {

    private Checks() {}

    /// Every law, for a game.
    static <S, A> LawBook<S, A> of(GameBox<S, A> box) {
        return LawBook.<S, A>ofRules(true).with(new SavedJson<>(box)).with(new SpokenWords(box.id()));
    }
}
