/// The rules of Corleone, by the clauses of `rulebooks/corleone.md`.
///
/// [omerta.corleone.Corleone] is the game; its printed figures are [omerta.corleone.CorleoneTables], numbered and looked
/// up by [omerta.corleone.CorleoneCity]. Every card and every business is a list of [omerta.corleone.CorleoneEffect]s; no
/// card is known by name. What somebody still has to decide is a stack of [omerta.corleone.CorleonePending] in the state.
@NullMarked
package omerta.corleone;

import org.jspecify.annotations.NullMarked;
