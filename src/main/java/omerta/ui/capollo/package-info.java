/// The table of Don Capollo: brick and pinstripe.
///
/// A [omerta.ui.capollo.Painter] draws a view: the mats of the families and the market between them, which a
/// [omerta.ui.capollo.Surface] lays out by a [omerta.ui.capollo.TablePlan]. A [omerta.ui.capollo.Play] is what is done
/// with the spots of one picture; [omerta.ui.capollo.Ways] tells how actions lead over the table. Bargaining has a desk of
/// its own, the [omerta.ui.capollo.DealDesk]: what goes each way is a [omerta.ui.capollo.Draft], what may go is a
/// [omerta.ui.capollo.Shelf].
@NullMarked
package omerta.ui.capollo;

import org.jspecify.annotations.NullMarked;
