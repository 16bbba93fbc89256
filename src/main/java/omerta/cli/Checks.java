package omerta.cli;

import omerta.box.GameBox;
import omerta.match.laws.Care;
import omerta.match.laws.LawBook;
import omerta.match.laws.Words;
import omerta.save.SavedJson;
import omerta.text.Proofreader;

/// What `--check` holds against each match: the laws of the rules, of JSON and of words.
final class Checks {

    /// There may be thousands of matches with thousands of moves each, and most moves are alike.
    private static final Care CARE = new Care(400, 1);

    private Checks() {}

    /// Every law, for a game.
    static <S, A> LawBook<S, A> of(GameBox<S, A> box) {
        Proofreader reader = Proofreader.of(box.id());
        return LawBook.<S, A>ofRules(box.game().listsAll())
                .with(new SavedJson<>(box))
                .with(Words.of(reader::hasClause, reader::flaw))
                .with(CARE);
    }
}
