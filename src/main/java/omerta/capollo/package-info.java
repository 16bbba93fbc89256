/// The rules of Don Capollo, by the clauses of `rulebooks/don-capollo.md`.
///
/// [omerta.capollo.DonCapollo] is the game; its printed figures are [omerta.capollo.DonCapolloTables]. What waits for an
/// answer or a pause is a stack of [omerta.capollo.DonCapolloPending] in the state.
@NullMarked
package omerta.capollo;

import org.jspecify.annotations.NullMarked;
