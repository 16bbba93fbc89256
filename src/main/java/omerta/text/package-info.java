/// Words for people: sentences from the resource bundles, and the rulebooks as data.
///
/// A room or a game says things as [omerta.engine.Message]s: a key and what fills the places of its sentence.
/// [omerta.text.Phrases] makes sentences of them in one [omerta.text.Language]:
///
/// - The words of a room lie in `assets/<room>/words.properties` (English), `words_de.properties` and
///   `words_pt_BR.properties`, in UTF-8. The rooms are `shell`, `save` and `cli`, and one a game, named by its id.
/// - Each value is a pattern of [java.text.MessageFormat]: places are `{0}`, `{1}`; an apostrophe is written twice,
/// always;
///   one and many are told apart by `{0,choice,0#no cards|1#one card|1<{0} cards}`.
/// - A key that no bundle has is shown as `⟦key⟧`, so that nobody overlooks it.
///
/// [omerta.text.Rulebook] is a rulebook cut into chapters and clauses, read from `rulebooks/<id>.md` or, in another
/// language, `rulebooks/<id>.<language>.md`.
@NullMarked
package omerta.text;

import org.jspecify.annotations.NullMarked;
