/// One match being played: from its start through its moves to where it stands. Generic over [omerta.engine.Game].
///
/// A [Match] is begun from a [Start], takes moves by [Match#play], and tells what each [omerta.engine.Viewer] may
/// see by [Match#view]. It keeps every state it went through, so undo is going back to an earlier one, and says by
/// [Undo] where undo ends: where somebody has learned something, or has lifted a curtain.
///
/// A screen is handed a match as a [Sight], which gives views only.
@NullMarked
package omerta.match;

import org.jspecify.annotations.NullMarked;
