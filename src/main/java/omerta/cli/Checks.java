package omerta.cli;

import omerta.box.GameBox;
import omerta.match.laws.LawBook;
import omerta.match.laws.Words;
import omerta.save.SavedJson;
import omerta.text.Proofreader;

/// What `--check` holds against each match: the laws of the rules, of JSON and of words.
final class Checks {

    private Checks() {}

    /// Every law, for a game.
    static <S, A> LawBook<S, A> of(GameBox<S, A> box) {
        Proofreader reader = Proofreader.of(box.id());
        return LawBook.<S, A>ofRules(true).with(new SavedJson<>(box)).with(Words.of(reader::hasClause, reader::flaw));
    }
}
